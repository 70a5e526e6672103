/**
 * The doors that agents have: how each asks and wants to be answered (protocol/), what its tools do
 * (tool/), and the hook that brings both to the guard.
 */
export { AGENTS, type AgentName } from './agent-name.ts'
export { Allowances } from './allowances.ts'
export { createHook, type Hook, type HookOptions } from './create-hook.ts'
export type { Answer, HookDecision } from './decision.ts'
export { userPolicyPath } from './user-policy.ts'
