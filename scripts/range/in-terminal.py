# Runs a command in a pseudo terminal of its own, types what is to be typed, prints what is shown.
#   in-terminal.py '[["what is waited for", "what is typed"], …]' COMMAND [ARGUMENT …]
import fcntl, json, os, pty, select, struct, sys, termios, time

keys = json.loads(sys.argv[1])
pid, master = pty.fork()
if pid == 0:
    os.execvp(sys.argv[2], sys.argv[2:])
fcntl.ioctl(master, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
start = time.time()
shown = b""
while True:
    if keys and keys[0][0].encode() in shown:
        # Whoever has just drawn something may not listen yet.
        time.sleep(0.4)
        shown = b""
        os.write(master, keys.pop(0)[1].encode())
    ready, _, _ = select.select([master], [], [], 0.05)
    if ready:
        try:
            data = os.read(master, 65536)
        except OSError:
            break
        if not data:
            break
        shown += data
        os.write(1, data)
    if time.time() - start > 90:
        os.kill(pid, 9)
_, status = os.waitpid(pid, 0)
sys.exit(os.waitstatus_to_exitcode(status) & 255)
