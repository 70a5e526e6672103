import type { ExampleTable } from './example.ts'

export const hostedServices: ExampleTable = {
  auth0: {
    use: 'auth0 apps list → nothing',
    unclear: 'auth0 apps show shop --reveal-secrets → the secrets that are kept there',
  },
  confluent: {
    use: 'confluent kafka topic list → nothing',
    unclear: 'confluent connect cluster describe lcc-1 → the secrets that are kept there',
  },
  'kcreg.sh': {
    unclear: 'kcreg.sh get shop → the keys that it hands out',
  },
  neonctl: {
    use: 'neonctl branches list → nothing',
    unclear: 'neonctl connection-string main → the secrets that are kept there',
  },
  'okta-aws-cli': {
    unclear: 'okta-aws-cli web → the keys that it hands out',
  },
  pscale: {
    use: 'pscale branch list shop → nothing',
    unclear: 'pscale database dump shop main → what the copy holds, and who gets it',
  },
  turso: {
    use: 'turso db list → nothing',
    unclear: 'turso db shell shop .dump → what the copy holds, and who gets it',
  },
}
