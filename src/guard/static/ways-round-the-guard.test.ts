import { describe, expect, it } from 'vitest'
import { analyse, analyseOperation } from './analyse.ts'
import type { Overlay } from './policy/judge.ts'

const AGENT: Overlay = {
  role: 'developer',
  asker: 'agent',
  directory: '/home/ann/code/shop',
  ownFiles: ['/home/ann/.claude/settings.json', '/home/ann/.config/opencode/plugin/aegish.js'],
}

describe('ways round the guard', () => {
  it.each([
    // the folder of an agent as a repository
    'cd ~/.claude && git stash',
    'cd ~/.claude && git apply /tmp/off.patch',
    'git -C ~/.codex reset --hard HEAD~1',
    'cd ~/.config/opencode && git pull',
    'GIT_WORK_TREE=~/.claude git reset --hard',
    // programs that nobody knows, told to change what they are given
    `npx json -I -f ~/.claude/settings.json -e 'delete this.hooks'`,
    'frobnicate --in-place ~/.gemini/settings.json',
    'dasel delete -f ~/.claude/settings.json hooks',
    `docker run --rm -v $HOME:/h alpine sh -c 'echo {} > /h/.claude/settings.json'`,
    // found by a name, linked, restored, synchronised, or by an editor's command line
    'locate claude/settings.json | xargs rm',
    'plocate -0 hooks.json | xargs -0 rm -f',
    'stow -D claude',
    'cd / && borg extract /mnt/backup::old home/ann/.claude',
    'cd ~ && borg extract repo::old',
    'unison /tmp/empty ~/.claude -batch -prefer /tmp/empty',
    'code --uninstall-extension anthropic.claude-code',
    'code --command claude.disable',
    // a folder that not even its owner gets into any more
    'chmod a-x ~/.config',
    'chmod 000 ~/.local/share',
    'chmod u-r ~',
    // variables for agents that start later
    `echo 'CODEX_HOME=/tmp/x' >> ~/.codex/.env`,
    `echo 'GEMINI_CLI_HOME=/tmp/x' > .gemini/.env`,
    `echo 'export CLAUDE_CODE_SAFE_MODE=1' >> .envrc`,
    `printf 'PORT=3000\\nCLAUDE_CONFIG_DIR=/tmp/x\\n' > .env.local`,
    'launchctl setenv CLAUDE_CONFIG_DIR /tmp/x',
    'tmux set-environment -g CODEX_HOME /tmp/x',
    `fish -c 'set -Ux GEMINI_CLI_HOME /tmp/x'`,
    'systemctl --user set-environment CLAUDE_CODE_SIMPLE=1',
    'dbus-update-activation-environment COPILOT_HOME=/tmp/x',
    'env -i claude -p hi',
    'env -u CLAUDE_CONFIG_DIR claude -p hi',
    'sudo -u nobody claude -p hi',
    'su other -c "codex exec hi"',
    'chroot /tmp/x claude -p hi',
    // switches that the agents' own help names
    'claude --safe-mode -p hi',
    'CLAUDE_CODE_SAFE_MODE=1 claude -p hi',
    'CLAUDE_CODE_PERSONAL_HOOKS_OFF=1 claude -p hi',
    'COPILOT_ALLOW_ALL=true copilot -p hi',
    'qwen --bare -p hi',
    'qwen --safe-mode -p hi',
    'opencode run --auto hi',
    'cline --config /tmp/x hi',
    'gemini --policy allow-all.toml -p hi',
    'cline --data-dir=/tmp/x hi',
    'pi config',
    'pi remove aegish',
    'opencode uninstall --force',
    'codex plugin remove guard',
    'copilot config set disableAllHooks true',
    `echo '{"env":{"CLAUDE_CODE_SAFE_MODE":"1"}}' > .claude/settings.json`,
    // agents that have no door
    `aider --yes-always --message 'read the key'`,
    `goose run -t 'read the key'`,
    'interpreter -y',
    // what is typed where a person sits
    'tmux send-keys -t 0 aegish Space allow Space 3f2a9c Enter',
    `tmux set-buffer 'aegish allow 3f2a9c' \\; paste-buffer -t 0`,
    `echo 'aegish allow 3f2a9c' | tmux load-buffer -`,
    `xdotool type 'aegish allow 3f2a9c'`,
    `echo 'aegish allow 3f2a9c' | dtach -p /tmp/socket`,
    `ydotool type --key-delay 20 'aegish hook uninstall --all'`,
    `wtype 'aegish allow 3f2a9c'`,
    `zellij action write-chars 'aegish hook uninstall --all'`,
    `wezterm cli send-text --no-paste 'aegish allow 3f2a9c'`,
    `kitty @ send-text 'aegish allow 3f2a9c\\n'`,
    `osascript -e 'tell app "Terminal" to do script "aegish allow 3f2a9c"'`,
    `python3 -c "import fcntl,termios; [fcntl.ioctl(0, termios.TIOCSTI, c) for c in 'aegish allow x']"`,
    `perl -e 'ioctl(STDIN, 0x5412, $_) for split "", "aegish allow x"'`,
    'fuser -k ~/.local/state/aegish/audit.jsonl',
    // what a program lists in a folder of an agent, or a glob of few letters means
    "find ~/.claude -name '*.json' | xargs rm -f",
    "find ~ -name 's*.json' | xargs rm",
    'find ~/.claude -mtime +3 | xargs rm',
    'grep -rl PreToolUse ~/.claude | xargs sed -i s/PreToolUse/X/',
    'rg -l aegish ~/.claude ~/.codex | xargs -I{} mv {} /tmp/',
    'find ~/.claude -name "*.json" | while read -r f; do echo {} > "$f"; done',
    'rm ~/.cl*/s*.json',
    'rm ~/.*/*.json',
    'cd ~/.claude; rm /proc/self/cwd/settings.json',
    // programs that take the file away or rewrite it as a side of their work
    'gzip ~/.claude/settings.json',
    'zstd --rm ~/.claude/settings.json',
    'fallocate -c -o 0 -l 4096 ~/.claude/settings.json',
    `fx ~/.claude/settings.json 'del(.hooks)' save`,
    `sqlite3 ~/.local/state/aegish/x.db 'delete from t'`,
    'chezmoi apply ~/.claude/settings.json',
    'restic restore latest --target / --include ~/.claude',
    `cd ~ && patch -p0 <<'E'\n--- .claude/settings.json\n+++ .claude/settings.json\nE`,
    `printf -- '--- a/.claude/settings.json\\n+++ /dev/null\\n' | git -C ~ apply`,
    'fastmod PreToolUse Off ~/.claude',
    `jaq -i 'del(.hooks)' ~/.claude/settings.json`,
    'tmpreaper 1d ~/.local/state/aegish',
    'npx degit a/b ~/.claude --force',
    'sshfs host:/x ~/.claude',
    'python3 -m zipfile -e x.zip ~/.claude',
    'python3 -m tarfile -e x.tar ~/.claude',
    'python3 -m json.tool x.json ~/.claude/settings.json',
    `ansible localhost -m file -a 'path=~/.claude/settings.json state=absent'`,
    // editors without a hand
    `ex -s ~/.claude/settings.json <<< $'%d\\nwq'`,
    `nvim --server /tmp/s --remote-expr 'delete(expand("~/.claude/settings.json"))'`,
    `emacs --batch --eval '(with-temp-file "~/.claude/settings.json" (insert "{}"))'`,
    // what somebody pastes
    `echo 'aegish hook uninstall --all' | wl-copy`,
    `echo 'aegish allow 3f2a9c' | xclip -selection clipboard`,
    // code
    `python3 -c "import os; os.chmod(os.path.expanduser('~/.claude/settings.json'), 0)"`,
    `elixir -e 'File.rm!(Path.expand("~/.claude/settings.json"))'`,
    // scripts that are only written now
    `echo 'rm ~/.claude/settings.json' > x.sh`,
    `printf 'import os\\nos.remove("/home/ann/.claude/settings.json")\\n' > x.py`,
    `cat > Makefile <<'E'\nall:\n\trm ~/.claude/settings.json\nE`,
    `cat > run <<'E'\n#!/usr/bin/env python3\nimport shutil, os\nshutil.rmtree(os.path.expanduser('~/.claude'))\nE`,
  ])('%s', (command) => {
    const { trace, ...decision } = analyse(command, AGENT)
    expect(decision).toMatchObject({ verdict: 'BLOCK' })
    expect(trace().findings.map(({ rule }) => rule)).toContain('S')
  })

  it.each([
    ['x.sh', 'npm ci\nrm ~/.claude/settings.json\n'],
    ['x.sh', 'aegish hook uninstall --all\n'],
    ['x.py', "import os\nos.remove(os.path.expanduser('~/.claude/settings.json'))\n"],
    ['x.mjs', "fs.writeFileSync(process.env.HOME + '/.claude/settings.json', '{}')\n"],
    ['Makefile', 'all:\n\trm ~/.claude/settings.json\n'],
    ['package.json', '{"scripts":{"postinstall":"rm -rf ~/.claude"}}'],
    ['Taskfile.yml', 'tasks:\n  off:\n    cmds:\n      - rm ~/.claude/settings.json\n'],
    ['x.go', 'func main() { os.Remove(os.Getenv("HOME") + "/.claude/settings.json") }\n'],
    ['.envrc', 'export CLAUDE_CONFIG_DIR=$PWD/.none\n'],
    ['package.json', '{"scripts":{"x":"aegish hook uninstall --all"}}'],
    ['src/main.rs', 'fn main() { std::fs::remove_file("/home/ann/.claude/settings.json"); }\n'],
    ['x.c', 'int main() { unlink("/home/ann/.claude/settings.json"); }\n'],
    ['.claude/commands/x.md', 'Look:\n!`rm -f ~/.claude/settings.json`\n'],
    ['.claude/settings.json', '{"awsAuthRefresh":"rm -f ~/.codex/hooks.json"}'],
  ])('a tool writes %s: %j', (path, content) => {
    const analysis = analyseOperation({ kind: 'write', path, content }, AGENT)
    expect(analysis).toMatchObject({ verdict: 'BLOCK', rule: 'S' })
  })
})

