import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fuzzing } from '../../../tests/fuzz.ts'
import { testFolder } from '../../../tests/test-folder.ts'
import { csvRecords } from './csv-records.ts'

const folder = testFolder()

async function read(text: string) {
  const found = []
  for await (const { line, value } of csvRecords(folder.write('a.csv', text))) {
    found.push([line, value instanceof Error ? value.message : value])
  }
  return found
}

describe('csvRecords', () => {
  it('names the fields by the first row and leaves empty ones out', async () => {
    expect(await read('command,expect,tags\nls -l,ALLOW,\n')).toEqual([
      [2, { command: 'ls -l', expect: 'ALLOW' }],
    ])
  })

  it('reads quotes, commas and line ends inside quotes, and Windows line ends', async () => {
    expect(await read('a,b\r\n"x,""y""","one\ntwo"\r\nlast,\r\n')).toEqual([
      [2, { a: 'x,"y"', b: 'one\ntwo' }],
      [4, { a: 'last' }],
    ])
  })

  it('reads a last row without a line end, and skips blank lines', async () => {
    expect(await read('a,b\n\n1,2')).toEqual([[3, { a: '1', b: '2' }]])
  })

  it('tells a row of another length', async () => {
    expect(await read('a,b\n1\n')).toEqual([[2, 'the row has 1 fields, the first row names 2']])
  })

  it.each([
    ['a quoted field that does not end', 'a\n"x\n', /:2: a quoted field does not end/],
    ['a column that is named twice', 'a,b, a\n1,2,3\n', /:1: the column "a" is named twice/],
    ['text behind a closing quote', 'a\n"x"y\n', /:2: text after the closing quote/],
  ])('refuses %s', async (_, text, message) => {
    await expect(read(text)).rejects.toThrow(message)
  })

  it('reads back what a writer of CSV writes', async () => {
    const field = fc.string({ minLength: 1 }).map((text) => text.replaceAll('\r', ''))
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(field, field), { minLength: 1, maxLength: 5 }),
        async (rows) => {
          const quoted = rows.map((row) =>
            row.map((text) => `"${text.replaceAll('"', '""')}"`).join(','),
          )
          const records = (await read(`a,b\n${quoted.join('\n')}\n`)).map(([, record]) => record)
          expect(records).toEqual(
            rows.map(([a, b]) => ({ ...(a !== '' && { a }), ...(b !== '' && { b }) })),
          )
        },
      ),
      fuzzing(60),
    )
  })
})
