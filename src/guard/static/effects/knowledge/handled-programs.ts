import type { Kind } from './kinds.ts'
import { remembered } from './remembered.ts'

/** Programs whose arguments have a grammar of their own: what each is called, and what it is. */
export const HANDLED = {
  shell: {
    names:
      'sh bash dash ash zsh ksh ksh93 mksh lksh loksh oksh pdksh hush sash yash posh fish csh tcsh rbash rc es elvish nu xonsh osh rzsh rksh scsh bash-static',
    kinds: ['shell'],
  },
  find: {
    names: 'find gfind bfs',
    kinds: ['basic', 'launcher', 'other-o', 'scout', 'text-tool', 'tree-searcher'],
  },
  fd: { names: 'fd fdfind' },
  xargs: { names: 'xargs gxargs', kinds: ['basic', 'launcher', 'line-chooser', 'wrapper'] },
  parallel: { names: 'parallel', kinds: ['launcher', 'wrapper'] },
  env: {
    names: 'env genv',
    kinds: ['basic', 'teller', 'variable-setter', 'variable-teller', 'wrapper'],
  },
  'env-runner': { names: 'cross-env', kinds: ['variable-setter', 'wrapper'] },
  sudo: {
    names: 'sudo',
    kinds: [
      'basic',
      'foreign-session',
      'hand-editor',
      'other-home',
      'other-o',
      'remote-client',
      'scout',
      'user-switch',
      'wrapper',
    ],
  },
  su: {
    names: 'su',
    kinds: ['basic', 'foreign-session', 'other-home', 'other-o', 'user-switch', 'wrapper'],
  },
  awk: {
    names: 'awk gawk mawk nawk original-awk bwk goawk',
    kinds: ['basic', 'decoder', 'line-changer', 'picker', 'process-finder', 'text-tool'],
  },
  sed: {
    names: 'sed gsed ssed',
    kinds: ['basic', 'editor', 'file-changer', 'line-changer', 'picker', 'text-tool'],
  },
  ruby: { names: 'ruby jruby' },
  python: { names: 'python python2 python3 pypy pypy3' },
  cp: { names: 'cp install gcp ginstall', kinds: ['basic', 'file-changer', 'library-tool'] },
  ln: { names: 'ln link gln zf_ln', kinds: ['basic', 'cover', 'library-tool'] },
  mv: {
    names: 'mv gmv zf_mv',
    kinds: ['basic', 'file-changer', 'library-tool', 'mover', 'side-tool'],
  },
  rm: { names: 'rm grm zf_rm', kinds: ['basic', 'library-tool'] },
  mkfifo: { names: 'mkfifo mknod' },
  chmod: { names: 'chmod gchmod zf_chmod', kinds: ['basic', 'other-o'] },
  chattr: { names: 'chattr' },
  chown: { names: 'chown chgrp gchown gchgrp zf_chown zf_chgrp', kinds: ['basic', 'other-o'] },
  dd: {
    names: 'dd gdd dcfldd dc3dd sg_dd sgp_dd sgm_dd',
    kinds: ['basic', 'block-copier', 'viewer'],
  },
  tee: { names: 'tee gtee', kinds: ['basic'] },
  tar: { names: 'tar bsdtar gtar', kinds: ['basic'] },
  curl: { names: 'curl', kinds: ['basic'] },
  wget: { names: 'wget wget2' },
  nc: {
    names: 'nc ncat netcat nc.openbsd nc.traditional cryptcat dnscat dnscat2 pwncat sbd',
  },
  socat: { names: 'socat' },
  ssh: { names: 'ssh autossh gsissh slogin sshrc', kinds: ['basic', 'login-client'] },
  scp: { names: 'scp rsync' },
  docker: { names: 'docker podman nerdctl docker-compose' },
  kubectl: { names: 'kubectl oc' },
  aws: { names: 'aws gcloud gsutil az' },
  kill: { names: 'kill', kinds: ['side-tool', 'meddler', 'signaller'] },
  pkill: { names: 'pkill killall killall5', kinds: ['basic', 'text-tool'] },
  crontab: {
    names: 'crontab incrontab fcrontab',
    kinds: ['basic', 'launcher', 'other-o', 'teller'],
  },
  tmux: { names: 'tmux screen' },
  mount: { names: 'mount', kinds: ['basic'] },
  capsh: { names: 'capsh' },
  openssl: { names: 'openssl' },
  gpg: { names: 'gpg gpg2' },
} as const satisfies Record<string, { names: string; kinds?: readonly Kind[] }>
/** The shell that runs the text which is judged. */
export const THE_SHELL = 'bash'

export type Handled = keyof typeof HANDLED

interface Row {
  handled: Handled
  kinds: readonly Kind[]
}
let rows: ReadonlyMap<string, Row> | undefined

/** The row of a program. */
function rowOf(name: string): Row | undefined {
  rows ??= new Map(
    Object.entries(HANDLED).flatMap(([handled, row]) => {
      const found = { handled: handled as Handled, kinds: 'kinds' in row ? row.kinds : [] }
      return row.names.split(' ').map((one) => [one, found] as const)
    }),
  )
  return rows.get(name)
}

/** Which of them a program is. */
export const handledBy = remembered((name: string): Handled | undefined => rowOf(name)?.handled)

const NO_KINDS: readonly Kind[] = []

/** What they are, where they have no entry to say it. */
export function handledKinds(name: string): readonly Kind[] {
  return rowOf(name)?.kinds ?? NO_KINDS
}

/** All their names. */
export function handledNames(): string[] {
  return Object.values(HANDLED).flatMap(({ names }) => names.split(' '))
}
