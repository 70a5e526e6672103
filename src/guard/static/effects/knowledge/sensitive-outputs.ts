/** What decides about a use that prints what only few should see: whoever sends that on gives it away. */

export const RECORDS_PEOPLE = 'whom it listens to or looks at'
export const KEPT_SECRETS = 'the secrets that are kept there'
export const VARIABLES_THERE = 'the secrets among the variables there'
export const TYPED_THERE = 'what somebody types there'
/** Whatever was in the clipboard, and passwords among it. */
export const COPIED = 'what somebody has copied'

export const SHOWN_TO_FEW: ReadonlySet<string> = new Set([
  RECORDS_PEOPLE,
  KEPT_SECRETS,
  VARIABLES_THERE,
  TYPED_THERE,
  COPIED,
  'whose memory it takes',
  'whose traffic it reads',
  'the key that it hands out',
  'the cookies of a browser',
  'the secrets that it shows',
  'what programs tell each other',
  'whether it may see the hashes of passwords',
])

/** What a camera, a microphone or a screen gives, on its way to others. */
export const SCREEN = 'what is on the screen'
export const ROOM = 'what a camera or a microphone hears and sees'
export const SEEN_OR_HEARD: ReadonlySet<string> = new Set([SCREEN, ROOM, COPIED])
