import { plain, type Value, withoutSymbols } from '../resolve/value.ts'
import type { Machine } from './machine.ts'
import { isKnownProgram } from './run-program.ts'

/** A command that a tool runs on the side, by what it is for. */
export type HookKind = 'hook' | 'program' | 'pager' | 'editor' | 'compressor' | 'rsh' | 'browser'

/** What people ordinarily put there. Anything else in such a place is an arbitrary command. */
const COMPRESSORS =
  'gzip gunzip zcat pigz unpigz bzip2 bunzip2 pbzip2 lbzip2 xz unxz pxz pixz lzma unlzma zstd unzstd zstdmt pzstd lz4 unlz4 lzop brotli compress uncompress lzip plzip cat rapidgzip igzip 7z'.split(
    ' ',
  )

const USUAL: Record<HookKind, readonly string[]> = {
  hook: [
    ...COMPRESSORS,
    ...'true false : echo wc sha256sum md5sum notify-send logger ccache sccache distcc date beep play paplay ssh-askpass ksshaskpass gnome-ssh-askpass lxqt-openssh-askpass x11-ssh-askpass git-gui--askpass'.split(
      ' ',
    ),
  ],
  program:
    'true false gcc cc clang g++ python python3 gpg gpg2 ssh node ruby perl xelatex pdflatex lualatex latexmk tectonic typst wkhtmltopdf weasyprint prince ffmpeg curl aria2c wget git rustc go qemu-x86_64 valgrind gdb firefox'.split(
      ' ',
    ),
  pager:
    'less more most cat bat batcat delta diff-so-fancy head tail moar lv pspg nl true col vimpager nvimpager'.split(
      ' ',
    ),
  editor:
    'vi vim nvim view nano pico emacs emacsclient ed ex joe jed micro hx helix kak code codium code-insiders subl mate gedit kate notepad notepad++ xdg-open open idea pycharm true false : cat touch sed tee sponge sensible-editor mcedit'.split(
      ' ',
    ),
  compressor: COMPRESSORS,
  rsh: 'ssh rsh autossh sshpass dbclient mosh plink sudo aws session-manager-plugin nc ncat cloudflared connect gcloud tsh'.split(
    ' ',
  ),
  browser:
    'firefox chromium chromium-browser google-chrome google-chrome-stable lynx w3m links elinks www-browser xdg-open open brave none true false cat echo'.split(
      ' ',
    ),
}

/** Runs a command line that a tool runs on the side. */
export function runHook(machine: Machine, by: string, command: Value, kind: HookKind): Value {
  const text = plain(command).trim()
  if (text === '') return ''
  const frame = machine.frameFor('hook', by)
  frame.usual = USUAL[kind]
  return kind === 'program'
    ? machine.runCommand([text], { frame })
    : machine.runText(text, { frame })
}

/**
 * Looks at who runs a program. Through a side door only what belongs there passes; an
 * interpreter's code may run programs that everybody knows.
 */
export function checkHook(machine: Machine, path: string, name: string): void {
  const { frame } = machine
  if (frame?.kind === 'hook') {
    const own = !path.includes('/') || SYSTEM_DIRECTORIES.test(path)
    if (!own || !frame.usual?.includes(name)) {
      machine.emit('run', frame.by, path, { how: `${frame.by} is made to run` })
    }
  } else if (frame?.kind === 'code' && isForeign(path, name)) {
    machine.emit('run', frame.by, path, { how: `code in ${frame.by} runs` })
  } else if (
    frame?.kind === 'wrapper' &&
    ((SPREADERS.test(frame.by) && DROP_PLACE.test(path)) ||
      (frame.detached && isForeign(path, name)))
  ) {
    machine.emit('run', frame.by, path, { how: `${frame.by} is made to run` })
  }
}

/** Programs that run others later, or often. */
const SPREADERS =
  /^(?:find|fd|xargs|parallel|at|batch|crontab|systemd-run|watch|watchexec|entr|nodemon|perf stat|perf record|pm2|setsid|daemonize|daemon|start-stop-daemon|ansible|salt)$/

/** Places where things are dropped: nobody installs a program there. */
const DROP_PLACE =
  /^(?:\/tmp|\/var\/tmp|\/dev\/shm)\/|\/Downloads\/|\/ftp\/|^\/home\/[^/]+\/\.(?:config|cache)\/\.|\/incoming\//

const SYSTEM_DIRECTORIES = /^\/(?:usr\/)?s?bin\//

/** A program that nobody knows by its name: by path from elsewhere, or with an unknown name. */
function isForeign(path: string, name: string): boolean {
  if (withoutSymbols(path) === '') return true
  if (path.startsWith('/')) return !SYSTEM_DIRECTORIES.test(path) && !isKnownProgram(name)
  return /^(?:\.{0,2}\/)?(?:tmp|dev\/shm)\//.test(path)
}
