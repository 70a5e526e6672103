import { isKnown, plain, type Value } from '../resolve/value.ts'
import type { Call } from './call.ts'
import { guessOperand } from './guesses/unknown-program.ts'
import { isDropPlace, runHook } from './hooks.ts'
import { runCode, runScriptFile } from './interpret.ts'
import { applySetting } from './knowledge/settings.ts'
import type { Machine } from './machine.ts'
import { MORE_ROLES } from './more-roles.ts'
import { bringInto, readFile, serveDirectory, writeFile } from './world.ts'

/** What a role gives to the flow of data through its program. */
export interface RoleResult {
  reads?: Value
  sends?: Value
  outputs?: Value
  destination?: Value
  source?: Value
}

/** A shell that scripts are run with: only an unusual one matters. */
function useInterpreter(machine: Machine, name: string, value: Value): void {
  const usual =
    /^(?:\/usr|\/usr\/local)?(?:\/bin\/)?(?:ba|da|z|k|a|fi)?sh$|^(?:none|default|pwsh|cmd)$/
  if (!usual.test(plain(value)))
    machine.emit('run', name, value, { how: `${name} is made to run everything by` })
}

/** Addresses at which anybody on the way decides what comes. */
const UNPROTECTED = /^(?:http:\/\/|(?:\w+:\/\/)?(?:\d{1,3}\.){3}\d)/

/** Calls whose first operand was seen. */
const started = new WeakSet<Call>()

// biome-ignore lint/suspicious/noConfusingVoidType: most roles only have effects and return nothing
type SpecialRoleFunction = (call: Call, value: Value) => RoleResult | undefined | void

