import {
  findAgent,
  INSTALLABLE,
  type InstallEnvironment,
  inspectAll,
  inspectLauncher,
  installCommand,
  launcherPath,
} from '../../agent/install/index.ts'
import type { Finding } from './finding.ts'

/** Whether the agents of this machine ask us in this folder, through a launcher that works. */
export function lookAtAgents(at: InstallEnvironment, packageFolder: string): Finding[] {
  const inspections = inspectAll(at, packageFolder)
  const findings = INSTALLABLE.flatMap((agent): Finding[] => {
    const own = inspections.filter((each) => each.agent === agent)
    const found = findAgent(agent, at)
    const looked = own.flatMap(({ scope, path, installed, problems }): Finding[] => {
      const what = `${agent.name}, ${scope}`
      if (problems.length > 0) {
        return problems.map(({ says, advice }) => ({ what, state: 'wrong', says, advice }))
      }
      return installed ? [{ what, state: 'fine', says: path }] : []
    })
    if (looked.length > 0 || found === undefined) return looked
    const advice = installCommand(agent, 'user')
    return [{ what: agent.name, state: 'absent', says: `${found}, without our hook`, advice }]
  })
  if (findings.length === 0) {
    const advice = 'aegish hook install --help'
    return [{ what: 'agents', state: 'absent', says: 'none was found', advice }]
  }
  const scopes = new Set(
    inspections.filter(({ installed }) => installed).map(({ scope }) => scope === 'managed'),
  )
  const launchers = [...scopes].map((managed): Finding => {
    const path = launcherPath(at, managed ? 'managed' : 'user')
    const what = managed ? 'launcher, managed' : 'launcher'
    const [problem] = inspectLauncher(path, at.directory)
    return problem ? { what, state: 'wrong', ...problem } : { what, state: 'fine', says: path }
  })
  return [...launchers, ...findings]
}
