import type { DisarmingArguments } from './facts.ts'
import { AGENTS_IN_TEXT } from './guard-switches.ts'

/** Facts about taking a guard out that several programs share. */

const OUR_PACKAGE = String.raw`(?:\S*[/:])?aegish(?:@\S*|-\d\S*\.tgz)?(?= |$)`
/** A folder or a file of this machine that may be called a little otherwise: `/tmp/fake-aegish`. */
const COPY_OF_OURS = String.raw`(?:file:)?[^\s:]*\/[^\s/]*\baegish\b[^\s/]*\/?(?= |$)`
const OUR_UNIT = String.raw`\S*\baegish\S*(?= |$)`

export const ASKS_NOBODY = 'starts an agent that asks nobody'
export const OTHER_SETTINGS = 'starts an agent with other settings than its own'

export const NO_HOOKS: DisarmingArguments = [
  /^--(?:bare|safe-mode)(?:=true)?$/,
  'starts an agent without its hooks',
  'option',
]

export const YOLO: DisarmingArguments = [/^--yolo$/, ASKS_NOBODY, 'option']

export const AGENT_IN_EDITOR: DisarmingArguments = [
  new RegExp(`^--(?:command|(?:disable|uninstall)-extension)=.*(?:${AGENTS_IN_TEXT})`, 'i'),
  'tells an editor to take an agent or its guard out',
  'option',
]

export const REMOVED_PLUG_IN: DisarmingArguments = [
  /^(?:-\S+ )*plugins? (?:disable|uninstall|remove|rm)\b/,
  'takes a plug-in out of an agent',
]

/** What package managers of JavaScript do to the package of this guard. */
export const REPLACED_NODE_PACKAGE: readonly DisarmingArguments[] = [
  [
    new RegExp(
      String.raw`^(?:-\S+ |global )*(?:un(?:install|link)?|r|rm|remove|link|ln|explore|edit) (?:\S+ )*${OUR_PACKAGE}`,
    ),
    'removes or replaces the package of this guard',
  ],
  [
    // Whatever is linked or installed from here then takes its place.
    /^pkg set\b(?:.* )?name=aegish(?: |$)/,
    'gives another package the name of this guard',
  ],
  [
    // For all users of the machine, or another version or copy than the one that is there.
    new RegExp(
      String.raw`^(?=.*(?:^| )(?:-g|--global|global)(?: |$)|.*[ /]aegish@|.*[/:]aegish\b|.*aegish-\d)(?:-\S+ |global )*(?:i|in|install|add|update|up|upgrade) (?:\S+ )*${OUR_PACKAGE}`,
    ),
    'removes or replaces the package of this guard',
  ],
  [
    new RegExp(
      String.raw`^(?=.*(?:^| )(?:-g|--global|global)(?: |$))(?:-\S+ |global )*(?:i|in|install|add) (?:\S+ )*${COPY_OF_OURS}`,
    ),
    'may replace the package of this guard',
  ],
]

/** The package of what this guard runs on, also by a pattern: `nodejs`, `node@22`, `nodejs-lts`, `^node.*`. */
const RUNTIME_PACKAGE = String.raw`\^?(?:\S*\/|\?name\()?node(?:js|\.js)?(?:[@-]?\d[\w.]*|-(?:bin|current|lts|slim)\S*)?(?::\w+)?[).*?^$]*(?= |$)`
const REMOVING =
  'un(?:install|link)|remove|rm|purge|autopurge|autoremove|erase|del(?:ete)?|deinstall|disable'
const NO_DRY_RUN = '(?!.*(?:^| )(?:-s|-n|--simulate|--dry-run|--just-print|--no-act)(?= |$))'
export const WITHOUT_RUNTIME = 'removes what this guard runs on'

/** What package managers of systems do to it. */
export const REMOVED_SYSTEM_PACKAGE: readonly DisarmingArguments[] = [
  [
    new RegExp(
      String.raw`^(?:-\S+ )*(?:un(?:install|link)|remove|purge|autopurge|autoremove|erase|-R\w*) (?:\S+ )*${OUR_PACKAGE}`,
    ),
    'removes the package of this guard',
  ],
  [
    new RegExp(
      String.raw`^${NO_DRY_RUN}(?:-\S+ )*(?:${REMOVING}) (?:\S+ )*${RUNTIME_PACKAGE}|^(?:-\S+ )*swap (?:-\S+ )*${RUNTIME_PACKAGE}|^${NO_DRY_RUN}(?:\S+ )*(?:-(?:e\w{0,3}|[CcPr]|R\w*)|--(?:erase|unmerge|depclean|deselect|purge|remove|uninstall)) (?:\S+ )*${RUNTIME_PACKAGE}`,
    ),
    WITHOUT_RUNTIME,
  ],
]

/** It goes with the next cleaning up. */
export const MARKED_FOR_REMOVAL: readonly DisarmingArguments[] = [
  [new RegExp(String.raw`^(?:-\S+ )*(?:mark)?auto (?:\S+ )*${RUNTIME_PACKAGE}`), WITHOUT_RUNTIME],
]

/** The same of a program that can do nothing else. */
export const REMOVED_BY_NAME: readonly DisarmingArguments[] = [
  [new RegExp(`^(?:\\S+ )*(?:${OUR_PACKAGE}|${RUNTIME_PACKAGE})`), WITHOUT_RUNTIME],
]

/** Its program gives way to another file of that name. */
export const DIVERTED: readonly DisarmingArguments[] = [
  [
    /^(?!.*--(?:list|listpackage|truename|test)\b)(?:\S+ )*\S*\/aegish(?: |$)/,
    'puts something else in the place of this guard',
  ],
]

export const STOPPED_UNIT: readonly DisarmingArguments[] = [
  [
    new RegExp(
      String.raw`^(?:-\S+ )*(?:stop|kill|disable|mask|freeze|set-property|bootout|unload|remove) (?:\S+ )*(?:${OUR_UNIT}|ae(?:g(?:is?)?)?[*?[]\S*(?= |$))`,
    ),
    'stops the service of this guard',
  ],
]

export const STOPPED_SERVICE: readonly DisarmingArguments[] = [
  [/^\S*aegish\S* stop\b/, 'stops the service of this guard'],
]

export const ENDED_PROCESS: readonly DisarmingArguments[] = [
  [new RegExp(`(?:^| )${OUR_UNIT}`), 'ends the service of this guard'],
]

export const STOPPED_CONTAINER: readonly DisarmingArguments[] = [
  [
    /^(?:container )?(?:stop|kill|rm|pause|restart)\b.* aegish(?= |$)/,
    'stops the service of this guard',
  ],
]
