/** aegish as a library: the shared words, suites, guards, scoring, and logs. */
export {
  AGENTS,
  type AgentName,
  type Answer,
  createHook,
  type Hook,
  type HookDecision,
  type HookOptions,
} from './agent/index.ts'
export { CONFIG_JSON_SCHEMA, type Config, configSchema } from './cli/config/config-schema.ts'
// Not the table of providers: its types are those of the AI SDK, which nobody should need.
export * from './guard/call-error.ts'
export * from './guard/guard.ts'
export * from './guard/redact.ts'
export * from './guard/registry.ts'
export * from './guard/role.ts'
export * from './guard/static/index.ts'
export * from './log/index.ts'
export * from './score/index.ts'
export * from './suite/index.ts'
export * from './verdict/index.ts'
