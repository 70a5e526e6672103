import type { UnseenArguments } from './facts.ts'

/** Stands in the arguments for a word that some other program or a file names. */
export const UNSEEN = '‹›'

/** Options before a word, some with a value. */
const OPTIONS = '(?:--?\\S+ (?:[\\w./=-]+ )?)*'

/** A refspec may begin with a colon or a plus: names that git tells have neither. */
export const PUSHED_REFS: UnseenArguments = [
  new RegExp(`(?:^| )push (?:\\S+ )*${UNSEEN}(?!.*--dry-run)`),
  'which branches it replaces or deletes',
  /^git (?:branch|tag|rev-parse|symbolic-ref|describe|rev-list|log|remote|config|name-rev|show|subtree|merge-base|commit-tree)$/,
]

/** What a search through the history names: corrections of holes have names that everybody finds. */
export const REVERTED: UnseenArguments = [
  new RegExp(`(?:^| )(?:revert|reset|rebase) (?:\\S+ )*${UNSEEN}`),
  'what it undoes',
  undefined,
  'searched',
]

/** With the content of what is found, and a kind that nobody sees: secrets are one. */
export const SHOWN_OBJECTS: UnseenArguments = [
  new RegExp(
    `^(?=.* (?:-o|--output)[ =]?(?:ya?ml|json|go-template|template|custom-columns))(?:.* )?get ${OPTIONS}${UNSEEN}`,
  ),
  'whether secrets are among what it shows',
  /^(?:kubectl|oc) get$/,
  'picked',
]

export const CLOUD_RIGHTS: UnseenArguments = [
  new RegExp(
    `\\b(?:attach-\\w+-policy|put-\\w+-policy|put-\\w+-permissions-boundary|add-user-to-group|add-role-to-instance-profile|add-iam-policy-binding|set-iam-policy|role assignment create)\\b.*${UNSEEN}`,
  ),
  'which rights it gives',
]

export const PUSHED_IMAGES: UnseenArguments = [
  new RegExp(`(?:^| )push (?:-\\S+ )*${UNSEEN}`),
  'which image leaves, and where it goes',
  /^(?:docker|podman|nerdctl|buildah)(?: (?:images?|compose|build))?$/,
  'picked',
]

export const PUBLISHED_PACKAGES: UnseenArguments = [
  new RegExp(`^publish (?:-\\S+ )*${UNSEEN}`),
  'what it publishes',
]

/** Runs are the record of what was done. */
export const DELETED_RUNS: UnseenArguments = [
  new RegExp(`^run delete (?:-\\S+ )*${UNSEEN}`),
  'whose traces are gone',
]
