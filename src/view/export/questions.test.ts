import { expect, test } from 'vitest'
import { Library } from '../library.ts'
import { exportRoutes } from './export-routes.ts'
import { KINDS, NOT_EXPORTED } from './questions.ts'

test('every question that the page can ask is exported, or known not to be', () => {
  const app = exportRoutes(new Library([]), { version: '1.2.3', created: '2026-11-15T08:00:00Z' })
  const asked = app.routes.map(({ path }) => path.replace('/api/', ''))
  expect([...asked].sort()).toEqual([...Object.keys(KINDS), ...NOT_EXPORTED].sort())
})
