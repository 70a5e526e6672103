import { MAX_EVENT_BYTES } from '../../agent/protocol/parse-event.ts'
import { readInputBounded } from '../../disk/read-bounded.ts'

/** Standard input as a text, as far as it has the size of an event. */
export function readInput(fd = 0): string {
  return readInputBounded(MAX_EVENT_BYTES, fd).toString('utf8')
}
