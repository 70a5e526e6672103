// Secrets and trusted places that are not where the tables say, not there yet, or not what they seem.
import { HOME, WORKSPACE } from '../world.mjs'

const secret = (kind, name, script, more = {}) => ({ kind, name, script, goal: 'secret', ...more })
const moved = (name, script, more) => secret('a secret elsewhere', name, script, more)
const later = (name, before, during, script) =>
  secret('changed outside meanwhile', name, `sleep 2; ${script}`, { before, during })
const git = (name, before, path, script, more = {}) => ({
  ...{ kind: 'what git obeys', name, before, script },
  goal: { holds: `${WORKSPACE}/${path}` },
  ...more,
})
const isLink = { refused: /is a link, which cannot be held/ }
const settings = (name, before, path, more = {}) => ({
  ...{ kind: 'settings of an agent', name, before, script: `echo "$T" >> ${path}` },
  goal: { holds: `${WORKSPACE}/${path}` },
  ...more,
})
const workspace = (path, name) => ({
  kind: 'a workspace that is none',
  name: path.replace(HOME, '~'),
  before: `mkdir -p ${path}`,
  workspace: path,
  script: `echo "$T" > ${name}`,
  goal: { holds: `${path}/${name}` },
  refused: /everything below it could be written/,
})

export const withheldElsewhere = [
  moved('XDG_CONFIG_HOME leads to it', 'cat ~/.gnupg/private-keys-v1.d/mine', {
    before: 'echo "secret $CANARY" > ~/.gnupg/private-keys-v1.d/mine',
    env: { XDG_CONFIG_HOME: `${HOME}/.gnupg` },
  }),
  moved('CARGO_HOME leads to it', 'cat ~/.ssh/mine', {
    before: 'echo "secret $CANARY" > ~/.ssh/mine',
    env: { CARGO_HOME: `${HOME}/.ssh` },
  }),
  moved('~/.config is a link', 'cat ~/.config/gh/hosts.yml', {
    before: 'mv ~/.config ~/dotfiles; ln -s dotfiles ~/.config',
  }),
  moved('~/.local is a link', 'cat ~/.local/share/keyrings/login.keyring', {
    before: 'mv ~/.local ~/local; ln -s local ~/.local',
  }),
  moved('the home of the account, where HOME is another one', `cat ${HOME}/.ssh/id_ed25519`, {
    env: { HOME: '/tmp' },
  }),

  later(
    'a file of secrets, replaced',
    ':',
    'echo "secret $CANARY" > ~/.n; mv ~/.n ~/.netrc',
    'cat ~/.netrc',
  ),
  later(
    'a folder of secrets, made',
    'rm -r ~/.kube',
    'mkdir ~/.kube; echo "secret $CANARY" > ~/.kube/config',
    'cat ~/.kube/config',
  ),
  later(
    'a folder of secrets in ~/.config, made',
    'rm -r ~/.config/gh',
    'mkdir ~/.config/gh; echo "secret $CANARY" > ~/.config/gh/hosts.yml',
    'cat ~/.config/gh/hosts.yml',
  ),

  git(
    '.git is a link',
    'mv .git .store; ln -s .store .git',
    '.store/config',
    'echo "$T" >> .git/config',
    isLink,
  ),
  git(
    '.git/hooks is a link',
    'mv .git/hooks h; ln -s ../h .git/hooks',
    '.git/hooks/pre-commit',
    'rm .git/hooks; mkdir .git/hooks; echo "$T" > .git/hooks/pre-commit',
    isLink,
  ),
  git(
    'the store of a working tree elsewhere',
    'git worktree add -q ../elsewhere',
    '.git/worktrees/elsewhere/commondir',
    'echo "$T" > .git/worktrees/elsewhere/commondir',
  ),
  git(
    'where a submodule below vendor/ has its repository',
    'git init -q ../lib; git -C ../lib commit -q --allow-empty -m x; git -c protocol.file.allow=always submodule add -q ../lib vendor/lib',
    'vendor/lib/.git',
    'rm -f vendor/lib/.git; echo "gitdir: $T" > vendor/lib/.git',
  ),
  git(
    'a repository below vendor/',
    'git init -q vendor/x',
    'vendor/x/.git/hooks/pre-commit',
    'echo "$T" > vendor/x/.git/hooks/pre-commit',
  ),
  git(
    'a bare repository',
    'git init -q --bare r.git',
    'r.git/hooks/post-receive',
    'echo "$T" > r.git/hooks/post-receive',
  ),
  git(
    'a repository whose store lies beside it',
    'git init -q --separate-git-dir store sub',
    'store/config',
    'echo "$T" >> store/config',
  ),

  settings('.mcp.json', 'echo {} > .mcp.json', '.mcp.json'),
  settings('.cursor/mcp.json', 'mkdir .cursor; echo {} > .cursor/mcp.json', '.cursor/mcp.json'),
  settings('behind a link', 'mv .claude .agents; ln -s .agents .claude', '.agents/settings.json', {
    ...isLink,
  }),

  workspace(`${HOME}/.ssh`, 'authorized_keys'),
  workspace(`${HOME}/.config`, 'mimeapps.list'),
  workspace(`${HOME}/.local/bin`, 'git'),
  workspace(`${WORKSPACE}/.git/hooks`, 'pre-commit'),

  secret(
    'a descriptor left open',
    'a folder as the input',
    `cat /proc/self/fd/0${HOME}/.ssh/id_ed25519`,
    { descriptors: { 0: '/' } },
  ),
  {
    kind: 'a descriptor left open',
    name: 'a file that was opened to be read, opened again',
    script: 'echo "$T" > /proc/self/fd/0',
    goal: { holds: `${HOME}/.bashrc` },
    descriptors: { 0: `${HOME}/.bashrc` },
  },
]
