import ansis from 'ansis'
import { printable } from '../../report/format.ts'
import { version } from '../version.ts'
import type { ShellSettings } from './settings.ts'

/** What a session starts with: who decides, and how. */
export function banner(settings: ShellSettings, isLogin: boolean): string {
  const { names, role, failMode, unresolved, agent, sandbox, net } = settings
  const [first, ...others] = names.map(printable)
  const facts = [
    `guard ${first}${others.length > 0 ? `, then ${others.join(', ')}` : ''}`,
    `role ${role}`,
    `fail mode ${failMode}`,
    sandbox === 'danger-full-access' ? 'no cage' : `cage ${sandbox}, network ${net}`,
    ...(unresolved === 'cage' ? ['unresolved commands in a cage'] : []),
    ...(agent === undefined ? [] : [`for an agent (${printable(agent)})`]),
  ]
  const lines = [`${ansis.bold(`aegish ${version}`)}  ${facts.join(' · ')}`]
  if (!isLogin) lines.push('"exit" leads back to a shell that nobody guards.')
  return `${lines.join('\n')}\n`
}
