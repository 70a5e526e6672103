import { plain } from '../../../resolve/value.ts'
import { cloneInto, ELSEWHERE, NETWORK_ARGUMENTS } from '../../argument-types/network.ts'
import { CARRIES_BYTES } from '../../effect.ts'
import { noteRequest } from '../../requests.ts'
import { isDropPlace } from '../../side-commands.ts'
import { readFile } from '../../world.ts'
import type { OwnWords } from './own-word.ts'

/** The short name that a repository has on a forge: `owner/name`, or `name` where it is one's own. */
const SHORT_NAME = /^\w[\w.-]*(?:\/\w[\w.-]*)?$/

/** Addresses of one program, and what it sends. */
export const NETWORK_WORDS = {
  serve: ({ machine, name, args }, value) => {
    // With a directory of its own it is `serve-dir` that counts.
    machine.emit('listen', name, value, args.includes('-t') ? {} : { how: 'serves files' })
  },
  'served-root': (call, value) => {
    const { machine, name } = call
    // A small web server of a rescue system, in whatever directory this is.
    if (plain(value) === '.') machine.emit('listen', name, '0.0.0.0', { how: 'serves files' })
    NETWORK_ARGUMENTS['serve-dir'](call, value)
  },
  'brought-here': ({ machine, name }, value) => {
    machine.emit('fetch', name, value)
    machine.fileSystem.bring(plain(machine.environment.directory ?? '.'), plain(value))
  },
  'remote-source': ({ machine, args }, value) => {
    // What is fetched from there is not one's own work, once it is checked out or merged.
    if (!ELSEWHERE.test(plain(value)) || args.includes('origin')) return
    machine.fileSystem.bring(plain(machine.environment.directory ?? '.'), plain(value))
  },
  'repository-name': (call, value) =>
    cloneInto(call, value, new RegExp(`${ELSEWHERE.source}|${SHORT_NAME.source}`)),
  pulled: ({ machine, name }, value) => {
    const { directory } = machine.environment
    if (!/^\w+:\/\/|^[\w.-]+@[\w.-]+:/.test(plain(value)) || directory === undefined) return
    machine.fileSystem.bring(plain(directory), plain(value))
    machine.emit('rights', name, directory)
  },
  'build-context': ({ machine, name }, value) => {
    if (!/^(?:https?|git|ssh):\/\/|^git@|^github\.com\//.test(plain(value))) {
      // All of it goes into the image: whoever gets that has the folder.
      const folder = machine.absolute(value)
      if (/^[~/]/.test(plain(folder))) machine.emit('read-tree', name, folder)
      if (isDropPlace(plain(folder)) && !machine.files.has(`${plain(folder)}/Dockerfile`))
        machine.miss('outcome', name, '', `what lies in ${plain(folder)}`)
      return undefined
    }
    machine.miss('code', name, '', `what comes from ${plain(value)}`)
    return { source: value }
  },
  'log-message': ({ args }, value) =>
    args.some((word) => /^(?:-\w*n|--server)/.test(word)) ? { sends: value } : undefined,
  finger: ({ machine, name }, value) => {
    const [, data, host] = /^(.*)@([^@]+)$/s.exec(value) ?? []
    // People are looked up at a machine with a name.
    if (host !== undefined && /^[\d.]+$/.test(plain(host)))
      machine.emit('fetch', name, host, { how: CARRIES_BYTES })
    return host === undefined ? undefined : { destination: host, sends: data ?? '' }
  },
  'question-port': ({ machine, name, args }, value) => {
    const host = args.find((_, i) => /^(?:-h|--host)$/.test(plain(args[i - 1] ?? ''))) ?? ''
    if (!/^(?:43|4321)$/.test(plain(value)))
      machine.emit('fetch', name, `${host}:${value}`, { how: CARRIES_BYTES })
  },
  'packet-mark': ({ machine, name }, value) => {
    machine.emit('fetch', name, value, { how: CARRIES_BYTES })
  },
  httpie: ({ machine, name, args }, value) => {
    const file = /^(?:[^=:@]+:?=?)?@(.+)$/s.exec(value)?.[1]
    if (file !== undefined && !plain(value).includes('://'))
      return { sends: readFile(machine, name, file) }
    if (/^[^=]+=/.test(value) && !/^https?:/.test(plain(value))) return { sends: value }
    if (!/^(?:https?:\/\/|:\d|[\w-]+\.[\w.-]+|localhost|[\w-]+:\d)/.test(plain(value)))
      return undefined
    const words = args.map(plain)
    noteRequest(machine, name, {
      method: words.find((word) => /^[A-Z]{3,7}$/.test(word)),
      address: value.replace(/^(?=:\d)/, 'localhost'),
      body: args.filter((word) => word !== value && /^[^-:][^:=@]*(?::?=|@)/.test(word)).join(' '),
      isProven: words.some((word) =>
        /^(?:-a|-A|--auth)|^[\w-]*(?:authorization|token|cookie|key)[\w-]*:/i.test(word),
      ),
    })
    return { destination: value, source: value }
  },
  websocat: ({ machine, name, args }, value) => {
    const [, kind, command] = /^(sh-c|cmd|exec):(.*)$/s.exec(value) ?? []
    const others = args
      .map(plain)
      .filter((word) => word !== plain(value) && /^(?:wss?|ws-l|tcp|tcp-l|udp|wss-l):/.test(word))
    if (kind !== undefined && others.length > 0) {
      const socket = { kind: 'socket', address: others[0]! } as const
      machine.runText(command!, {
        frame: machine.frameFor('side', name),
        input: socket,
        output: socket,
      })
    }
    return kind === undefined && /^wss?:/.test(plain(value)) ? { destination: value } : undefined
  },
  'net-exec': ({ machine, name }, value) => {
    const socket = { kind: 'socket', address: name } as const
    machine.runText(value, { frame: machine.frameFor('side', name), input: socket, output: socket })
  },
  'tailscale-file': ({ machine, name, args }, value) => {
    if (plain(value) === 'get') {
      const folder = args.slice(args.indexOf(value) + 1).find((word) => !word.startsWith('-'))
      machine.fileSystem.bring(plain(machine.absolute(folder ?? '.')), name)
    }
    if (plain(value) !== 'cp') return undefined
    const files = args.slice(args.indexOf(value) + 1)
    return {
      destination: files.at(-1) ?? name,
      sends: files
        .slice(0, -1)
        .map((file) => readFile(machine, name, file))
        .join(''),
    }
  },
  'remote-control': ({ machine, name }, value) => {
    if (!/^(?:localhost|127\.)/.test(plain(value))) machine.emit('remote-shell', name, value)
  },
  'groovy-listen': ({ machine, name, args }, value) => {
    const runs = /\.execute\(|\bevaluate\b|\bEval\.|GroovyShell/.test(args.map(plain).join(' '))
    machine.emit(runs ? 'remote-shell' : 'listen', name, value)
  },
  'swaks-file': ({ machine, name }, value) => ({
    sends: /^@|^[~.]?\//.test(plain(value))
      ? readFile(machine, name, value.replace(/^@/, ''))
      : value,
  }),
  'send-image': () => undefined,
  'kube-get': () => undefined,
} satisfies OwnWords
