/** `fine`, `absent` (optional, and not there), or `wrong` (needed, or there and broken). */
export type State = 'fine' | 'absent' | 'wrong'

/** One thing that the doctor looked at. */
export interface Finding {
  what: string
  state: State
  says: string
  /** What to do, where there is something to do. */
  advice?: string
}
