import { isKnown, plain, type Value } from '../../resolve/value.ts'
import { ASKS_NOBODY, IS_DOOR, USUAL_REGISTRY } from '../knowledge/image-facts.ts'
import { findVariableType } from '../knowledge/index.ts'
import { UNCLEAR_VARIABLES } from '../knowledge/shared-variables.ts'
import type { Machine } from '../machine.ts'

/** What a container is given beside directories. */
export interface Given {
  /** `NAME=VALUE`, or a name alone: then it is the value of this machine. */
  readonly variables: Value[]
  /** Files of variables. */
  readonly files: string[]
  /** Ports, as they are published; `*` for all. */
  readonly ports: string[]
}

const SECRET =
  /(?:^|_)(?:TOKEN|SECRETS?|PASSWORD|PASSWD|PASS|CREDENTIALS?|API_?KEY|ACCESS_KEY(?:_ID)?|SECRET_KEY|PRIVATE_KEY|AUTH|PAT|COOKIE|DSN)(?:_\w+)?$/i

/** Code for what runs in a container, or a debugger there that somebody has in hand. */
export function noteGivenCode(machine: Machine, name: string, { variables }: Given): void {
  for (const pair of variables) {
    const text = plain(pair)
    const at = text.indexOf('=')
    if (at < 0) continue
    const type = findVariableType(text.slice(0, at))
    if (type !== undefined && IS_CODE.test(type) && at < text.length - 1)
      machine.miss('outcome', name, '', `what ${text.slice(0, at)} makes programs there run`)
    if (type === 'options' || type?.startsWith('options.') || type?.startsWith('code.perl-')) {
      if (LOADS.test(text)) machine.miss('outcome', name, '', 'what programs there load')
    }
    for (const [question, how] of UNCLEAR_VARIABLES)
      if (question.test(text)) machine.miss('outcome', name, '', how)
  }
}

/** Types of variables whose value runs or is loaded whenever something starts. */
const IS_CODE = /^(?:lib|prompt|function|side|rsh|startup.*|script\..*|code\.(?!perl-).*)$/
const LOADS =
  /(?:^|[= ])(?:-r|-M|-I|-m|--require|--import|--(?:experimental-)?loader|-javaagent|-agentpath|-agentlib|-Xbootclasspath)(?=[\w:=/. ])/

/** Those who make what many use: they get a secret because it is theirs, or because one works with them. */
const PUBLISHER =
  /^(?:(?:docker\.io|ghcr\.io|quay\.io|public\.ecr\.aws|gcr\.io|lscr\.io)\/)?(?:alpine|amazon|amazonlinux|anchore|ansible|aquasec|argoproj|atlassian|aws|aws-cli|bitnami|bridgecrew|checkmarx|cimg|circleci|cloud-sdk|cloudflare|codecov|cypress|datadog|docker|elastic|flyio|getsentry|github|gitguardian|gitlab|google|googlecloudsdk|goreleaser|grafana|hashicorp|heroku|infracost|jenkins|jetbrains|kubernetes|library|linuxserver|localstack|mcp|microsoft|minio|node|oxsecurity|pulumi|python|rclone|renovate|renovatebot|returntocorp|rhysd|ruby|safesecurity|semantic-release|semgrep|snyk|sonarsource|super-linter|terraform-linters|trufflesecurity|vercel|zricethezav)\//

/** An image of somebody: one of this machine has no owner in its name, and those of a company lie in its registry. */
function isImageOfOthers(image: string): boolean {
  const name = image.replace(/@sha256:.*$/, '')
  if (!name.includes('/') || PUBLISHER.test(name)) return false
  const host = /^([\w.-]+(?::\d+)?)\/[\w./:-]+$/.exec(name)?.[1]
  if (host === undefined) return false
  if (!/[.:]|^localhost$/.test(host) || /^(?:ghcr\.io|quay\.io|(?:index\.)?docker\.io)$/.test(host))
    return true
  return !OWN.test(name)
}

const OWN = new RegExp(`^(?:localhost(?::\\d+)?/|${USUAL_REGISTRY})`)

/** Secrets of this machine go to an image that somebody else has made. */
export function noteGivenSecrets(
  machine: Machine,
  name: string,
  image: Value,
  { variables, files }: Given,
): void {
  if (!isKnown(image) || !isImageOfOthers(plain(image))) return
  if (files.some((file) => !PLAY.test(file)) || variables.some((pair) => isSecret(machine, pair)))
    machine.miss('outcome', name, '', `whose the image ${plain(image)} is, which gets the secrets`)
}

/** Variables for tests, and such as only show what others are called. */
const PLAY = /(?:test|example|sample|template|dist|defaults?|ci|local|dev)[\w.-]*$/i

function isSecret(machine: Machine, pair: Value): boolean {
  const [variable = '', ...rest] = plain(pair).split('=')
  // What the text itself says is no secret of this machine.
  return (
    SECRET.test(variable) &&
    (rest.length === 0 || machine.symbols.in(pair).some(({ origin }) => origin !== 'user'))
  )
}

/** A terminal, an editor or a desktop for whoever finds the port. */
export function noteDoor(
  machine: Machine,
  name: string,
  [image = '', ...command]: readonly Value[],
  { ports }: Given,
): void {
  if (!ports.some((port) => !OWN_PORT.test(port))) return
  if (IS_DOOR.test(plain(image)) || command.some((word) => ASKS_NOBODY.test(plain(word))))
    machine.miss('outcome', name, '', 'who comes in by it')
}

const OWN_PORT = /^(?:127\.[\d.]+|localhost|\[?::1\]?):/
