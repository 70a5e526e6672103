/** Why an event cannot be judged. Whoever gets it refuses the event, in all shapes at once. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}