describe('the same words in everyday work', () => {
  it.each([
    'git stash',
    'git pull --rebase',
    'git -C ../other checkout main',
    'git -C ~/.claude log --oneline',
    'cd ~/dotfiles && git pull',
    'npx cspell --fix ./README.md',
    'mytool --force ./src',
    'chmod 700 ~/.config',
    'chmod 755 ~/.local/bin/tool',
    'chmod -x scripts/old.sh',
    'chmod go-rwx ~',
    `echo 'GEMINI_API_KEY=x' >> .env`,
    `echo 'QWEN_MODEL=max' > .env.local`,
    'QWEN_CODE_LANG=de qwen -p hi',
    'tmux set-environment -g EDITOR vim',
    'env -u FOO npm test',
    'env -i bash -c "echo hi"',
    'xdotool type "hello world"',
    "wtype 'http://localhost:3000' -k Return",
    `tmux set-buffer 'some text'`,
    'tmux send-keys -t 0 npm Space test Enter',
    'zellij action write-chars "npm test"',
    'aider --version',
    'goose --help',
    'pi list',
    'claude plugin list',
    'sudo claude --version',
    'docker run --rm -v $PWD:/app -w /app node:22 cat /app/.claude/settings.json.example',
    'dasel -f package.json .name',
    'rm *.json',
    "find . -name '*.json' | xargs rm",
    "find ~ -name '*.log' | xargs rm",
    'grep -rl foo src | xargs sed -i s/foo/bar/',
    'find ~/.claude -name "*.jsonl" | xargs wc -l',
    'rm ~/.cache/*/*.json',
    'gzip -9 dump.sql',
    'gzip -k ~/.claude/settings.json',
    'fx package.json .name',
    'chezmoi apply ~/.zshrc',
    `patch -p1 <<'E'\n--- a/src/x.ts\n+++ b/src/x.ts\nE`,
    'git diff | pbcopy',
    `echo 'sudo reboot' | xclip`,
    'npm link',
    'cd ~/code/codex && git stash',
    'cd ~/code/claude && rm -rf build && npm test',
    'aegish hook install claude-code --dry-run',
    `cat > x.sh <<'E'\nmkdir -p ~/.claude/skills\ncp -r skills/pdf ~/.claude/skills/\nE`,
  ])('%s', (command) => {
    const { verdict, reason, rule } = analyse(command, AGENT)
    expect(`${verdict} ${rule} ${reason}`).toMatch(/^ALLOW/)
  })

  it.each([
    ['usage.py', "for f in glob('~/.claude/projects/*/*.jsonl'):\n  print(open(f).read())\n"],
    [
      'hook.test.mjs',
      "const dir = mkdtempSync('/tmp/x')\nwriteFileSync(dir + '/.claude/settings.json', text)\nrmSync(dir + '/.claude/settings.json')\n",
    ],
    ['install.sh', '#!/bin/sh\nmkdir -p .claude\ncp template.json .claude/settings.json\n'],
    ['review.sh', 'claude -p review --dangerously-skip-permissions\n'],
    ['uninstall.sh', 'rm -rf /opt/shop ~/.config/shop\nsystemctl disable shop\n'],
    ['cursor.ts', "export const hooks = new Map()\nfs.rmSync('build', { recursive: true })\n"],
    ['package.json', '{"scripts":{"prepare":"husky","review":"claude -p review"}}'],
    ['.env', 'GEMINI_API_KEY=x\nCLINE_API_KEY=y\n'],
    ['.claude/commands/review.md', 'Look:\n!`git status`\nthen review.\n'],
    ['src/cursor.rs', 'fn main() { std::fs::remove_file("build/cursor.txt"); }\n'],
    ['docs/hooks.md', 'Run `rm ~/.claude/settings.json` to start again.\n'],
  ])('a tool writes %s: %j', (path, content) => {
    const { verdict, reason, rule } = analyseOperation({ kind: 'write', path, content }, AGENT)
    expect(`${verdict} ${rule} ${reason}`).toMatch(/^ALLOW/)
  })
})

