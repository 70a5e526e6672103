import { plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import { applyEntry } from '../entries/apply-entry.ts'
import { KEY_OPTION } from '../guesses/unknown-program.ts'
import { findEntry } from '../knowledge/index.ts'
import { readFile, sendTo, writeFile } from '../world.ts'

/** `aws`, `gcloud`, `gsutil`, `az`: secrets that are printed, files that are copied. */
export function runCloud(call: Call): Value {
  const { machine, name, args } = call
  const words = args.map(plain)
  const text = words.join(' ')
  if (
    /\b(?:get-secret-value|get-parameters?\b.*--with-decryption|get-session-token|get-login-password|get-authorization-token|create-access-key|export-credentials|assume-role)\b|\bconfigure get\b.*(?:secret|access_key|token)|\bsecrets versions access\b|\bauth (?:print-\S*-?token|application-default print-access-token)\b|\bkeyvault secret show\b|\baccount get-access-token\b|\bkeys? list\b.*storage|\bstorage account keys list\b/.test(
      text,
    )
  ) {
    if (!/get-login-password|assume-role/.test(text)) machine.emit('read', name, `secret://${name}`)
  }
  if (/^logs delete-log-(?:group|stream)\b|^logging logs delete\b/.test(text))
    machine.emit('denial-of-service', name, text, { how: `${name} removes logs` })
  if (/\bssm (?:start-session|send-command)\b/.test(text)) {
    const command = words.find((word) => /^(?:commands=|--parameters)/.test(word)) ?? ''
    const inner = /commands=\[?"?([^"\]]+)/.exec(text)?.[1]
    if (inner) machine.runText(inner, { frame: machine.frameFor('remote', name) })
    else if (command === '' && text.includes('start-session')) machine.emit('session', name, name)
  }
  const process = words.indexOf('credential_process')
  if (process >= 0 && args[process + 1])
    machine.runText(args[process + 1]!, { frame: machine.frameFor('side', name) })
  const address = /^(?:s3|gs|https?|az):\/\//
  const verb = words.findIndex((word) => /^(?:cp|mv|sync|upload|rsync)$/.test(word))
  if (verb >= 0 && name !== 'az') {
    const operands = args.slice(verb + 1).filter((word) => word === '-' || !word.startsWith('-'))
    const [source, target] = operands
    if (
      source !== undefined &&
      target !== undefined &&
      (address.test(plain(source)) || address.test(plain(target)))
    ) {
      if (address.test(plain(target)) && !address.test(plain(source)))
        sendTo(
          machine,
          name,
          target,
          source === '-'
            ? (machine.inputValue ?? '')
            : readFile(machine, name, source, { tree: true }),
        )
      else if (address.test(plain(source)) && target !== '-')
        writeFile(machine, name, target, machine.unknown('network', plain(source)))
      else if (address.test(plain(source))) return machine.unknown('network', plain(source))
    }
    if (source !== undefined && target !== undefined) return machine.unknown('output', name)
  }
  const saved = words.findIndex((word) => /^(?:-f|--file|--dest|--destination)$/.test(word))
  if (words.includes('download') && saved >= 0 && args[saved + 1])
    writeFile(machine, name, args[saved + 1]!, machine.unknown('network', name))
  for (const word of words) {
    const file = /^(?:fileb?:\/\/)(.+)$/.exec(word)?.[1]
    if (file === undefined) continue
    const [option = ''] = words.slice(words.indexOf(word) - 1)
    if (KEY_OPTION.test(option)) machine.emit('use', name, machine.absolute(file))
    else
      machine.emit('send', name, `${name} ${words[0] ?? ''}`, {
        data: readFile(machine, name, file),
        how: 'as parameters',
      })
  }
  sendBody(call, words)
  sendMessage(call, words)
  const entry = findEntry(name)
  return entry ? applyEntry(call, entry) : machine.unknown('output', name)
}

/** A file that is put into a store, or handed to a service. */
function sendBody({ machine, name, args }: Call, words: readonly string[]): void {
  const isBlob = /^storage (?:blob|file|fs file) upload\b/.test(words.join(' '))
  const body = words.findIndex(
    (word) =>
      /^--(?:body|file|zip-file|data-file)$/.test(word) ||
      (isBlob && word === '-f') ||
      (word === '--source' && name !== 'aws'),
  )
  if (body < 0 || !args[body + 1] || /^fileb?:/.test(words[body + 1]!)) return
  // Whose account it is stands beside; without one it is that of the settings.
  const at = isBlob ? words.findIndex((word) => /^--(?:account-name|blob-url)$/.test(word)) : -1
  const account = at < 0 ? '' : words[at + 1]!.replace(/^\w+:\/\//, '')
  sendTo(
    machine,
    name,
    account === '' ? name : `az://${account}`,
    readFile(machine, name, args[body + 1]!),
  )
}

/** Options before a text that others get: those of topics, queues, streams and mail. */
const MESSAGE =
  /^--(?:message(?:-body|-attributes?)?|data|text|html|payload|body-text|event-data|log-events|entries|records|default-message)(?=$|=)/
/** Services that hand on what they are given to whoever listens. */
const HANDS_ON =
  /^(?:--\S+ )*(?:sns publish\b|sqs send-message|kinesis put-record|firehose put-record|events put-events|ses(?:v2)? send-|iot-data publish|pinpoint\S* send-|logs put-log-events|(?:alpha |beta )?pubsub (?:topics )?publish\b|(?:alpha |beta )?tasks create-\S+|eventgrid event|servicebus \S+ send|communication \S+ send)/

/** A message: a secret in it leaves, and so does the content of a file. */
function sendMessage({ machine, name, args }: Call, words: readonly string[]): void {
  if (!HANDS_ON.test(words.join(' '))) return
  args.forEach((word, index) => {
    const option = MESSAGE.exec(words[index]!)?.[0]
    if (option === undefined) return
    const data = word.startsWith(`${option}=`) ? word.slice(option.length + 1) : args[index + 1]
    if (data === undefined) return
    const isFile = /^fileb?:/.test(plain(data))
    if (!isFile) machine.emit('send', name, `${name} ${words[0]}`, { data, how: 'as parameters' })
    if (isFile || machine.symbols.in(data).some(({ origin }) => origin === 'file'))
      machine.miss('outcome', name, '', 'who gets what the file holds')
  })
}
