import { isKnown, plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import { type ParsedOption, parseArguments } from '../entries/parse-arguments.ts'
import { readLater } from '../knowledge/entry.ts'
import type { Machine } from '../machine.ts'
import { type CredentialPlace, withoutCredential } from '../own-credentials.ts'
import { withoutOwnHost } from '../own-machine.ts'
import { noteRequest } from '../requests.ts'
import { runSideCommand } from '../side-commands.ts'
import { readFile, sendTo, writeFile } from '../world.ts'

const curl = readLater(
  '-* | o,output:write O,remote-name d,data,data-ascii,data-binary,data-urlencode,json:data data-raw:raw F,form:form form-string:raw T,upload-file:upload H,header:header X,request:method A,user-agent:header e,referer:header u,user,U,proxy-user,oauth2-bearer:user b,cookie:cookie c,cookie-jar:write K,config:config x,proxy: url:url D,dump-header:write m,max-time: w,write-out: L r,range: C,continue-at: E,cert:use key:use cacert: capath: connect-timeout: retry: retry-delay: resolve: interface: trace:write trace-ascii:write stderr:write netrc-file:use Q,quote: t,telnet-option: z,time-cond: y: Y: engine:lib P,ftp-port: mail-from: mail-rcpt: output-dir: limit-rate: proto: ciphers: unix-socket: doh-url: hostpubmd5: etag-save:write etag-compare:read random-file: egd-file: tlsuser: tlspassword: tlsauthtype: proxy-tlsuser: proxy-tlspassword: proxy-tlsauthtype: proxy-header:header preproxy: socks4: socks4a: socks5: socks5-hostname: noproxy: proxy1.0: pass: key-type: cert-type: proxy-cert:use proxy-key:use proxy-cacert: proxy-capath: crlfile: pinnedpubkey: tls-max: tls13-ciphers: curves: dns-servers: dns-interface: dns-ipv4-addr: dns-ipv6-addr: keepalive-time: local-port: max-filesize: max-redirs: proto-default: proto-redir: rate: request-target: retry-max-time: service-name: proxy-service-name: speed-limit: speed-time: expect100-timeout: happy-eyeballs-timeout-ms: connect-to: abstract-unix-socket: sasl-authzid: login-options: mail-auth: krb: delegation: aws-sigv4: create-file-mode: ftp-account: ftp-method: ftp-alternative-to-user: haproxy-clientip: hostpubsha256: pubkey:use socks5-gssapi-service: tftp-blksize: trace-config: ip-tos: vlan-priority: parallel-max: ipfs-gateway: variable:variable libcurl:write hsts: alt-svc: url-query:data next',
)

/** `curl`: where it gets from, what it sends, what it writes. */
export function runCurl({ machine, name, args }: Call): Value {
  const parsed = parseArguments(curl(), args)
  const addresses = parsed.operands.map(({ value }) => value)
  const sent: Value[] = []
  const credentials: Credential[] = []
  const outputs: Value[] = []
  let uploads = false
  let remoteName = false
  let method: string | undefined
  for (const { name: option, value = '', meaning } of parsed.options) {
    switch (meaning?.type as string | undefined) {
      case 'url':
        addresses.push(value)
        break
      case 'method':
        method = plain(value)
        break
      case 'write':
        if (option === '-o' || option === '--output') outputs.push(value)
        else writeFile(machine, name, value, machine.unknown('network', 'headers'))
        break
      case 'data':
        sent.push(dataOf(value, option))
        break
      case 'raw':
        sent.push(value)
        break
      case 'user':
        credentials.push({ value, place: 'user' })
        break
      case 'variable':
        if (value.startsWith('%')) sent.push(environmentOf(machine, value))
        else credentials.push({ value: headerOf(value, option), place: 'header' })
        break
      case 'header':
      case 'cookie':
        credentials.push({ value: headerOf(value, option), place: 'header' })
        break
      case 'form': {
        const file = /^[^=]*=\s*"?[@<]([^;"]+)/s.exec(value)?.[1]
        sent.push(file === undefined ? value : readFile(machine, name, file))
        break
      }
      case 'upload':
        uploads = true
        sent.push(
          value === '-' || value === '.'
            ? (machine.inputValue ?? '')
            : readFile(machine, name, value),
        )
        break
      case 'config': {
        const content = readFile(machine, name, value)
        parsed.options.push(...optionsIn(content))
        addresses.push(...addressesIn(machine, name, content, value))
        method ??= /(?:^|\s)(?:-X\s*|-?-?request[\s=:]+)"?([A-Z]+)/.exec(plain(content))?.[1]
        break
      }
      case 'use':
        machine.emit('use', name, machine.absolute(value))
        break
      case 'lib':
        machine.emit('load', name, value)
        break
    }
    if (option === '-O' || option === '--remote-name' || option === '--remote-name-all')
      remoteName = true
    if (uploads) remoteName = false
    if (option === '-G' || option === '--get') method ??= 'GET'
  }
  const overridden = credentials.flatMap(({ value }) => OVERRIDES.exec(plain(value))?.[1] ?? [])
  return transfer(
    machine,
    name,
    addresses,
    { sent, credentials, method: overridden[0] ?? method, uploads },
    outputs,
    remoteName,
  )

  function dataOf(value: Value, option: string): Value {
    const file =
      option === '--data-urlencode'
        ? /^[^=@]*@(.+)$/s.exec(value)?.[1]
        : /^@(.+)$/s.exec(value)?.[1]
    return file === undefined ? value : readFile(machine, name, file)
  }

  function headerOf(value: Value, option: string): Value {
    if (option === '-H' || option === '--header')
      return value.startsWith('@') ? readFile(machine, name, value.slice(1)) : value
    if (/cookie|^-b$/.test(option))
      return /[=;]/.test(value) ? value : readFile(machine, name, value)
    const file = /^[^=@]*@(.+)$/s.exec(value)?.[1]
    return option === '--variable' && file !== undefined ? readFile(machine, name, file) : value
  }
}

