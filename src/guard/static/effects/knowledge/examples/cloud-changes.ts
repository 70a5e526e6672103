import type { ExampleTable } from './example.ts'

/** What is asked of clouds and clusters on ordinary days, and a change beside it. */
export const cloudChanges: ExampleTable = {
  amtool: {
    use: 'amtool config routes test severity=critical → nothing',
    unclear: 'amtool silence add alertname=x → what no longer watches or checks',
  },
  'helm-docs': {
    use: 'helm-docs --chart-search-root=charts → nothing',
  },
  'tempo-cli query': {
    use: 'tempo-cli query api trace-id http://localhost:3200 4bf9 → nothing',
  },
}
