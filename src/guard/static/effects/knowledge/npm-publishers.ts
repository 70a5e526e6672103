/**
 * Names under which those publish on npm whose packages very many start by `npx`. Whoever else has one
 * publishes there what he likes, and calls it like a program that everybody knows.
 */
const PUBLISHERS: ReadonlySet<string> = new Set(
  `
    11ty adobe adonisjs agentclientprotocol ai-sdk angular angular-devkit ant-design antfu anthropic-ai antora apidevtools apollo
    arethetypeswrong ast-grep astrojs asyncapi atlassian augmentcode auth0 aws aws-amplify aws-cdk aws-sdk axe-core azure
    azure-tools babel backstage bazel biomejs bitwarden browserbasehq bufbuild builder.io bytecodealliance cap-js capacitor chakra-ui changesets
    charmland clerk cloudflare commitlint compodoc contentful continuedev cspell cucumber cyclonedx databricks datadog
    devcontainers directus docusaurus dotenvx electron electron-forge elastic eslint expo faker-js fastify figma
    firebase formatjs github gitlab google google-cloud grafana graphql-codegen graphql-inspector graphql-tools
    hapi hey-api hono hubspot infisical inngest ionic jest joshwooding kilocode kubb ladle langchain lerna lerna-lite lhci lingui lit
    loopback mantine manypkg mapbox marp-team mastra mdx-js mermaid-js microsoft mikro-orm modelcontextprotocol mswjs mui napi-rs neondatabase
    nestjs netlify netlify-cli newrelic next notionhq npmcli nrwl nuxt nuxtjs nx oclif octokit okta
    open-wc openai openapitools opennextjs opentelemetry oxlint pact-foundation pandacss parcel payloadcms percy playwright pnpm prisma protobuf-ts
    puppeteer quasar qwen-code qwik.dev railway raycast react-email react-native react-native-community react-router redocly
    release-it remix-run remotion rollup rspack rsbuild rushstack rsdoctor salesforce sanity sap secretlint semantic-release sentry
    shopify size-limit slidev snyk socketsecurity solidjs sourcegraph stencil stoplight storybook strapi stripe
    stryker-mutator supabase svelte sveltejs svgr swc tailwindcss tanstack taplo tauri-apps testing-library trigger.dev trpc
    tsconfig twilio types typescript typescript-eslint ui5 unocss upstash usebruno vercel vite-pwa vitejs vitest volar vscode vue
    vueuse wdio web wix wordpress wxt-dev yao-pkg yarnpkg zed-industries
  `
    .trim()
    .split(/\s+/),
)

const SCOPED = /^@([\w.-]+)(?:\/|$)/

/** Whether a package has the name of somebody in front of whom few have heard: `@name/tool`. */
export function isOfUnknownPublisher(specification: string): boolean {
  if (!specification.startsWith('@')) return false
  const publisher = SCOPED.exec(specification)?.[1]
  return publisher !== undefined && !PUBLISHERS.has(publisher.toLowerCase())
}

/** The package that `npm create NAME` fetches and runs: `vite@5` → `create-vite`, `@name/app` → `@name/create-app`. */
export function creatorOf(specification: string): string {
  const [, scope, name = ''] = /^(@[\w.-]+\/?)?([^@]*)/.exec(specification) ?? []
  if (scope === undefined) {
    const at = name.lastIndexOf('/') + 1
    return `${name.slice(0, at)}create-${name.slice(at)}`
  }
  return name === '' ? `${scope.replace('/', '')}/create` : `${scope}create-${name}`
}
