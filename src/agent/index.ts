/**
 * The doors that agents have: how each asks and wants to be answered (protocol/), what its tools do
 * (tool/), and the hook that brings both to the guard.
 */
export { AGENTS, type AgentName } from './agent-name.ts'
export { Allowances } from './allowances.ts'
export type { Answer, HookDecision } from './decision.ts'
export { createHook, type Hook, type HookOptions, judge, refusal } from './hook.ts'
export { MAX_EVENT_BYTES } from './protocol/parse-event.ts'
export { type Response, refuse, respond } from './respond.ts'
export { Unreadable } from './unreadable.ts'
export { userPolicyPath } from './user-policy.ts'