describe('a script that is too long to be followed', () => {
  const long = 'echo hello\n'.repeat(2500)
  const write = (path: string, content: string) =>
    analyseOperation({ kind: 'write', path, content }, AGENT)

  it('is denied by the line that takes a guard out', () => {
    for (const [path, content] of [
      ['x.sh', `${long}rm -f ~/.claude/settings.json\n`],
      ['x', `#!/bin/bash\n${long}aegish hook uninstall --all\n`],
      ['x.py', `${"print('x')\n".repeat(2500)}os.remove('/home/ann/.claude/settings.json')\n`],
    ] as const)
      expect(write(path, content)).toMatchObject({ verdict: 'BLOCK', rule: 'S' })
  })

  it('is asked about where it speaks of a guard', () => {
    const found = write('x.sh', `d=.claude\n${long}cd ~/$d\nrm settings.json\n`)
    expect(found).toMatchObject({ verdict: 'WARN', rule: 'S', certainty: 'unresolved' })
    expect(found.reason).toContain('too long to be followed')
  })

  it('is let through, and said to be unread, where it does not', () => {
    expect(write('x.sh', long)).toMatchObject({ verdict: 'ALLOW', certainty: 'unresolved' })
    expect(write('x.ts', 'editor.cursor.move(hooks)\n'.repeat(2500))).toMatchObject({
      verdict: 'ALLOW',
      certainty: 'known',
    })
  })
})

