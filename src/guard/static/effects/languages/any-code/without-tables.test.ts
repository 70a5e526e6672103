import { describe, expect, it } from 'vitest'
import { withoutTables } from './without-tables.ts'

describe('withoutTables', () => {
  it('leaves out command lines that are elements of a list or keys of a table', () => {
    expect(withoutTables('BAD = [\n  "less /etc/gshadow",\n]')).toBe('BAD = [\n  "TEXT",\n]')
    expect(withoutTables("  ['su - eve', 'BLOCK'],")).toBe("  ['TEXT', 'BLOCK'],")
    expect(withoutTables('  "tac /etc/gshadow": 4,')).toBe('  "TEXT": 4,')
  })

  it('keeps calls and single words', () => {
    for (const code of ['open("/etc/gshadow")', '  "/etc/gshadow",', 'run("tac /etc/gshadow")'])
      expect(withoutTables(code)).toBe(code)
  })
})
