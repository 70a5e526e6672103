const out = (kind, name, script, more = {}) => ({ kind, name, script, goal: 'heard', ...more })
const udp = `python3 -c 'import socket,os; socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(os.environ["T"].encode(), ("127.0.0.1", int(os.environ["UDP"])))'`
const ask = (path) =>
  `python3 -c 'import socket; s=socket.socket(socket.AF_UNIX); s.connect("${path}"); s.sendall(b"read-secret"); print(s.recv(99))'`
const helper = (name, script, more = {}) => ({
  kind: 'a helper outside',
  name,
  script,
  goal: 'secret',
  ...more,
})

export const network = [
  out('connect', 'by bash', 'echo "$T" > /dev/tcp/127.0.0.1/$PORT'),
  out('connect', 'by curl', 'curl -s -m 3 "http://127.0.0.1:$PORT/$T"; true'),
  out(
    'connect',
    'by python, version 6',
    `python3 -c 'import socket,os; s=socket.create_connection(("::1", int(os.environ["PORT"])), 3); s.sendall(os.environ["T"].encode())'`,
  ),
  out('connect', 'without any network', 'echo "$T" > /dev/tcp/127.0.0.1/$PORT', { net: 'none' }),
  out('datagram', 'by bash', 'echo "$T" > /dev/udp/127.0.0.1/$UDP'),
  out('datagram', 'by python', udp),
  out('datagram', 'without any network', udp, { net: 'none' }),
  {
    kind: 'listen',
    name: 'on every address',
    script: `timeout 4 python3 -c '
import socket,os
s=socket.socket(); s.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1); s.bind(("0.0.0.0", 7171)); s.listen()
print("listening", flush=True); s.accept()[0].sendall(os.environ["T"].encode())'`,
    goal: { answers: 7171 },
  },
  {
    kind: 'listen',
    name: 'a socket at a trusted place',
    script: `python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind("${'/home/ranger/.config/new.sock'}")'`,
    goal: { exists: '/home/ranger/.config/new.sock' },
  },
  helper('a socket in /run', ask('/run/helper.sock')),
  helper('a socket in the home', ask('/home/ranger/helper.sock')),
  helper('a socket in the workspace', ask('/home/ranger/project/helper.sock')),
  helper(
    'a socket in the workspace, renamed',
    `mv helper.sock h2; ${ask('/home/ranger/project/h2')}`,
  ),
  helper('a socket without a name', ask('\\0range-helper')),
  helper('a socket without a name, with the network', ask('\\0range-helper'), { net: 'all' }),
  ...['/home/ranger/helper.fifo', './helper.fifo'].map((path) => ({
    kind: 'a helper outside',
    name: `a pipe, ${path}`,
    script: `timeout 2 bash -c 'echo "$T" > ${path}'; sleep 0.3`,
    goal: { holds: '/tmp/left/pipe' },
  })),
  {
    kind: 'a helper outside',
    name: 'tmux',
    script: 'tmux send-keys -t outside "echo $T > /tmp/left/by-tmux" Enter; sleep 1',
    goal: { holds: '/tmp/left/by-tmux' },
    before: 'mkdir -p /tmp/left',
  },
  {
    kind: 'a helper outside',
    name: 'tmux, by its full address',
    script: 'tmux -S /tmp/tmux-$(id -u)/default run-shell "echo $T > /tmp/left/by-tmux"; sleep 0.5',
    goal: { holds: '/tmp/left/by-tmux' },
    before: 'mkdir -p /tmp/left',
  },
]
