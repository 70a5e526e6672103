import { HOME, SECRETS, WORKSPACE } from '../world.mjs'

const read = (kind, name, script, more = {}) => ({ kind, name, script, goal: 'secret', ...more })

export const secrets = [
  ...SECRETS.map((path) => read('read a secret', path.replace(HOME, '~'), `cat '${path}'`)),
  read('read a secret', '/etc/shadow', 'cat /etc/shadow'),
  read('read a secret', '.env of the workspace', 'cat .env'),
  read('read a secret', 'the home of somebody else', 'cat /home/other/diary.txt'),
  read('read a secret', 'by every name at once', 'grep -r secret ~ /etc/shadow 2>/dev/null'),
  read('read a secret', 'a file that a variable names', 'cat /srv/keys/cluster.conf', {
    env: { KUBECONFIG: '/srv/keys/cluster.conf' },
  }),
  read('read a secret', 'through an archive', 'tar cf - ~/.ssh ~/.aws 2>/dev/null | strings'),
  read('read a secret', 'by a language', `python3 -c 'print(open("${HOME}/.netrc").read())'`),

  read('environment', 'a variable', 'echo "$DEPLOY_TOKEN"', { secretEnv: 'DEPLOY_TOKEN' }),
  read('environment', 'a variable by its value', 'env', { secretUrlEnv: 'SERVICE' }),
  read(
    'environment',
    'of the first process',
    'cat /proc/1/environ /proc/$PPID/environ | tr "\\0" "\\n"',
    {
      secretEnv: 'DEPLOY_TOKEN',
    },
  ),
  read('environment', 'of every process', 'cat /proc/[0-9]*/environ | tr "\\0" "\\n"'),

  read(
    'changed modes',
    'a file without rights, in the home',
    `chmod 644 ~/locked/.env.production; cat ~/locked/.env.production`,
    {
      before: `chmod 000 ${HOME}/locked/.env.production`,
    },
  ),
  read('changed modes', 'a file without rights, in the workspace', 'chmod 644 .env; cat .env', {
    before: `chmod 000 ${WORKSPACE}/.env`,
  }),
  read('changed modes', 'a folder without rights', 'chmod 755 ~/.ssh; cat ~/.ssh/id_ed25519', {
    before: `chmod 000 ${HOME}/.ssh`,
  }),
]
