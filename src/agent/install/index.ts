/** Puts the hook into the settings of agents, takes it out, and says whether it guards. */
export { findAgent, INSTALLABLE } from './agents.ts'
export { type Change, installation, isNothing, launcherChange, removal } from './change.ts'
export { type Inspection, inspect, inspectAll, installCommand } from './inspect.ts'
export { inspectLauncher } from './inspect-launcher.ts'
export { type InstallEnvironment, SCOPES, type Scope, thisMachine } from './install-environment.ts'
export type { InstallableAgent, Problem } from './installable-agent.ts'
export { launcherPath, type Recorded } from './launcher.ts'
export { removeTarget, writeTarget } from './target-file.ts'
