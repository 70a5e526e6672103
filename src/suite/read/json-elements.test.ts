import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fuzzing } from '../../../tests/fuzz.ts'
import { testFolder } from '../../../tests/test-folder.ts'
import { jsonElements } from './json-elements.ts'

const folder = testFolder()

function read(text: string) {
  return collect(jsonElements(folder.write('a.json', text), ['commands', 'samples']))
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

const values = async (text: string) =>
  (await read(text)).map(({ value }) => JSON.parse(value as string))

describe('jsonElements', () => {
  it('reads a list, and a list under one of the keys', async () => {
    expect(await values('[{"a":1}, {"b":[2,{"c":3}]}]')).toEqual([{ a: 1 }, { b: [2, { c: 3 }] }])
    expect(await values('{"metadata":{"commands":[7],"n":[1,2]},"commands":[{"a":1}]}')).toEqual([
      { a: 1 },
    ])
    expect(await values('{"x":"commands","samples":[1,2]}')).toEqual([1, 2])
    expect(await values(' [ ] ')).toEqual([])
  })

  it('says on which line an element begins', async () => {
    expect((await read('[\n  {"a":\n1},\n\n  {"b":2}\n]')).map(({ line }) => line)).toEqual([2, 5])
  })

  it('is not led astray by brackets, quotes and escapes inside texts', async () => {
    const list = [{ a: '],[{"' }, { b: '\\"\\' }, { 'c]': 'd\n' }]
    expect(await values(JSON.stringify(list))).toEqual(list)
    expect(await values(JSON.stringify({ 'commands"': [1], commands: list }))).toEqual(list)
  })

  it.each([
    ['nothing', '', 'no list of samples'],
    ['an object without the key', '{"a":[1]}', 'no list of samples'],
    ['prose', 'hello', 'not JSON'],
    ['a list that does not end', '[{"a":1}', 'ends too early'],
    ['two documents', '[1] [2]', 'after the end'],
  ])('refuses %s', async (_, text, message) => {
    await expect(read(text)).rejects.toThrow(message)
  })

  it('reads what JSON.parse reads', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue()),
        fc.constantFrom(undefined, 1, '\t'),
        async (list, space) => {
          const expected = JSON.parse(JSON.stringify(list))
          expect(await values(JSON.stringify(list, null, space))).toEqual(expected)
          expect(
            await values(JSON.stringify({ m: { l: list }, commands: list }, null, space)),
          ).toEqual(expected)
        },
      ),
      fuzzing(60),
    )
  })

  it('does not care where the file is cut into chunks', async () => {
    const list = Array.from({ length: 9000 }, (_, i) => ({
      id: i,
      text: `"é${'x'.repeat(i % 90)}\\`,
    }))
    expect(await values(JSON.stringify({ commands: list }))).toEqual(list)
  })
})
