import type { RuleId } from '../../../verdict/index.ts'
import type { EffectKind } from '../effects/effect.ts'
import type { Finding } from './finding.ts'

interface SaferCommand {
  rule: RuleId
  kind?: EffectKind
  /** What in the reason or in the part that caused it must match. */
  about?: RegExp
  /** What could be done instead, as one would say it to a colleague. */
  instead: string
}

/** What to do instead, for denials that have such a thing. The first that fits is told. */
const SAFER: readonly SaferCommand[] = [
  // what cannot be undone
  { rule: 'D', kind: 'irrevocable', about: /\bpush\b/, instead: 'git push --force-with-lease' },
  {
    rule: 'D',
    kind: 'irrevocable',
    about: /\breset\b/,
    instead: 'git stash first, or git reset --keep, which refuses to lose changes',
  },
  {
    rule: 'D',
    kind: 'irrevocable',
    about: /\bclean\b/,
    instead: 'git clean -n, which only lists the files',
  },
  { rule: 'D', kind: 'irrevocable', about: /\b(?:checkout|restore)\b/, instead: 'git stash' },
  { rule: 'D', kind: 'irrevocable', about: /\bstash\b/, instead: 'git stash show -p first' },
  {
    rule: 'D',
    kind: 'irrevocable',
    about: /\bpublish\b/,
    instead: 'the same with --dry-run, and let a person publish',
  },
  {
    rule: 'D',
    kind: 'irrevocable',
    about: /machines and data, without asking/,
    instead: 'terraform plan (with -destroy), and let a person apply it',
  },
  {
    rule: 'D',
    kind: 'irrevocable',
    about: / (?:of|from) the cluster/,
    instead: 'the same with --dry-run=client',
  },
  {
    rule: 'D',
    kind: 'irrevocable',
    about: /volumes/,
    instead: 'docker volume ls first; docker compose down without -v keeps the data',
  },
  {
    rule: 'D',
    kind: 'delete-tree',
    instead: 'list it first (ls -la), and name the one folder that shall go',
  },
  {
    rule: 'D',
    kind: 'delete',
    instead: 'list it first (ls -la), and name the files that shall go',
  },
  // secrets
  {
    rule: '4',
    about: /"[^"]*\.env(?:\.[\w-]+)*"/,
    instead: 'read .env.example, or ask for the names of the variables that matter',
  },
  { rule: '4', about: /private key/, instead: 'the public half of the key (.pub)' },
  {
    rule: '4',
    about: /cloud credentials/,
    instead: 'ask who you are instead: aws sts get-caller-identity, gcloud auth list',
  },
  // what is fetched and run
  {
    rule: '9',
    instead: 'download it into a file, read it, and run that: curl -fsSLo install.sh URL',
  },
  { rule: 'O', kind: 'execute', instead: 'write what it decodes to into a file, and look at it' },
  // rights
  {
    rule: '6',
    kind: 'open-to-all',
    instead: 'rights for those who need them: chmod 640, chmod 750',
  },
  {
    rule: '6',
    kind: 'privilege',
    about: /container/,
    instead: 'give the container the one folder that it needs, without --privileged',
  },
  // settings that outlive the session
  {
    rule: '5',
    about: /start-up file/,
    instead: 'set the variable for this command, or tell the user which line to add',
  },
  { rule: '1a', instead: 'run the command itself, without a shell around it' },
  {
    rule: 'S',
    about: /the new content/,
    instead: 'keep the hook of aegish in the file, and change the rest',
  },
  { rule: 'S', instead: 'leave it to the person who administers the guard, outside of the agent' },
]

/** What could be done instead; undefined where there is nothing safer, or nothing to say. */
export function saferThan({ rule, reason, verdict, effect }: Finding): string | undefined {
  // A person who is asked about the own guard knows what it is for.
  if (verdict === 'ALLOW' || (rule === 'S' && verdict === 'WARN')) return undefined
  for (const row of SAFER) {
    if (row.rule !== rule || (row.kind !== undefined && row.kind !== effect?.kind)) continue
    if (row.about === undefined || row.about.test(`${reason}\n${effect?.target ?? ''}`))
      return row.instead
  }
  return undefined
}
