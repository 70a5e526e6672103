import type { Settings } from './hook-entry.ts'
import type { InstallEnvironment, Scope } from './install-environment.ts'

/** How an agent names a hook in a settings file of JSON. */
export interface SettingsForm {
  kind: 'settings'
  /** The events below `hooks` that are asked before something happens. */
  events: readonly string[]
  /** Whether an event has groups with a matcher and a list of hooks, or the hooks themselves. */
  grouped: boolean
  /** The unit of the hook's time-out. */
  timeout: { key: string; perSecond: 1 | 1000 }
  /** Fields of our hook beside its type, command and time-out: the fail-closed switch, mostly. */
  fields?: Readonly<Record<string, unknown>>
  /** Whether the agent reads settings with comments in them. */
  comments?: boolean
  /** Keys beside the hook with which settings for everybody win over those of a project. */
  locks?: readonly { key: readonly [string, ...string[]]; value: unknown }[]
  /** What a new settings file needs beside the hook. */
  start?: Readonly<Record<string, unknown>>
}

/** A block of text of ours at the end of a settings file that is not JSON. */
export interface BlockForm {
  kind: 'block'
  block(command: string): string
}

/** A program of ours in a folder whose programs the agent runs by their name. */
export interface ScriptForm {
  kind: 'script'
}

/** A module of ours in a folder whose modules the agent loads. */
export interface PluginForm {
  kind: 'plugin'
}

/** A key that, in any of these files, keeps our hook from guarding. */
export interface OffSwitch {
  /** The way to the key. */
  key: readonly string[]
  /** Whether this value switches the hook off; `command` is our hook's own. */
  isOff(value: unknown, command: string): boolean
  /** The files in which it counts, the project's first. */
  files(environment: InstallEnvironment): readonly string[]
  /** Hooks of this scope do not care. */
  except?: Scope
  /** What it does, where it does not switch hooks off. */
  says?: string
}

/** A way in which an installed hook does not guard, and what to do about it. */
export interface Problem {
  says: string
  advice: string
}

/** All that an installer needs to know about an agent. */
export interface InstallableAgent {
  name: string
  /** As its makers write it. */
  title: string
  /** Its program on PATH. */
  programs: readonly string[]
  /** Its folder, which tells that somebody uses it. */
  folder(environment: InstallEnvironment): string
  /** The file that holds our hook. */
  files: Readonly<Partial<Record<Scope, (environment: InstallEnvironment) => string>>>
  form: SettingsForm | ScriptForm | PluginForm
  /** The form for everybody on the machine, where it is another one. */
  managedForm?: BlockForm
  switches?: readonly OffSwitch[]
  /** Variables of the environment with which it starts without the hooks of its user and of projects. */
  variables?: readonly string[]
  /** What else of this agent can keep the hook in a file from being asked. */
  examine?(file: string, settings: Settings, scope: Scope, at: InstallEnvironment): Problem[]
  /** What only a person can do, once the hook is in place. */
  leftToDo?: Readonly<Partial<Record<Scope, string>>>
  /** Where the hook cannot hold, whatever is installed. */
  limits?: string
}

/** How an agent names a hook in this scope. */
export function formOf({ form, managedForm }: InstallableAgent, scope: Scope) {
  return (scope === 'managed' ? managedForm : undefined) ?? form
}
