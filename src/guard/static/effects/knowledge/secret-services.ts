import { anyNetworkOfOnesOwn } from './own-networks.ts'

/**
 * Secrets that are called after the service which gave them out, and the hosts that may ask for them: the
 * service, its name within a company, and gateways to it.
 */
const SERVICES: readonly (readonly [variable: RegExp, hosts: RegExp])[] = [
  [
    /^(?:GITHUB|GH|GHCR)_|^CR_PAT$/,
    /github|ghcr\.io|(?:^|\.)git\.|\/api\/v3\b|models\.inference\.ai\.azure\.com/,
  ],
  [/^(?:GITLAB|GL)_/, /gitlab|(?:^|\.)git\./],
  [/^(?:NPM|NODE_AUTH|YARN)_/, /npm|yarn|verdaccio|nexus|artifact|jfrog|registry|pkg|gitlab/],
  [/^(?:PYPI|TWINE)_/, /pypi|python|nexus|artifact|jfrog|pkg|gitlab/],
  [/^(?:ANTHROPIC|CLAUDE)_/, /anthropic|claude|amazonaws|googleapis|openrouter|llm|proxy|gateway/],
  [
    /^OPENAI_/,
    /openai|azure|openrouter|groq|together|deepseek|mistral|llm|proxy|gateway|cloudflare|perplexity|x\.ai/,
  ],
  [/^(?:GEMINI|GOOGLE|GCP)_/, /google|gcr\.io|pkg\.dev|gemini|llm|proxy|gateway/],
  [/^AWS_/, /aws/],
  [/^(?:AZURE|ARM)_/, /azure|microsoft|visualstudio|windows\.net/],
  [/^(?:HF|HUGGING_?FACE)_/, /hugging|hf\.(?:co|space)/],
  [/^(?:CLOUDFLARE|CF)_/, /cloudflare|workers\.dev/],
  [/^DOCKER_?HUB_/, /docker/],
  [/^SLACK_/, /slack/],
  [/^STRIPE_/, /stripe/],
  [/^SENDGRID_/, /sendgrid/],
  [/^TWILIO_/, /twilio/],
  [/^(?:DIGITALOCEAN|DO)_/, /digitalocean/],
  [/^HEROKU_/, /heroku/],
  [/^VERCEL_/, /vercel/],
  [/^NETLIFY_/, /netlify/],
  [/^(?:DATADOG|DD)_/, /datadog|ddog/],
  [/^SENTRY_/, /sentry/],
  [
    /^(?:ATLASSIAN|JIRA|CONFLUENCE|BITBUCKET)_/,
    /atlassian|jira|confluence|bitbucket|(?:^|\.)git\./,
  ],
  [/^(?:TELEGRAM|TG)_/, /telegram/],
  [/^DISCORD_/, /discord/],
  [/^NOTION_/, /notion/],
  [/^LINEAR_/, /linear/],
]

/** They are told to a database, and to nobody on the web. */
const OF_A_DATABASE = /^(?:DB|DATABASE|PG|POSTGRES(?:QL)?|MYSQL|MARIADB)_?(?:\w+_)?(?:PASS|PWD)/

const HOST = /^(?:[\w+]+:\/\/)?(?:[^/@]*@)?([^/?#]*)(\/[^?#]*)?/

/** Whether a secret was given out by somebody else than the host that gets it, as its name says. */
export function belongsElsewhere(variable: string, address: string): boolean {
  const [, host = '', path = ''] = HOST.exec(address.toLowerCase()) ?? []
  if (host === '' || anyNetworkOfOnesOwn(host)) return false
  if (OF_A_DATABASE.test(variable)) return /^https?:/i.test(address)
  const row = SERVICES.find(([name]) => name.test(variable))
  return row !== undefined && !row[1].test(host + path.slice(0, 40))
}
