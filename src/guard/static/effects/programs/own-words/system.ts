import { isKnown, plain, type Value } from '../../../resolve/value.ts'
import { COMMAND_ARGUMENTS } from '../../argument-types/commands.ts'
import { SYSTEM_ARGUMENTS } from '../../argument-types/system.ts'
import { runSideCommand } from '../../side-commands.ts'
import { isInput, readFile } from '../../world.ts'
import { noteOpenedFolder } from '../opened-programs.ts'
import type { OwnWords } from './own-word.ts'

/** What one program does to accounts, services, disks and the kernel. */
/** Entries of an access list by which everybody may write, or read, and by which somebody gets in. */
const OPENS_TO_ALL = /(?:^|[,=])(?:d(?:efault)?:)?o(?:ther)?:[^,:]*:?[rx-]*w/
const SHOWS_TO_ALL = /(?:^|[,=])(?:d(?:efault)?:)?o(?:ther)?:[^,:]*:?[wx-]*r/
const GIVES_TO_ONE = /(?:^|[,=])(?:d(?:efault)?:)?(?:u(?:ser)?|g(?:roup)?):[^,:]+:[x-]*[rw]/

interface Rights {
  opensToAll: boolean
  showsToAll: boolean
  givesToOne: boolean
  isRecursive: boolean
}

const rightsOf = new WeakMap<readonly Value[], Rights>()

/** What an access list says, once for all the files behind it. */
function rightsIn(args: readonly Value[]): Rights {
  const known = rightsOf.get(args)
  if (known) return known
  const rights = {
    // A list in a file is one that nobody sees here.
    opensToAll: args.some((word) => LIST_IN_FILE.test(word) || OPENS_TO_ALL.test(word)),
    showsToAll: args.some((word) => SHOWS_TO_ALL.test(word)),
    givesToOne: args.some((word) => GIVES_TO_ONE.test(word)),
    isRecursive: args.some((word) => RECURSIVE.test(word)),
  }
  rightsOf.set(args, rights)
  return rights
}

const LIST_IN_FILE = /^-M|^--(?:modify|set)-file/
const RECURSIVE = /^-[a-zA-Z]*R|^--recursive/

/** Directories that the system lives on. */
const VITAL = /^\/(?:etc|usr|bin|var|lib|boot)?\/?\*?$/

/** Services that protect a machine, or that people get into it by. */
const PROTECTS =
  /^(?:ufw|firewalld|iptables|nftables|fail2ban|apparmor|selinux|clamav\S*|sshd?|cron|crond|unattended-upgrades|apt-daily(?:-upgrade)?|dnf-automatic\S*)(?:\.(?:service|socket|timer))?$/

/** More settings than any machine is given. */
const MOST_SETTINGS = 200

export const SYSTEM_WORDS = {
  wipe: (call, value) => {
    if (call.args.some((word) => /^-[a-zA-Z]*[ao]|^--(?:all|offset)/.test(word)))
      SYSTEM_ARGUMENTS.format(call, value)
  },
  'password-of': ({ machine, name, args }, value) => {
    if (!args.some((word) => /^-(?:S|-status)$/.test(word)))
      machine.emit('privilege', name, value, { how: 'changes the password of' })
  },
  memory: ({ machine, name }, value) =>
    machine.emit('read', name, `/proc/${isKnown(value) ? plain(value) : '1'}/mem`),
  sysctl: ({ machine, name }, value) => {
    const [, key = '', setting] = /^([^=]*)=(.*)$/s.exec(plain(value)) ?? [undefined, plain(value)]
    if (setting?.startsWith('|')) runSideCommand(machine, name, setting.slice(1), 'side')
    else if (/modprobe|hotplug|poweroff_cmd/.test(key) && setting)
      runSideCommand(machine, name, setting, 'side')
    else if (setting === undefined && key.includes('/'))
      return { reads: readFile(machine, name, `/proc/sys/${key}`) }
    return undefined
  },
  'sysctl-lines': (call, value) => {
    const { machine, name } = call
    const result = COMMAND_ARGUMENTS.orders(call, value)
    const lines = plain(isInput(plain(value)) ? (machine.inputValue ?? '') : result.reads)
    for (const line of lines.split('\n', MOST_SETTINGS)) {
      const [, key, setting] = /^\s*-?([\w./-]+)\s*=\s*(.*)$/.exec(line) ?? []
      if (key === undefined) continue
      machine.runCommand([name, `${key}=${setting}`], {
        frame: machine.frameFor('wrapper', name),
        input: undefined,
      })
    }
    return result
  },
  'stop-service': ({ machine, name }, value) => {
    if (!PROTECTS.test(plain(value))) return
    machine.emit('denial-of-service', name, value, { how: `${name} switches off` })
    machine.miss('outcome', name, '', `whether the machine may be without ${plain(value)}`)
  },
  vacuum: ({ machine, name }, value) => {
    if (/^[01](?:s|m|B|K|M)?$/.test(plain(value)))
      machine.emit('destroy', name, name, { how: `${name} removes the logs of the system` })
  },
  enforce: ({ machine, name }, value) => {
    if (!/^(?:0|permissive)$/i.test(plain(value))) return
    machine.emit('denial-of-service', name, value, { how: `${name} switches off a protection` })
    machine.miss('outcome', name, '', 'what is permitted from then on')
  },
  'acl-file': ({ machine, name, args }, value) => {
    const { opensToAll, showsToAll, givesToOne, isRecursive } = rightsIn(args)
    machine.emit('rights', name, machine.absolute(value))
    if (opensToAll) machine.emit('open-to-all', name, machine.absolute(value))
    else if (showsToAll) machine.emit('use', name, machine.absolute(value))
    if (givesToOne) {
      machine.emit('chown', name, machine.absolute(value))
      noteOpenedFolder(machine, name, value)
    }
    if (isRecursive && VITAL.test(plain(value)))
      machine.emit('destroy', name, value, {
        how: `${name} changes the rights of everything below ${plain(value)}`,
      })
    return undefined
  },
  'attribute-file': ({ machine, name, args }, value) => {
    if (args.some((word) => /security\.capability/.test(plain(word))))
      machine.emit('privilege', name, value, { how: 'gives capabilities to' })
    return undefined
  },
  'storage-pool': ({ machine, name }, value) =>
    machine.emit('privilege', name, value, {
      how: 'gives a service with the rights of root the directory',
    }),
  audit: () => undefined,
  sops: ({ machine, name, args }, value) => {
    if (args.some((word) => /^(?:-d|--decrypt|decrypt)$/.test(word)))
      machine.emit('read', name, `secret://${plain(value)}`)
  },
  'pass-name': ({ machine, name, args }, value) => {
    const [first = ''] = args
    if (
      !/^(?:ls|list|find|search|grep|insert|add|edit|generate|rm|mv|cp|git|init|help|version|sync|show|remove|delete|copy|rename|move|otp)$/.test(
        plain(first),
      ) ||
      plain(first) === 'show'
    )
      machine.emit('read', name, `secret://${plain(value)}`)
  },
  'vault-kv': ({ machine, name, args }, value) => {
    if (plain(value) === 'get') machine.emit('read', name, `secret://${args.at(-1) ?? ''}`)
  },
} satisfies OwnWords