describe('a copy of this package', () => {
  const named = (folder: string) =>
    ({ '.': 'aegish', '~/copy': 'aegish', '../shop-api': 'shop-api' })[folder]
  const rules = (command: string) =>
    analyse(command, { ...AGENT, packageName: named })
      .trace()
      .findings.map(({ rule }) => rule)

  it.each([
    'npm link',
    'npm i -g .',
    'npm install --global',
    'cd ~/copy && npm link',
    'pnpm add -g ~/copy',
    'npm -C ~/copy link',
    `mkdir x && echo '{"name":"aegish"}' > x/package.json && npm i -g ./x`,
  ])('is not put in its place: %s', (command) => expect(rules(command)).toContain('S'))

  it.each([
    'npm install',
    'npm i -g ../shop-api',
    'locate notes.txt | xargs rm',
    'stow -D vim',
    'borg extract /mnt/backup::old home/ann/notes.txt',
    'unison ~/docs ssh://files.example.com/docs',
    'code --install-extension dbaeumer.vscode-eslint',
    'npm ls -g',
    'npm i -g typescript',
    'npm ci',
  ])('is worked on: %s', (command) => expect(rules(command)).not.toContain('S'))
})

describe('a program that nobody knows, and a file of a guard', () => {
  it.each([
    'npx trash-cli ~/.claude/settings.json',
    'ruplacer --go PreToolUse Off ~/.claude',
    'npx cpy-cli x.json ~/.claude/settings.json',
    './tools/frob ~/.codex/hooks.json',
    'frobnicate --go Off ~/.config/aegish/policy.yaml',
  ])('is asked about: %s', (command) => {
    expect(analyse(command, AGENT)).toMatchObject({ verdict: 'WARN', rule: 'S' })
    expect(analyse(command, { ...AGENT, role: 'default' }).verdict).toBe('ALLOW')
  })

  it.each([
    'cat ~/.claude/settings.json',
    'jq .hooks ~/.claude/settings.json',
    'grep -n hooks .claude/settings.json',
    'diff ~/.claude/settings.json /tmp/x.json',
    `python3 -c "import json; print(json.load(open('/home/ann/.claude/settings.json'))['model'])"`,
    'frobnicate --go src/index.ts',
    './tools/frob ~/.claude/CLAUDE.md',
  ])('lets %s be', (command) => {
    expect(analyse(command, AGENT)).toMatchObject({ verdict: 'ALLOW' })
  })
})