/** The options in a configuration: `upload-file = "x"`. Its addresses are looked for elsewhere. */
function optionsIn(content: Value): ParsedOption[] {
  const words: Value[] = []
  for (const line of content.split('\n')) {
    const [, dashed = '', value = ''] =
      /^\s*(-?-?[\w-]+)[ \t]*[ \t=:]?[ \t]*"?([^"]*?)"?\s*$/.exec(line) ?? []
    if (dashed === '') continue
    words.push(dashed.startsWith('-') ? dashed : `--${dashed}`, ...(value === '' ? [] : [value]))
  }
  return parseArguments(curl(), words).options.filter(
    ({ meaning }) => !/^(?:config|url)$/.test(meaning?.type ?? ''),
  )
}

/** A header by which one method passes for another. */
const OVERRIDES = /^x-(?:http-)?method(?:-override)?:\s*(\w+)/i

/** `--variable %NAME`: a variable of the environment, for wherever the request has a place for it. */
function environmentOf(machine: Machine, value: Value): Value {
  const name = /^%(\w+)/.exec(plain(value))?.[1] ?? ''
  return machine.environment.variable(name)?.value ?? machine.unknown('environment', name)
}

interface Credential {
  value: Value
  place: CredentialPlace
}

/** What a request carries: its body, and what may prove who asks. */
interface Carried {
  sent: Value[]
  credentials: Credential[]
  method: string | undefined
  /** A file is put there: that it is sent is judged. */
  uploads: boolean
}

/** The part that curl and wget share: addresses, bodies, files. */
function transfer(
  machine: Machine,
  name: string,
  addresses: Value[],
  { sent, credentials, method, uploads }: Carried,
  outputs: Value[],
  remoteName: boolean,
): Value {
  let printed = ''
  for (const [i, address] of addresses.entries()) {
    const text = plain(address)
    const local = /^file:(?:\/\/[^/]*)?(\/.*)$/s.exec(address)?.[1]
    const content =
      local === undefined
        ? machine.unknown('network', machine.symbols.show(address))
        : readFile(machine, name, decodePercent(local))
    if (local === undefined) {
      // What stands in the address is sent as well: a query, a path, a host name.
      const shown = machine.symbols.show(address)
      const told = withoutOwnHost(machine, address)
      const proofs = isKnown(told)
        ? credentials
        : [...credentials, { value: told, place: 'address' } as const]
      const body = [
        ...sent,
        ...proofs.map(({ value, place }) =>
          withoutCredential(machine.symbols, value, place, shown),
        ),
      ]
      if (body.length > 0) sendTo(machine, name, shown, body.join(''))
      if (!uploads || method !== undefined)
        noteRequest(machine, name, {
          method,
          address,
          body: sent.join(''),
          isProven: credentials.some(isProof),
        })
      machine.emit(
        'fetch',
        name,
        text,
        /^(?:gopher|dict|telnet):/.test(text) ? { how: 'speaks raw bytes to' } : {},
      )
    }
    const target = outputs[i] ?? (remoteName ? fileNameOf(text) : undefined)
    if (target !== undefined && target !== '-') writeFile(machine, name, target, content)
    else printed += content
  }
  return printed
}

