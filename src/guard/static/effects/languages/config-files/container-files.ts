import { GIVES_DIRECTORY, GIVES_RIGHTS } from '../../effect.ts'
import { giveDirectories } from '../../given-directories.ts'
import { runSideCommand } from '../../side-commands.ts'
import type { Analyser } from '../index.ts'
import { listedCommands } from './build-steps.ts'
import { writtenCommands } from './written-commands.ts'

/** Directories of the host that nobody gives to a container for ordinary work. */
const HELD =
  /^(?:\/|\/etc|\/root|\/boot|\/proc|\/sys|\/dev|\/var\/spool\/cron|\/usr|\/usr\/bin|\/bin)\/?$/

/** A directory of one's home, in a list of volumes or as the source of one. */
const OF_HOME =
  /(?:^\s*-\s*|[[,]\s*|\bsource:\s*)["']?((?:~|\$\{?HOME\}?)(?:\/[\w./-]*)?)["']?(?=\s*(?:[:,\]}]|$))/gm

/** A compose file: what it gives to its containers of the host. */
export const compose: Analyser = (machine, code, by) => {
  for (const [, host, mode] of code.matchAll(
    /(?:^\s*-\s*|[[,]\s*)["']?(\/[\w./-]*):\/[\w./-]*(?::(\w+))?["']?\s*(?=$|[,\]])/gm,
  )) {
    machine.step()
    if (HELD.test(host!) && mode !== 'ro')
      machine.emit('privilege', by, host!, { how: GIVES_DIRECTORY })
  }
  const mine = [...code.matchAll(OF_HOME)].map(([, place]) => place!.replace(/^\$\{?HOME\}?/, '~'))
  giveDirectories(machine, by, mine)
  if (
    /^\s*privileged:\s*true\b/m.test(code) ||
    /^\s*(?:pid|userns_mode):\s*["']?host\b/m.test(code)
  )
    machine.emit('privilege', by, by, { how: GIVES_RIGHTS })
  for (const command of [...writtenCommands(code), ...listedCommands(code)]) {
    const frame = machine.frameFor('remote', by)
    const input = { kind: 'data', value: '' } as const
    if (typeof command === 'string') machine.runText(command, { frame, input })
    else if (command.length > 0) machine.runCommand(command, { frame, input })
  }
  return machine.unknown('output', by)
}

/** Helpers that give a client its credentials. */
const HELPERS =
  /^(?:aws|gcloud|az|kubelogin|kubectl-oidc_login|kubectl|aws-iam-authenticator|gke-gcloud-auth-plugin|doctl|oci|ibmcloud|tsh|teleport|vault|pinniped|civo|exo|scw|linode-cli|k3d|rancher|talosctl)$/

/** A kubeconfig: its users may name a program that gets their credentials. */
export const kubeconfig: Analyser = (machine, code, by) => {
  // Its kind may be left out; only this file has users who run something.
  if (!/\bkind:\s*["']?Config\b/.test(code) && !/^users:[\s\S]*\bexec:/m.test(code)) return ''
  for (const [, program] of code.matchAll(/\bcommand:\s*["']?([^\s,"'}]+)/g)) {
    const name = program!.slice(program!.lastIndexOf('/') + 1)
    if (!HELPERS.test(name) || /^\/(?:tmp|var\/tmp|dev\/shm)\//.test(program!))
      runSideCommand(machine, by, program!, 'side')
  }
  return ''
}
