import { describe, expect, it } from 'vitest'
import { analyse } from './analyse.ts'
import type { Overlay } from './policy/judge.ts'

const AGENT: Overlay = {
  role: 'developer',
  asker: 'agent',
  directory: '/home/ann/code/shop',
  ownFiles: ['/home/ann/.claude/settings.json'],
}

function rulesOf(command: string): string[] {
  return analyse(command, AGENT)
    .trace()
    .findings.map(({ rule }) => rule)
}

describe('an agent is started where its hooks are not', () => {
  it.each([
    // boxes, other roots, other users, containers
    'bwrap --bind / / --tmpfs $HOME/.claude claude -p hi',
    'bubblewrap --dev-bind / / --setenv HOME /tmp/h claude -p hi',
    'firejail --private codex exec hi',
    'unshare -rm claude -p hi',
    'nsenter -t 1 -m gemini -p hi',
    'systemd-nspawn -D /srv/box claude -p hi',
    'setpriv --reuid 1001 claude -p hi',
    'gosu other claude -p hi',
    'run0 -u other claude -p hi',
    'machinectl shell other@ /usr/bin/claude -p hi',
    'toolbox run claude -p hi',
    'distrobox enter box -- codex exec hi',
    'docker run --rm -v $PWD:/w node:22 npx @anthropic-ai/claude-code -p hi',
    'docker exec -e HOME=/tmp dev claude -p hi',
    'podman run --rm image claude -p hi',
    'kubectl exec pod -- claude -p hi',
    // a login to this machine starts afresh
    'ssh localhost claude -p hi',
    'ssh -l other 127.0.0.1 "claude -p hi"',
    // variables that a program gives to what it starts
    'systemd-run --user --setenv=HOME=/tmp/h claude -p hi',
    "tmux new -d -e CLAUDE_CONFIG_DIR=/tmp/h 'claude -p hi'",
    'npx cross-env CODEX_HOME=/tmp/h codex exec hi',
    'flatpak-spawn --host --env=HOME=/tmp claude -p hi',
    'mise set CLAUDE_CONFIG_DIR=/tmp/x',
    // and code
    `python3 -c "import os,subprocess; subprocess.run(['claude','-p','x'], env={**os.environ,'HOME':'/tmp/h'})"`,
    `python3 -c "import os,subprocess; subprocess.run(['claude','-p','x'], env=dict(os.environ, HOME='/tmp/h'))"`,
    `python3 -c "import subprocess; subprocess.run(['claude','-p','x'], env={})"`,
    `python3 -c "import os; os.environ['CLAUDE_CONFIG_DIR']='/tmp/h'; os.system('claude -p x')"`,
    `python3 -c "import os; os.putenv('CODEX_HOME','/tmp/h'); os.system('codex exec x')"`,
    `node -e "require('child_process').spawnSync('claude',['-p','x'],{env:{...process.env,HOME:'/tmp/h'}})"`,
    `node -e "process.env.XDG_CONFIG_HOME='/tmp/h';require('child_process').execSync('opencode run x')"`,
    `perl -e '$ENV{HOME}="/tmp/h"; exec "claude","-p","x"'`,
    `ruby -e 'ENV["CODEX_HOME"]="/tmp/h"; system("codex exec x")'`,
    // its script by the path
    'node /usr/lib/node_modules/@anthropic-ai/claude-code/cli.js --bare -p x',
    `python3 -c "import os; os.setenv('HOME', '/tmp/h'); os.system('claude -p x')"`,
    'HOME=/tmp/h node ~/lib/node_modules/@openai/codex/bin/codex.js exec x',
    'copilot --config-dir /tmp/x -p hi',
    // a version from before there were hooks
    'npx -y @anthropic-ai/claude-code@0.2.9 -p x',
    'npm i -g @anthropic-ai/claude-code@0.2.9',
    'pnpm add -g @openai/codex@0.1.0',
    // another program in its place
    `printf '#!/bin/sh\\nexec /opt/claude --bare "$@"\\n' > ~/.local/bin/claude`,
    'ln -sf /tmp/codex /usr/local/bin/codex',
    // and in the place of Node, where the launcher looks for one
    'nvm uninstall 22; cp /tmp/x ~/go/bin/node',
    'ln -s /bin/true ~/.nvm/versions/node/v99.0.0/bin/node',
  ])('%s', (command) => expect(rulesOf(command)).toContain('S'))

  it.each([
    'docker run --rm node:22 npm test',
    'docker exec dev claude --version',
    'docker build -t claude .',
    'docker compose run --rm claude npm test',
    'bwrap --ro-bind / / ls',
    'ssh localhost uptime',
    'ssh build claude -p hi',
    'HOME=/tmp/h npm ci',
    'systemd-run --user --setenv=FOO=1 claude -p hi',
    'tmux new -d -e FOO=1 "claude -p hi"',
    'mise set NODE_ENV=test',
    `python3 -c "import os; print(os.environ['HOME'])"`,
    `python3 -c "import os,subprocess; print(os.environ['HOME']); subprocess.run(['claude','-p','hi'])"`,
    `python3 -c "import os,subprocess; subprocess.run(['claude','-p','x'], env={**os.environ,'FOO':'1'})"`,
    `node -e "require('child_process').spawnSync('claude',['-p','x'],{env:process.env})"`,
    'echo HOME=/tmp/x claude',
    'env -i grep claude notes.txt',
    `python3 -c "import subprocess; path = 'a.md'; home = 'x'; subprocess.run(['claude','-p',path])"`,
    'cargo run --bin codex',
    'npm i -g @anthropic-ai/claude-code',
    'npx -y @anthropic-ai/claude-code@latest -p x',
    'npm i @anthropic-ai/sdk@0.30.0',
    'nvm uninstall 18',
    'mise uninstall node@18',
    'volta pin node@22',
    'nvm alias default 22 && nvm use',
    'cp target/release/node bin/node',
    'cp target/release/mytool ~/.local/bin/mytool',
  ])('lets %s be', (command) => expect(rulesOf(command)).not.toContain('S'))
})

describe('a process of an agent or of this guard', () => {
  it.each([
    `gdb -p $(pgrep claude) -batch -ex 'call (int)unsetenv("X")'`,
    'gdb -p $PPID',
    'lldb -n aegish -o quit',
    'strace -p $(pidof codex) -e inject=execve:error=ENOENT',
    'frida -n claude -l x.js',
    `prlimit --pid $(pgrep -f 'aegish serve') --nofile=1`,
    'kill -USR1 $PPID',
    'kill -s USR1 $(pgrep -f claude)',
    'node inspect -p $(pgrep -f claude)',
    'kill $(pgrep -f aegish)',
    'dd if=/tmp/x of=/proc/$PPID/mem bs=1 seek=4096',
    `python3 -c "import os,signal; os.kill(os.getppid(), signal.SIGUSR1)"`,
  ])('%s', (command) => expect(rulesOf(command)).toContain('S'))

  it.each([
    'gdb -p 1234',
    'gdb -p $(pgrep server)',
    'cd ~/code/claude-web && gdb -p $(pgrep server)',
    'strace -f ./app',
    'kill -USR1 $(pidof nginx)',
    'kill $(pgrep -f vite)',
    'node inspect app.js',
    `python3 -c "import os,signal; os.kill(os.getpid(), signal.SIGUSR1)"`,
  ])('lets %s be', (command) => expect(rulesOf(command)).not.toContain('S'))
})