function isProof({ value, place }: Credential): boolean {
  return place === 'user' || PROOF.test(plain(value))
}

const PROOF = /^(?:[\w-]*authorization|cookie|[\w-]*(?:token|api-?key|secret|apikey)[\w-]*)\s*:/i

/** The addresses in a list or a configuration; one that is not seen is still fetched from. */
function addressesIn(machine: Machine, name: string, content: Value, path: Value): Value[] {
  const found = [...content.matchAll(/[a-z]+:\/\/[^\s"']+/g)].map(([address]) => address)
  if (found.length > 0 || isKnown(content)) return found
  machine.miss('host', name, content, `the list in ${machine.symbols.show(path)}`)
  return [content]
}

function decodePercent(text: string): string {
  return text.replace(/%([0-9a-fA-F]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

function fileNameOf(address: string): string {
  return (
    address
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) || 'index.html'
  )
}

const wget = readLater(
  'url* | O,output-document:output o,output-file:write a,append-output:append P,directory-prefix:directory i,input-file:input post-file,body-file:sendfile post-data,body-data:send header:header U,user-agent:send use-askpass:program e,execute:wgetrc config:config load-cookies:read save-cookies:write t: T: Q: w: l: A: R: D: I: X: referer: user,password,http-user,http-password,ftp-user,ftp-password,proxy-user,proxy-password:user certificate:use private-key:use ca-certificate: method:method limit-rate: tries: timeout: wait: warc-file:write rejected-log:write base: B: quota: level: accept: reject: domains: start-pos: S',
)

/** `wget`: like curl, but it writes files by itself. */
export function runWget({ machine, name, args }: Call): Value {
  const parsed = parseArguments(wget(), args)
  const sent: Value[] = []
  const credentials: Credential[] = []
  let output: Value | undefined
  let directory = ''
  let method: string | undefined
  const addresses = parsed.operands.map(({ value }) => value)
  for (const { value = '', meaning } of parsed.options) {
    switch (meaning?.type as string | undefined) {
      case 'output':
        output = value
        break
      case 'method':
        method = plain(value)
        break
      case 'directory':
        directory = `${value.replace(/\/$/, '')}/`
        break
      case 'write':
      case 'append':
        writeFile(machine, name, value, machine.unknown('output', name))
        break
      case 'input':
        // A list of addresses: wget shows the lines that are none.
        addresses.push(...addressesIn(machine, name, readFile(machine, name, value), value))
        break
      case 'read':
      case 'config':
        readFile(machine, name, value)
        break
      case 'sendfile':
        sent.push(readFile(machine, name, value))
        break
      case 'send':
        sent.push(value)
        break
      case 'header':
      case 'user':
        credentials.push({ value, place: meaning!.type as 'header' | 'user' })
        break
      case 'program':
        runSideCommand(machine, name, value, 'program')
        break
      case 'wgetrc': {
        const askpass = /^\s*use_?askpass\s*=\s*(.+)$/i.exec(plain(value))?.[1]
        if (askpass) runSideCommand(machine, name, askpass, 'program')
        const written = /^\s*(?:output_?document|logfile)\s*=\s*(.+)$/i.exec(plain(value))?.[1]
        if (written) output = written
        break
      }
      case 'use':
        machine.emit('use', name, machine.absolute(value))
        break
    }
  }
  if (
    args.some((word) => /^-[a-zA-Z]*[rm]|^--(?:recursive|mirror)$/.test(word)) &&
    addresses[0] !== undefined
  ) {
    machine.fileSystem.bring(plain(machine.absolute(directory || '.')), plain(addresses[0]))
  }
  const outputs =
    output !== undefined
      ? addresses.map(() => output)
      : addresses.map((address) => directory + fileNameOf(plain(address)))
  const carried = { sent, credentials, method, uploads: false }
  return transfer(machine, name, addresses, carried, outputs, false)
}
