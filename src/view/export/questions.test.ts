import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { Changes } from '../changes.ts'
import { Library } from '../library.ts'
import { addRoutes } from '../routes.ts'
import { KINDS, NOT_EXPORTED } from './questions.ts'

test('every question that the page can ask is exported, or known not to be', () => {
  const app = new Hono()
  addRoutes(app, new Library([]), new Changes(), '1.2.3')
  const asked = app.routes.map(({ path }) => path.replace('/api/', ''))
  expect([...asked].sort()).toEqual([...Object.keys(KINDS), ...NOT_EXPORTED].sort())
})
