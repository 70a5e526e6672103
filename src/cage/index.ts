/**
 * The cage: what a command may reach, held by the kernel. Three layers, each of which holds where
 * another one is talked round:
 *
 *   namespaces  bubblewrap mounts what may be seen, and how (bwrap-arguments.ts)
 *   Landlock    says again what may be written, from within (landlock.ts, launcher.ts)
 *   seccomp     closes the doors of the kernel that need no path (seccomp/)
 *
 * What is covered is found on this machine by the tables of the policy (places/), put together by
 * the profile (profile.ts) and brought into order (layout.ts): the longest path decides.
 */
export {
  CAGE_FAILED,
  type Cage,
  CageError,
  type CageExplanation,
  type CageOptions,
  NETWORKS,
  type NetworkName,
  type NotHeld,
  type PathRule,
  SANDBOXES,
  type SandboxName,
} from './cage.ts'
export { commandProcess } from './command-process.ts'
export { reasonToWithhold } from './environment.ts'
export { findBubblewrap, openPipe, whyNoKoffi, whyNoNamespaces } from './machine.ts'
export { prepareCage } from './prepare-cage.ts'
export { explainRefusals, HOW } from './refusals.ts'
export { LAUNCHER } from './site.ts'
