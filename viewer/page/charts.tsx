import type { PageProps } from './page-props.ts'

export function ChartsPage(_: PageProps) {
  return <h1>Charts</h1>
}
