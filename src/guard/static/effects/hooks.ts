import { plain, type Value, withoutSymbols } from '../resolve/value.ts'
import type { Frame } from './effect.ts'
import type { Machine } from './machine.ts'
import { isKnownProgram } from './program-names.ts'

/** A command that a tool runs on the side, by what it is for. */
export type HookKind =
  | 'hook'
  | 'password'
  | 'program'
  | 'tool'
  | 'pager'
  | 'editor'
  | 'compressor'
  | 'rsh'
  | 'browser'

/** What people ordinarily put there. Anything else in such a place is an arbitrary command. */
const COMPRESSORS =
  'gzip gunzip zcat pigz unpigz bzip2 bunzip2 pbzip2 lbzip2 xz unxz pxz pixz lzma unlzma zstd unzstd zstdmt pzstd lz4 unlz4 lzop brotli compress uncompress lzip plzip cat rapidgzip igzip 7z'.split(
    ' ',
  )

const TOOLS =
  'true false gcc cc clang clang++ c++ g++ ld lld ld.lld ld.gold ld.bfd mold wild rust-lld link emcc zig python python3 gpg gpg2 ssh node ruby perl latex tex etex platex uplatex xelatex pdflatex lualatex luahbtex latexmk tectonic typst bibtex biber makeindex xindy dvips dvipdfmx xdvipdfmx ps2pdf evince okular zathura xdg-open wkhtmltopdf weasyprint prince ffmpeg curl aria2c wget git rustc go qemu-x86_64 qemu-aarch64 qemu-arm wine wasmtime valgrind gdb firefox git-merge-one-file'.split(
    ' ',
  )

const USUAL: Record<HookKind, readonly string[]> = {
  hook: [
    ...COMPRESSORS,
    ...'true false : echo wc mv sz rz sx rx sb rb lsz lrz sox nslookup feh sxiv nsxiv gimp xclip xsel wl-copy optipng pngquant systemctl service sha256sum md5sum notify-send logger ccache sccache distcc date beep play paplay kill meld kdiff3 xxdiff tkdiff opendiff bcompare diff colordiff icdiff difft sdiff wdiff vimdiff ssh-askpass ksshaskpass gnome-ssh-askpass lxqt-openssh-askpass x11-ssh-askpass git-gui--askpass'.split(
      ' ',
    ),
  ],
  /** Asks a store for a password or token. */
  password:
    'pass gopass op bw rbw lpass secret-tool security kwallet-query keyring gpg gpg2 cat echo aws gcloud az gh glab vault doppler git ssh-askpass ksshaskpass lxqt-openssh-askpass systemd-ask-password pinentry true false'.split(
      ' ',
    ),
  program: TOOLS,
  /** A command line where a tool of the trade is named, with its options. */
  tool: TOOLS,
  pager:
    'less more most cat bat batcat delta diff-so-fancy head tail moar lv pspg nl true col vimpager nvimpager'.split(
      ' ',
    ),
  editor:
    'vi vim nvim view nano pico emacs emacsclient ed ex joe jed micro hx helix kak code codium code-insiders subl mate gedit kate notepad notepad++ xdg-open open idea pycharm true false : cat touch sed tee sponge sensible-editor mcedit gvim mvim bbedit zed cursor windsurf geany mousepad gnome-text-editor'.split(
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

const STORES =
  /^(?:pass|gopass|op|bw|rbw|lpass|secret-tool|security|kwallet-query|keyring|aws|gcloud|az|gh|glab|vault|doppler)\s[^;|&`$()<>\n]*$/

/** Runs a command line that a tool runs on the side. */
export function runHook(machine: Machine, by: string, command: Value, kind: HookKind): Value {
  // What stands in front ends the command that the tool has begun.
  const text = plain(command)
    .replace(/^[\s;&|]+/, '')
    .trim()
  if (text === '') return ''
  // Editors that are made to show manual pages.
  if (kind === 'pager' && /^n?vim\s.*\+\s*['"]?(?:Man!?|MANPAGER)\b/.test(text)) return ''
  // A store of passwords gives one to the program that asks, not to anybody else.
  if (kind === 'password' && STORES.test(text)) return ''
  const frame = machine.frameFor('hook', by)
  frame.usual = USUAL[kind]
  if (kind === 'program') return machine.runCommand([text], { frame })
  if (kind !== 'password') return machine.runText(text, { frame })
  // Git tells its helpers what it knows of a password, so that they can keep it.
  const input = { kind: 'data', value: machine.unknown('user', 'typed secret') } as const
  return machine.runText(text, { frame, input })
}

/**
 * Looks at who runs a program. Through a side door only what belongs there passes; an
 * interpreter's code may run programs that everybody knows.
 */
export function checkHook(machine: Machine, path: string, name: string): void {
  const { frame } = machine
  if (DROP_PLACE.test(path) && runsLater(frame)) {
    machine.emit('run', frame!.by, path, { how: `${frame!.by} is made to run` })
  } else if (frame?.kind === 'hook') {
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

function runsLater(frame: Frame | undefined): boolean {
  for (let at = frame; at; at = at.parent) if (at.later) return true
  return false
}

/** Programs that run others later, or often. */
const SPREADERS =
  /^(?:find|fd|xargs|parallel|at|batch|crontab|systemd-run|watch|watchexec|entr|nodemon|perf stat|perf record|pm2|setsid|daemonize|daemon|start-stop-daemon|ansible|salt|pm2 start|pm2|supervisorctl|forever|incrontab|run-parts)$/

/** Places where things are dropped: nobody installs a program there. */
const DROP_PLACE =
  /^(?:\/tmp|\/var\/tmp|\/dev\/shm)(?:\/|$)|\/Downloads(?:\/|$)|\/ftp\/|^(?:\/home\/[^/]+|~)\/\.(?:config|cache)\/\.|\/incoming\/|^\/(?:mnt|media|srv)\/(?:[^/]+\/)*(?:share|shared|public|guest|upload|uploads)(?:\/|$)|^\/home\/guest\//

/** Whether anybody may have put a file there. */
export function isDropPlace(path: string): boolean {
  return DROP_PLACE.test(path)
}

/** Whether a file lies where only an administrator installs things. */
export function isInstalled(path: string): boolean {
  return /^\/(?:opt|usr)\//.test(path)
}

const SYSTEM_DIRECTORIES = /^\/(?:usr\/)?s?bin\//

/** A program that nobody knows by its name: by path from elsewhere, or with an unknown name. */
function isForeign(path: string, name: string): boolean {
  if (withoutSymbols(path) === '') return true
  if (path.startsWith('/')) return !SYSTEM_DIRECTORIES.test(path) && !isKnownProgram(name)
  return /^(?:\.{0,2}\/)?(?:tmp|dev\/shm)\//.test(path)
}

/** Names the shell that scripts are run with: only an unusual one matters. */
export function useInterpreter(machine: Machine, name: string, value: Value): void {
  const usual =
    /^(?:\/usr|\/usr\/local)?(?:\/bin\/)?(?:ba|da|z|k|a|fi)?sh$|^(?:none|default|pwsh|cmd)$/
  if (!usual.test(plain(value)))
    machine.emit('run', name, value, { how: `${name} is made to run everything by` })
}
