import type { KnowledgeTable } from '../entry.ts'
import { KEPT_SECRETS } from '../joint-facts.ts'

/** Databases, identities and watchers that somebody else runs: what is ordinary with them stands in their lists. */
export const hostedServices: KnowledgeTable = {
  auth0: {
    line: '- -* | tenant: | out=network',
    unclear: [
      [
        /--reveal-secrets\b|^apps (?:show|list)\b.* -r\b|^terraform generate\b|^(?:actions|rules) show\b/,
        KEPT_SECRETS,
      ],
    ],
  },
  bk: '- -* | | out=network',
  confluent: {
    line: '- -* | cluster: environment: context: | out=network',
    unclear: [
      [/^(?:-\S+ )*login\b.*--url[= ]\S+:\/\/(?!\S*confluent\.)/, 'who gets its questions'],
      [/^connect cluster describe\b|^api-key describe\b|^kafka client-config\b/, KEPT_SECRETS],
      [/\bretention\.\w+=\d{1,6}\b/, 'what is lost with it'],
    ],
  },
  'kcadm.sh': '- -* | r: config:use server: realm: user: password: fields: q: | out=network',
  kcadm: '=kcadm.sh',
  'kcreg.sh': '-* | | out=network unclear=the-keys-that-it-hands-out dry=--help',
  neonctl: {
    line: '- -* | project-id: org-id: config-dir:use api-key: | out=network',
    unclear: [[/^(?:-\S+ )*(?:connection-string|cs|psql)\b/, KEPT_SECRETS]],
  },
  neon: '=neonctl',
  okta: '- -* | | out=network',
  'okta-aws-cli': '-* | | out=network unclear=the-keys-that-it-hands-out dry=--version,--help',
  pd: '- -* | | out=network',
  pscale: {
    line: '- -* | org: api-token: service-token: f,format: | out=network',
    unclear: [[/^(?:-\S+ )*database dump\b/, 'what the copy holds, and who gets it']],
  },
  turso: {
    line: '- -* | | out=network',
    unclear: [[/^(?:-\S+ )*db (?:shell\b.*\.dump|dump)\b/, 'what the copy holds, and who gets it']],
  },
}
