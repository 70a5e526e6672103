/**
 * The resident guard: HTTP on loopback or a Unix socket. `router.ts` lists every question; `schemas.ts`
 * says how they and their answers look; `plain-text.ts` is the form for shells (docs/serve.md).
 */
export { type Alive, askHealth } from './ask-service.ts'
export { type Place, type Service, type ServiceOptions, startService } from './service.ts'
export { readServiceFile, usualServiceFile } from './service-file.ts'
export { warmUp } from './warm-up.ts'
