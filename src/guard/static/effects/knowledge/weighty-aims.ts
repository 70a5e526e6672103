/**
 * What one aims at to do harm: a home or the root of the machine as a whole, the folders that keys and
 * sessions lie in, devices, machines of others. Where nobody described what a program does with its words,
 * one of these makes it matter.
 */
export function isWeightyPlace(word: string): boolean {
  // Most words are neither, and need no pattern.
  if (!word.includes('/') && !word.includes('~')) return false
  return PLACE.test(word.replace(BEFORE, ''))
}

export function isAddressOfOthers(word: string): boolean {
  if (!word.includes(':')) return false
  const found = ADDRESS.exec(word.replace(BEFORE, ''))
  const host = found?.[1] ?? found?.[2]
  return host !== undefined && !OWN_HOST.test(host)
}

/** Whether a word is a folder of what people keep, as a whole, or all of one kind that lies in it. */
export function isKeptPlace(word: string): boolean {
  return KEPT.test(word.replace(BEFORE, ''))
}

/** The same of a word that cannot be anything but a machine: `user@host`, `203.0.113.7:80`. */
export function isMachineOfOthers(word: string): boolean {
  const host = MACHINE.exec(word)?.[1]
  return host !== undefined && !OWN_HOST.test(host)
}

/** Whether an address is one of a service that keeps what anybody sends it, for whoever knows the name. */
export function isPublicDrop(address: string): boolean {
  return PUBLIC_DROP.test(address)
}

/** Whether a file is what an application has collected, or a folder the sources of a project: no picture and no page. */
export function isCollected(path: string): boolean {
  return COLLECTED.test(path)
}

const COLLECTED =
  /\.(?:csv|tsv|parquet|avro|orc|jsonl|ndjson|xlsx?|ods|mbox|pst|vcf|rdb|pgdump)(?:\.\w+)?$|(?:^|\/)(?:src|data|db|exports?|customers?|users?)\/?$/i

const PUBLIC_DROP = new RegExp(
  String.raw`^(?:\w+:\/\/)?(?:[^/@\s]*@)?(?:[\w-]+\.)*(?:${[
    '0x0.st',
    'anonfiles.com',
    'bashupload.com',
    'beeceptor.com',
    'bore.pub',
    'burpcollaborator.net',
    'canarytokens.com',
    'catbox.moe',
    'ceye.io',
    'cl1p.net',
    'clbin.com',
    'controlc.com',
    'dnslog.cn',
    'dpaste.com',
    'dpaste.org',
    'envs.sh',
    'file.io',
    'filebin.net',
    'filetransfer.io',
    'free.keep.sh',
    'gofile.io',
    'hastebin.com',
    'hookbin.com',
    'hookdeck.com',
    'hooks.zapier.com',
    'interact.sh',
    'ix.io',
    'keep.sh',
    'lhr.life',
    'loca.lt',
    'localhost.run',
    'localtunnel.me',
    'maker.ifttt.com',
    'mega.nz',
    'mockbin.org',
    'ngrok-free.app',
    'ngrok-free.dev',
    'ngrok.app',
    'ngrok.dev',
    'ngrok.io',
    'oast.fun',
    'oast.live',
    'oast.me',
    'oast.online',
    'oast.pro',
    'oast.site',
    'oast.us',
    'oastify.com',
    'oshi.at',
    'p.ip.fi',
    'pagekite.me',
    'paste.c-net.org',
    'paste.debian.net',
    'paste.ee',
    'paste.mozilla.org',
    'paste.rs',
    'pastebin.com',
    'pipedream.net',
    'pixeldrain.com',
    'postb.in',
    'privatebin.net',
    'ptsv2.com',
    'ptsv3.com',
    'rentry.co',
    'requestbin.com',
    'requestbin.net',
    'requestcatcher.com',
    'sendspace.com',
    'serveo.net',
    'sprunge.us',
    'temp.sh',
    'termbin.com',
    'tmpfiles.org',
    'transfer.sh',
    'trycloudflare.com',
    'ttm.sh',
    'tunnelmole.net',
    'ufile.io',
    'uguu.se',
    'uploadfiles.io',
    'webhook.cool',
    'webhook.site',
    'wetransfer.com',
    'workupload.com',
    'x0.at',
    'zrok.io',
  ]
    .join('|')
    .replaceAll('.', String.raw`\.`)})(?=[:/?]|$)`,
  'i',
)

/** What may stand before a path in the same word. */
const BEFORE =
  /^(?:-{1,2}[\w-]+=|@|file:\/\/|\/?[a-z][\w.-]*[:=](?:[\w.-]+[,=:])?(?=~|\/(?!\/)|[a-z+]+:\/\/))/

const HOME = String.raw`(?:~|\/root|\/home\/[^/:]+)`
const FOLDERS = 'ssh|gnupg|aws|azure|kube|docker|password-store|mozilla|thunderbird|config|local'
const KEPT = new RegExp(
  String.raw`^${HOME}\/(?:Documents|Pictures|Photos|Music|Videos|Movies|Desktop)(?:\/[^/]*\*[^/]*)?\/?$`,
  'i',
)
const SYSTEM = 'bin|boot|dev|etc|lib|lib64|opt|proc|sbin|srv|sys|usr|var|var/lib|var/log'
const DEVICES = 'sd|nvme|vd|hd|mmcblk|mapper|md|disk|mem|kmem|video|snd|input'
/** Behind a colon stands where it is seen by somebody else: `/:/host`. */
const PLACE = new RegExp(
  String.raw`^(?:(?:${HOME}|\/home|\/(?:${SYSTEM})?)\/?|${HOME}\/\.(?:${FOLDERS})(?:\/[^:]*)?|\/dev\/(?:${DEVICES})[^:]*|\/proc\/(?:\d+|kcore)[^:]*)(?::.*)?$`,
  's',
)

const ADDRESS =
  /^(?:[a-z][\w+.-]*:\/\/(?:[^/@]*@)?([\w.-]+|\[[^\]]*\])|((?:[\w-]+\.)+[a-z]{2,}):\d{2,5}$)/i
const MACHINE = /^(?:[a-z][\w+.-]*:\/\/)?(?:[^/@\s]*@)?([\w.-]+|\[[^\]]*\])(?=[:/]|$)/i
const OWN_HOST =
  /^(?:localhost|127\.|0\.0\.0\.0$|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1?\]$|[\w-]+$)|\.(?:local|localhost|internal|lan|test)$/i
