/** What stands before the subcommand of git. */
const GIT = String.raw`^(?:-[cC] \S+ |--?\S+ )*`

function git(rest: RegExp): RegExp {
  return new RegExp(GIT + rest.source)
}

/**
 * Arguments by which work is lost that nobody can bring back, or by which something leaves that
 * nobody can call back. It is the daily work of some people; a developer wants to see it when an
 * agent does it. The names, what in the arguments (joined by blanks) makes it so, and how the
 * reason says it.
 */
export const IRREVOCABLE_QUERIES: readonly (readonly [string, RegExp, string])[] = [
  [
    'git',
    git(/push\b.*(?: (?:--force|--mirror|--delete|-d|-[a-z]*f[a-z]*)(?= |$)| \+\S| :\S)/),
    'replaces or removes what others have',
  ],
  ['git', git(/reset\b.* --(?:hard|merge)\b/), 'throws away changes that are not committed'],
  [
    'git',
    git(/clean\b(?!.* (?:-[a-z]*n|--dry-run))(?=.* (?:-[a-zA-Z]*f|--force))/),
    'removes files that git does not know',
  ],
  [
    'git',
    git(/(?:checkout|restore)(?: -\S+)*(?: --)? (?:\.|:\/|\*)(?: |$)/),
    'throws away changes that are not committed',
  ],
  ['git', git(/stash (?:drop|clear)\b/), 'throws away what was put aside'],
  ['git', git(/filter-(?:branch|repo)\b(?!.*--(?:analyze|dry-run))/), 'rewrites the whole history'],
  ['git-filter-repo bfg', /^(?!.*--(?:analyze|dry-run))./, 'rewrites the whole history'],
  [
    'npm pnpm yarn bun lerna',
    /^(?:-\S+ )*(?:npm )?publish\b(?!.*--dry-run)/,
    'publishes a package',
  ],
  ['npm', /^(?:-\S+ )*unpublish\b(?!.*--dry-run)/, 'takes a package back that others use'],
  ['cargo', /^(?:publish|yank)\b(?!.*--dry-run)/, 'publishes a package'],
  ['twine', /^upload\b/, 'publishes a package'],
  ['poetry uv hatch flit pdm', /^publish\b(?!.*--dry-run)/, 'publishes a package'],
  ['gem', /^(?:push|yank)\b/, 'publishes a package'],
  ['gh', /^(?:repo|release|secret|variable|issue|run|cache) delete\b/, 'removes what others have'],
  ['glab', /^(?:repo|release|variable|issue) delete\b/, 'removes what others have'],
  [
    'terraform tofu terragrunt pulumi',
    /^(?:-\S+ )*(?:destroy\b|(?:apply|up)\b.* (?:-auto-approve|--auto-approve|--yes|-y)\b)/,
    'changes or removes machines and data, without asking again',
  ],
  ['cdk sst serverless sls', /^(?:destroy|remove)\b/, 'removes machines and data'],
  [
    'kubectl oc',
    /^(?:-n \S+ |-\S+ )*delete (?:-\S+ )*(?:ns|namespaces?|pvc?|persistentvolume\w*|crds?|all)\b|^(?:-\S+ )*delete\b.* --all\b/,
    'removes a part of the cluster with its data',
  ],
  ['helm', /^(?:uninstall|delete|un)\b(?!.*--dry-run)/, 'removes an application from the cluster'],
  [
    'docker podman',
    /^(?:volume (?:rm|prune)\b|system prune\b.* --volumes\b|compose\b.* down\b.* (?:-v|--volumes)\b)/,
    'removes volumes with their data',
  ],
  ['docker-compose', /\bdown\b.* (?:-v|--volumes)\b/, 'removes volumes with their data'],
  ['dropdb', /^(?!-{1,2}(?:help|version)).+/, 'removes a database'],
  [
    'aws',
    /^(?:--\S+ \S+ )*(?:s3 (?:rb\b.*--force|rm\b.*--recursive)|\w[\w-]* (?:delete|terminate)-\S+)(?!.*--dry-?run)/,
    'removes what lies in the cloud',
  ],
  [
    'gcloud gsutil az doctl',
    /^(?:\S+ )+(?:delete|rb)\b(?!.*--help)/,
    'removes what lies in the cloud',
  ],
]
