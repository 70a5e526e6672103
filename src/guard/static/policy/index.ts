/**
 * The tables of paths that matter: one source for decisions about text, for the rules of the cage,
 * and for whoever else must know what is a secret or decides about what runs.
 */
export { AGENT_FOLDER, GUARDED } from './guarded-paths.ts'
export {
  CRITICAL,
  HISTORIES,
  SECRET_TREES,
  SECRETS,
  type SensitivePath,
} from './sensitive-paths.ts'