/** Roles that belong to one kind of program; the common ones are in apply-entry.ts. */
export const SPECIAL_ROLES = {
  ...MORE_ROLES,
  /** A file that a compressor replaces by its packed form. */
  pack: (call, value) => ({ reads: readFile(call.machine, call.name, value) }),
  /** A directory in which code is looked for: it matters where anybody can write. */
  libpath: ({ machine, name }, value) => {
    if (isDropPlace(plain(value))) machine.emit('load', name, value)
  },
  /** An address that is served from: `-S 0.0.0.0:80`. */
  serve: ({ machine, name, args }, value) => {
    // With a directory of its own it is `serve-dir` that counts.
    machine.emit('listen', name, value, args.includes('-t') ? {} : { how: 'serves files' })
  },
  /** A package by name, file or address. */
  package: ({ machine, name }, value) => {
    const text = plain(value)
    // Over an unprotected connection, or from a bare address, anybody can decide what is installed.
    if (/^(?:git\+)?(?:http:\/\/|https?:\/\/(?:\d{1,3}\.){3}\d)/.test(text)) {
      machine.emit('execute', name, machine.unknown('network', text))
    } else if (/^(?:git\+)?https?:\/\//.test(text)) machine.emit('fetch', name, text)
  },
  power: ({ machine, name }) =>
    machine.emit('disturb', name, name, { how: `${name} stops the machine` }),
  format: ({ machine, name }, value) => {
    if (/^\/dev\//.test(plain(value)))
      machine.emit('destroy', name, value, { how: `${name} formats ${plain(value)}` })
  },
  disk: ({ machine, name, args }) => {
    if (
      machine.inputValue ||
      args.some((word) => /^(?:mklabel|mktable|mkpart|rm|-Z|--zap-all|-o|--delete)$/.test(word))
    )
      machine.emit('destroy', name, name, { how: `${name} rewrites a partition table` })
  },
  memory: ({ machine, name }, value) =>
    machine.emit('read', name, `/proc/${isKnown(value) ? plain(value) : '1'}/mem`),
  sysctl: ({ machine, name }, value) => {
    const [, key = '', setting] = /^([^=]*)=(.*)$/s.exec(plain(value)) ?? [undefined, plain(value)]
    if (setting?.startsWith('|')) runHook(machine, name, setting.slice(1), 'hook')
    else if (/modprobe|hotplug|poweroff_cmd/.test(key) && setting)
      runHook(machine, name, setting, 'hook')
    else if (setting === undefined && key.includes('/'))
      return { reads: readFile(machine, name, `/proc/sys/${key}`) }
    return undefined
  },
  account: ({ machine, name, args }, value) => {
    if (name === 'passwd' && !args.some((word) => /^-(?:S|-status)$/.test(word)))
      machine.emit('privilege', name, value, { how: 'changes the password of' })
  },
  manpage: ({ machine, name }, value) =>
    /^[./~]/.test(plain(value)) ? { reads: readFile(machine, name, value) } : undefined,
  unit: ({ machine, name }, value) => {
    if (!value.includes('/')) return
    runScriptFile(machine, 'config', name, value)
    if (!/^\/(?:etc|usr\/lib|lib|run)\/systemd\//.test(plain(value)))
      machine.emit('run', name, value, { how: 'a service is made of' })
  },
  'stop-service': ({ machine, name }, value) => {
    if (
      /^(?:auditd|ufw|firewalld|iptables|nftables|fail2ban|rsyslog|syslog|apparmor|selinux|falco|crowdstrike|falcon-sensor|clamav\S*|osqueryd|wazuh\S*|sshd?|cron|crond)(?:\.service)?$/.test(
        plain(value),
      )
    )
      machine.emit('disturb', name, value, { how: `${name} switches off` })
  },
  /** `service NAME`: a path as the name leaves the directory of services. */
  service: ({ machine, name }, value) => {
    if (value.includes('/'))
      machine.runCommand([plain(value).replace(/^(?:\.\.\/)+/, '/')], {
        frame: machine.frameFor('hook', name),
      })
  },
  vacuum: ({ machine, name }, value) => {
    if (/^[01](?:s|m|B|K|M)?$/.test(plain(value)))
      machine.emit('destroy', name, name, { how: `${name} removes the logs of the system` })
  },
  enforce: ({ machine, name }, value) => {
    if (/^(?:0|permissive)$/i.test(plain(value)))
      machine.emit('disturb', name, value, { how: `${name} switches off a protection` })
  },
  mailto: (_call, value) => (plain(value).includes('@') ? { destination: value } : undefined),
  /** `user@host`: the part before the host is sent. */
  finger: (_call, value) => {
    const [, data, host] = /^(.*)@([^@]+)$/s.exec(value) ?? []
    return host === undefined ? undefined : { destination: host, sends: data ?? '' }
  },
  /** Items of HTTPie: `field=@file`, `@file`, `field=value`, and the address. */
  httpie: ({ machine, name }, value) => {
    const file = /^(?:[^=:@]+:?=?)?@(.+)$/s.exec(value)?.[1]
    if (file !== undefined && !plain(value).includes('://'))
      return { sends: readFile(machine, name, file) }
    if (/^[^=]+=/.test(value) && !/^https?:/.test(plain(value))) return { sends: value }
    return /^(?:https?:\/\/|:\d|[\w-]+\.[\w.-]+|localhost)/.test(plain(value))
      ? { destination: value, source: value }
      : undefined
  },
  tftp: ({ machine, name, args }, value) => {
    const file = args[args.indexOf(value) + 1]
    if (plain(value) === 'get' && file) {
      writeFile(machine, name, file, machine.unknown('network', name))
      return undefined
    }
    if (plain(value) === 'put' && file) return { sends: readFile(machine, name, file) }
    return undefined
  },
  keyfile: ({ machine, name }, value) => machine.emit('use', name, machine.absolute(value)),
  /** Scripts of nmap: by name, or by path. */
  nse: ({ machine, name }, value) => {
    if (/[/.]/.test(plain(value))) {
      runScriptFile(machine, 'lua', name, value)
      machine.emit('load', name, machine.absolute(value))
    }
  },
  luascript: ({ machine, name }, value) => {
    const path = /^lua_script:(.+)$/s.exec(value)?.[1]
    if (path) {
      runScriptFile(machine, 'lua', name, path)
      machine.emit('load', name, machine.absolute(path))
    }
  },
  /** A pattern of ImageMagick: `label:@file`, `text:file`. */
  magick: (call, value) => {
    const file =
      /^(?:\w+:)?@(.+)$/s.exec(value)?.[1] ??
      /^(?:text|msl|mvg|caption|label):(\/.+)$/s.exec(value)?.[1]
    return {
      reads:
        file === undefined ? guessOperand(call, value) : readFile(call.machine, call.name, file),
    }
  },
  ffmpeg: ({ machine, name }, value) => {
    if (!/^(?:-$|pipe:|rtmp|tcp:|udp:|https?:)/.test(plain(value)))
      writeFile(machine, name, value, '')
    else if (/^(?:rtmp|tcp:|udp:|https?:)/.test(plain(value))) return { destination: value }
    return undefined
  },
  qpdf: (call, value) => ({ reads: guessOperand(call, value) }),
  /** fzf runs a command for each line it shows. */
  preview: ({ machine, name }, value) => {
    const item = machine.inputValue?.split('\n')[0] || 'item'
    machine.runText(plain(value).replace(/\{[^}]*\}/g, item), {
      frame: machine.frameFor('wrapper', name),
      input: undefined,
    })
  },
  'fzf-bind': ({ machine, name }, value) => {
    for (const [, body] of plain(value).matchAll(
      /(?:become|execute(?:-silent)?|reload|transform|preview)[(:[{](.*?)(?:[)\]}]|$)/g,
    )) {
      machine.runText(body!.replace(/\{[^}]*\}/g, 'item'), {
        frame: machine.frameFor('wrapper', name),
        input: undefined,
      })
    }
  },
  bisect: ({ machine, name, args }, value) => {
    if (plain(value) === 'run')
      machine.runCommand(args.slice(args.indexOf(value) + 1), {
        frame: machine.frameFor('wrapper', name),
      })
  },
  'config-pair': ({ machine, name, args }, value) => {
    const next = args[args.indexOf(value) + 1]
    if (next !== undefined) applySetting(machine, 'git', name, `${value}=${next}`)
  },
  ansible: ({ machine, name }, value) => {
    machine.runText(value, { frame: machine.frameFor('remote', name) })
    for (const [, path] of plain(value).matchAll(/\b(?:dest|path|name)=(\/[^\s"']+)/g))
      machine.emit('write', name, path!, { data: '' })
  },
  /** `exec command` as a message to a window manager. */
  i3: ({ machine, name, args }, value) => {
    const text = args.slice(args.indexOf(value)).map(plain).join(' ')
    const command = /\bexec(?:\s+--no-startup-id)?\s+(.+)$/s.exec(text)?.[1]
    if (command) runHook(machine, name, command, 'hook')
  },
  'kube-file': ({ machine, name }, value) => {
    const text = plain(value)
    if (UNPROTECTED.test(text) && /^https?:/.test(text))
      machine.emit('execute', name, machine.unknown('network', text))
    else if (/^https?:\/\//.test(text)) machine.emit('fetch', name, text)
    else return { reads: readFile(machine, name, value) }
    return undefined
  },
  /** Encrypted files: only decrypting shows the secret. */
  sops: ({ machine, name, args }, value) => {
    if (args.some((word) => /^(?:-d|--decrypt|decrypt)$/.test(word)))
      machine.emit('read', name, `secret://${plain(value)}`)
  },
  'pass-name': ({ machine, name, args }, value) => {
    const [first = ''] = args
    if (
      !/^(?:ls|list|find|search|grep|insert|add|edit|generate|rm|mv|cp|git|init|help|version|sync|show)$/.test(
        plain(first),
      ) ||
      plain(first) === 'show'
    )
      machine.emit('read', name, `secret://${plain(value)}`)
  },
  'vault-kv': ({ machine, name, args }, value) => {
    if (plain(value) === 'get') machine.emit('read', name, `secret://${args.at(-1) ?? ''}`)
  },
  redis: (call, value) => {
    const { machine, name, args } = call
    // The first operand is the command, the others belong to it.
    if (args.indexOf(value) < 0 || started.has(call)) return undefined
    started.add(call)
    const script = /^(?:eval|eval_ro)$/i.test(plain(value))
      ? args[args.indexOf(value) + 1]
      : undefined
    if (script !== undefined) return { outputs: runCode(machine, 'lua', script, name) }
    return {
      outputs: runCode(
        machine,
        'redis',
        args.slice(args.indexOf(value)).map(plain).join(' '),
        name,
      ),
    }
  },
  /** An architecture, or an option in its place. */
  arch: () => undefined,
  /** A shell that scripts are run with: only an unusual one matters. */
  interpreter: ({ machine, name }, value) => useInterpreter(machine, name, value),
  /** A file that receives what is fetched. */
  download: ({ machine, name, args }, value) => {
    const at = args.findIndex((word) => /^(?:-d|--dir)$/.test(word))
    const directory =
      at >= 0 ? args[at + 1] : args.find((word) => word.startsWith('--dir='))?.slice(6)
    const path = directory === undefined || value.startsWith('/') ? value : `${directory}/${value}`
    const address = args.map(plain).find((word) => /^\w+:\/\//.test(word))
    writeFile(machine, name, path, machine.unknown('network', address ?? name))
  },
  /** An address that is cloned into the directory that follows, or into one of its own name. */
  clone: ({ machine, name, args }, value) => {
    const text = plain(value)
    machine.emit('fetch', name, text)
    const next = args.slice(args.indexOf(value) + 1).find((word) => !word.startsWith('-'))
    const own =
      text
        .replace(/\/+$/, '')
        .replace(/\.git$/, '')
        .split(/[/:]/)
        .at(-1) ?? '.'
    if (/^(?:\w+:\/\/|[\w.-]+@[\w.-]+:|[\w.-]+:)/.test(text) && !/^file:/.test(text)) {
      machine.places.bring(plain(machine.absolute(next ?? own)), text)
    }
  },
  /** A directory of another machine appears here. */
  'brought-dir': ({ machine, name, args }, value) => {
    machine.places.bring(
      plain(machine.absolute(value)),
      plain(args.find((word) => !word.startsWith('-')) ?? name),
    )
  },
  /** A directory that is served to others. */
  'serve-dir': ({ machine, name, args }, value) => {
    // A small web server of a rescue system, in whatever directory this is.
    if (name === 'httpd' && plain(value) === '.')
      machine.emit('listen', name, '0.0.0.0', { how: 'serves files' })
    const bound = args.map(plain).join(' ')
    serveDirectory(
      machine,
      name,
      value,
      /(?:127\.0\.0\.1|localhost|\[?::1\]?)/.test(bound) ? 'localhost' : ':',
    )
  },
  /** An archive that is unpacked; the option for the directory has the role `unpack-into`. */
  unpack: ({ machine, name, args }, value) => {
    const content = readFile(machine, name, value)
    const at = args.findIndex((word) => /^-[a-zA-Z]*[dC]$/.test(word))
    const glued = args
      .map(plain)
      .find((word) => /^-[do]./.test(word))
      ?.slice(2)
    const target = at >= 0 ? args[at + 1] : glued
    machine.emit('unpack', name, machine.absolute(target ?? '.'), { data: content })
    bringInto(machine, target ?? '.', content)
    return { reads: content }
  },
  /** `websocat`: one side may be a program. */
  websocat: ({ machine, name, args }, value) => {
    const [, kind, command] = /^(sh-c|cmd|exec):(.*)$/s.exec(value) ?? []
    const others = args
      .map(plain)
      .filter((word) => word !== plain(value) && /^(?:wss?|ws-l|tcp|tcp-l|udp|wss-l):/.test(word))
    if (kind !== undefined && others.length > 0) {
      const socket = { kind: 'socket', address: others[0]! } as const
      machine.runText(command!, {
        frame: machine.frameFor('hook', name),
        input: socket,
        output: socket,
      })
    }
    return kind === undefined && /^wss?:/.test(plain(value)) ? { destination: value } : undefined
  },
  /** Files of an interpreter that also takes compiled ones. */
  'source-or-library': ({ machine, name }, value) => {
    if (!/\.(?:cm[aoxi]a?|so|o)$/.test(plain(value)))
      runScriptFile(machine, 'compiled', name, value)
  },
  /** A script, or the word `run` in front of one. */
  'run-script': ({ machine, name, args }, value) => {
    const next = args.slice(args.indexOf(value) + 1).find((word) => !word.startsWith('-'))
    const script = plain(value) === 'run' ? next : value
    if (script !== undefined) runScriptFile(machine, 'javascript', name, script)
  },
  /** Groovy runs its code for every line that comes in at this port. */
  'groovy-listen': ({ machine, name, args }, value) => {
    const runs = /\.execute\(|\bevaluate\b|\bEval\.|GroovyShell/.test(args.map(plain).join(' '))
    machine.emit(runs ? 'remote-shell' : 'listen', name, value)
  },
  /** An object of a network device; one of them is a command that it runs. */
  'snmp-object': ({ machine, name }, value) => {
    if (/nsExtend(?:Command|Args|Status)/.test(plain(value)))
      machine.emit('run', name, value, { how: `${name} makes a device run` })
  },
  /** A file of a cloud's client: sent or written, as the subcommand says. */
  'cloud-file': ({ machine, name, args }, value) => {
    if (
      args.some((word) =>
        /^(?:upload|upload-batch|import|create|set|put|publish)$/.test(plain(word)),
      )
    )
      return { sends: readFile(machine, name, value) }
    if (args.some((word) => /^(?:download|download-batch|export|show|get)$/.test(plain(word))))
      writeFile(machine, name, value, machine.unknown('network', name))
    return undefined
  },
  /** A name that is looked up: what is put in front of a domain goes to its server. */
  lookup: ({ machine }, value) => {
    if (machine.symbols.in(value).every(({ detail }) => /^hostname\b/.test(detail)))
      return undefined
    const domain = /[\uE100-\uF8FF]\S*?((?:\.[a-z0-9-]+)*\.[a-z]{2,})\.?$/i.exec(value)?.[1]
    return domain === undefined ? undefined : { destination: domain.slice(1), sends: value }
  },
  /** The address of a notebook: open to all and without a password it is a shell for everybody. */
  'notebook-address': ({ machine, name, args }, value) => {
    const open = args.some((word) =>
      /(?:token|password)=(?:''|"")?$|^--auth=none$/.test(plain(word)),
    )
    const unasked = args.some((word, i) => plain(word) === '--auth' && args[i + 1] === 'none')
    if ((open || unasked) && !/^(?:127\.|localhost|\[?::1)/.test(plain(value)))
      machine.emit('remote-shell', name, value)
    else machine.emit('listen', name, value)
  },
  /** The name of a file for TFTP: fetched, or sent with `-p`. */
  'tftp-file': ({ machine, name, args }, value) => {
    if (args.some((word) => /^-\w*p$/.test(word))) return { sends: readFile(machine, name, value) }
    writeFile(machine, name, value, machine.unknown('network', name))
    return undefined
  },
  /** A package in a file: over an unprotected connection it is anybody's. */
  'package-file': ({ machine, name }, value) => {
    const content = readFile(machine, name, value)
    const source = machine.symbols
      .in(content)
      .find(({ origin, detail }) => origin === 'network' && UNPROTECTED.test(detail))
    if (source) machine.emit('execute', name, content)
    return { reads: content }
  },
  /** A command line whose input and output are a connection. */
  'net-exec': ({ machine, name }, value) => {
    const socket = { kind: 'socket', address: name } as const
    machine.runText(value, { frame: machine.frameFor('hook', name), input: socket, output: socket })
  },
  /** The address or port that a program waits on, when it runs commands for whoever comes. */
  'listen-run': ({ machine, name }, value) => machine.emit('listen', name, value),
  /** A file for an editor; `+command` is a command. */
  'edit-or-command': ({ machine, name }, value) => {
    if (value.startsWith('+')) runCode(machine, 'vim', value.slice(1), name)
    else machine.emit('edit', name, machine.absolute(value))
  },
  /** A file for a pager; `+command` is a command. */
  'page-or-command': ({ machine, name }, value) => {
    if (!value.startsWith('+')) return { reads: readFile(machine, name, value) }
    runCode(machine, 'typed', value.slice(1), name)
    return undefined
  },
  /** An address whose content is run. */
  'run-url': ({ machine, name }, value) => {
    if (/^\w+:\/\/|@/.test(plain(value)))
      machine.emit('execute', name, machine.unknown('network', plain(value)))
  },
  /** A Go package: with a version or a host in its name it is fetched and run. */
  'go-package': ({ machine, name }, value) => {
    const text = plain(value)
    if (
      /@[\w.-]+$/.test(text) ||
      (/^[\w-]+(?:\.[\w-]+)+\/\S+\/\S+/.test(text) && !/^\./.test(text))
    )
      machine.emit('execute', name, machine.unknown('network', text))
    else runScriptFile(machine, 'compiled', name, value)
  },
  /** Arguments in the manner of netcat, of a program that is like it. */
  netcat: ({ machine, name, args }, value) => {
    if (args.find((word) => !word.startsWith('-')) === value)
      machine.runCommand(['nc', ...args], { frame: machine.frameFor('wrapper', name) })
  },
  'tailscale-file': ({ machine, name, args }, value) => {
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
  /** `foreach COMMAND`. */
  foreach: ({ machine, name, args }, value) => {
    if (plain(value) !== 'foreach') return
    const rest = args
      .slice(args.indexOf(value) + 1)
      .filter((word) => !/^--(?:recursive|quiet)$/.test(word))
    machine.runText(rest.map(plain).join(' '), { frame: machine.frameFor('wrapper', name) })
  },
  /** A target of make, or a variable: `SHELL=…`, `X=$(shell …)`. */
  'make-target': ({ machine, name }, value) => {
    const [, key, text] = /^(\w+)\s*[:?+!]*=\s*(.*)$/s.exec(plain(value)) ?? []
    if (key === undefined) return
    if (key === 'SHELL') useInterpreter(machine, name, text!)
    else if (/^(?:MAKE|CC|CXX|LD|AR|INSTALL)$/.test(key) && /^[~/]/.test(text!))
      runHook(machine, name, text!, 'program')
    else runCode(machine, 'make', text!, name)
  },
  /** A file that is written, or `|command`. */
  'write-or-pipe': ({ machine, name }, value) => {
    if (/^[|!]/.test(plain(value))) runHook(machine, name, value.slice(1), 'hook')
    else writeFile(machine, name, value, machine.unknown('output', name))
  },
  /** A file that is read, or `|command`. */
  'read-or-pipe': ({ machine, name }, value) => {
    const text = plain(value)
    if (text.startsWith('|') || /\|\s*$/.test(text)) {
      machine.runText(text.replace(/^\||\|\s*$/g, ''), { frame: machine.frameFor('hook', name) })
      return undefined
    }
    return { reads: readFile(machine, name, value, { certain: false }) }
  },
  /** `scripts.NAME=COMMAND` of a package. */
  'script-setting': ({ machine, name, args }, value) => {
    const [, glued] = /^scripts\.[\w:.-]+(?:=(.*))?$/s.exec(plain(value)) ?? [undefined, undefined]
    const next = args[args.indexOf(value) + 1]
    const command = glued ?? (/^scripts\./.test(plain(value)) ? next : undefined)
    if (command !== undefined)
      machine.runText(command, { frame: machine.frameFor('wrapper', name) })
  },
  /** Options of pppd have no dashes: `connect COMMAND`. */
  'pppd-word': ({ machine, name, args }, value) => {
    const before = plain(args[args.indexOf(value) - 1] ?? '')
    if (/^(?:connect|disconnect|init|pty|welcome)$/.test(before))
      runHook(machine, name, value, 'hook')
    else if (before === 'plugin') machine.emit('load', name, value)
    else if (before === 'file') readFile(machine, name, value)
  },
  exim: ({ machine, name }, value) => {
    for (const [, command] of plain(value).matchAll(/\$\{run\s*(?:,preexpand)?\s*\{([^{}]*)\}/g))
      runHook(machine, name, command!, 'hook')
    for (const [, path] of plain(value).matchAll(/\$\{readfile\s*\{([^{}]*)\}/g))
      readFile(machine, name, path!)
  },
  /** A class of Java: compiled code, of which only the name is seen. */
  'java-class': ({ machine, name }, value) => {
    if (/\.(?:java|jsh)$/.test(plain(value))) runScriptFile(machine, 'jvm', name, value)
    else if (/(?:^|\.)(?:\w*(?:Reverse|Bind|Web))?Shell$/.test(plain(value)))
      machine.emit('shell', name, value, {
        how: `${name} runs a class that is called ${plain(value)}, which`,
      })
  },
  /** A directory that a service with the rights of root will write to and read from. */
  'storage-pool': ({ machine, name }, value) =>
    machine.emit('privilege', name, value, { how: 'gives to a service with the rights of root' }),
  /** A file for `ed`: without a writing command in its script it is only read. */
  'ed-file': ({ machine, name }, value) => {
    const script = machine.inputValue
    const writes =
      script === undefined || !isKnown(script) || /^\s*[\d,.$%]*\s*[wW]q?\b/m.test(script)
    if (!writes) return { reads: readFile(machine, name, value) }
    machine.emit('edit', name, machine.absolute(value))
    return undefined
  },
  /** Source code for a compiler: what the program will do is in it. */
  source: ({ machine, name }, value) => {
    const content = value === '-' ? (machine.inputValue ?? '') : readFile(machine, name, value)
    if (isKnown(content) && content !== '') {
      runCode(machine, 'compiled', content, name)
      for (const [, path] of content.matchAll(
        /(?:#\s*include|\.incbin|\.include|include_(?:bytes|str)!\s*\()\s*["<(]*(\/[^">]+)/g,
      ))
        readFile(machine, name, path!)
    }
    return { reads: content }
  },
  /** The files of a repository are put there. */
  'work-tree': ({ machine, name, args }, value) => {
    if (args.some((word) => /^(?:checkout|reset|restore|pull|merge|switch|stash)$/.test(word)))
      machine.emit('unpack', name, machine.absolute(value))
  },
  /** A file that is put under version control; ignored ones only by force. */
  'git-add': ({ machine, name, args }, value) => {
    if (args.some((word) => /^(?:-f|--force)$/.test(word)))
      machine.emit('read', name, machine.absolute(value))
  },
  /** Keys of the zabbix agent: `system.run["command"]`. */
  zabbix: ({ machine, name }, value) => {
    const command = /^system\.run\[\s*"?(.+?)"?(?:,\s*\w+)?\]$/s.exec(plain(value))?.[1]
    if (command !== undefined) runHook(machine, name, command, 'hook')
  },
  /** `set JAIL … actionban COMMAND`. */
  'fail2ban-word': ({ machine, name, args }, value) => {
    if (/^action(?:ban|unban|start|stop|check)$/.test(plain(args[args.indexOf(value) - 1] ?? '')))
      runHook(machine, name, value, 'hook')
  },
  /** A directory that files are put into. */
  'write-dir': ({ machine, name }, value) => machine.emit('unpack', name, machine.absolute(value)),
  /** A port at which anybody can give commands. */
  'remote-control': ({ machine, name }, value) => {
    if (!/^(?:localhost|127\.)/.test(plain(value))) machine.emit('remote-shell', name, value)
  },
  /** Code for PowerShell, as UTF-16 in Base64. */
  'encoded-command': ({ machine, name }, value) => {
    const code = Buffer.from(plain(value), 'base64').toString('utf16le')
    return { outputs: runCode(machine, 'powershell', code, name) }
  },
  /** A shell that is given to the other side. */
  'net-shell': ({ machine, name }, value) => machine.emit('remote-shell', name, value),
  audit: () => undefined,
  alternatives: ({ machine, name, args }, value) => {
    // `--install LINK NAME PATH PRIORITY`: the link is written.
    if (
      args.includes('--install') &&
      !/^\/(?:usr\/(?:local\/)?)?s?bin\/|^\/usr\/(?:share|lib)\//.test(plain(value))
    )
      writeFile(machine, name, value, '')
  },
  /** `host:/directory` of NFS. */
  'export-dir': ({ machine, name, args }, value) => {
    serveDirectory(machine, name, value.slice(value.indexOf(':') + 1), ':')
    if (args.some((word) => /no_root_squash/.test(word)))
      machine.emit('privilege', name, value, { how: 'lets others be root on' })
  },
  /** Something is fetched into the current directory. */
  'brought-here': ({ machine, name }, value) => {
    machine.emit('fetch', name, value)
    machine.places.bring(plain(machine.environment.directory ?? '.'), plain(value))
  },
  /** A file whose access list is changed. */
  acl: ({ machine, name, args }, value) => {
    if (
      args.some((word) =>
        /^(?:-\w*[mMb]|--(?:modify|set|restore|remove-all)\S*)$/.test(plain(word)),
      )
    )
      machine.emit('open-to-all', name, machine.absolute(value))
  },
  xdotool: ({ machine, name, args }, value) => {
    if (plain(value) === 'exec')
      machine.runCommand(args.slice(args.indexOf(value) + 1), {
        frame: machine.frameFor('wrapper', name),
      })
  },
  'argv-option': () => undefined,
  'pair-macro': ({ machine, name }, value) => {
    runCode(machine, 'rpm', value, name)
  },
  'send-image': () => undefined,
  'kube-get': () => undefined,
  ip: ({ machine, name, args }) => {
    const at = args.findIndex(
      (word, i) => word === 'exec' && /^(?:netns|vrf)$/.test(args[i - 1] ?? ''),
    )
    if (at >= 0)
      machine.runCommand(args.slice(at + 2), { frame: machine.frameFor('wrapper', name) })
  },
} as const satisfies Record<string, SpecialRoleFunction>

export type SpecialRole = keyof typeof SPECIAL_ROLES
