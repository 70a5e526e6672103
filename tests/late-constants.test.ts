import vm from 'node:vm'
import { describe, expect, it } from 'vitest'

const { withLateConstants } = (await import(
  new URL('../scripts/late-constants.mjs', import.meta.url).href
)) as {
  withLateConstants(modules: Map<string, string>, entry: string): Map<string, string>
}

/** Modules with late constants, and what `entry.cjs` exports; `made` says what was made, in order. */
function packed(modules: Record<string, string>) {
  const rewritten = withLateConstants(new Map(Object.entries(modules)), 'entry.cjs')
  const made: string[] = []
  const loaded = new Map<string, Record<string, unknown>>()
  const require = (name: string) => {
    const file = name.replace('./', '')
    if (!loaded.has(file)) {
      const exports = {}
      loaded.set(file, exports)
      const define = vm.runInThisContext(
        `(function (exports, require, note) { 'use strict'; ${rewritten.get(file)} })`,
      )
      define(exports, require, (what: string) => made.push(what))
    }
    return loaded.get(file)!
  }
  // biome-ignore lint/suspicious/noExplicitAny: whatever the test exports
  return { entry: require('./entry.cjs') as Record<string, any>, made, text: rewritten }
}

const NOTED = 'function noted(what) { note(what); return new Set([what]) }\n'

describe('late constants', () => {
  it('are made once, when they are first looked at', () => {
    const { entry, made } = packed({
      'entry.cjs': `${NOTED}const A = noted('a');
const B = [...A, noted('b')];
function has(x) { return A.has(x) }
function first() { return B[0] }
exports.has = has; exports.first = first;`,
    })
    expect(made).toEqual([])
    expect([entry.has('a'), entry.has('b')]).toEqual([true, false])
    expect(made).toEqual(['a'])
    expect(entry.first()).toBe('a')
    expect(entry.first()).toBe('a')
    expect(made).toEqual(['a', 'b'])
  })

  it('are called by whoever imports them, and are there for whoever takes the whole module', () => {
    const words = (word: string) =>
      `${NOTED}const WORDS = noted('${word}');\nexports.WORDS = WORDS;`
    const { entry, made } = packed({
      'entry.cjs': `const require_words = require('./words.cjs');
const require_whole = require('./whole.cjs');
function has(x) { return require_words.WORDS.has(x) }
function whole() { return require_whole }
exports.has = has; exports.whole = whole;`,
      'words.cjs': words('part'),
      'whole.cjs': words('whole'),
    })
    expect(made).toEqual(['whole'])
    expect(entry.has('part')).toBe(true)
    expect(made).toEqual(['whole', 'part'])
    expect(entry.whole().WORDS).toEqual(new Set(['whole']))
  })

  it('are what the entry exports by name', () => {
    const { entry } = packed({ 'entry.cjs': 'const A = [1];\nexports.A = A;' })
    expect(entry.A).toEqual([1])
  })

  it.each([
    ['a local of the same name', 'const A = [1]; function f() { const A = 2; return A }', 2],
    ['a parameter of the same name', 'const A = [1]; function f(A = 2) { return A }', 2],
    [
      'one that is taken apart',
      'const A = [1]; function f() { const { A } = { A: 2 }; return A }',
      2,
    ],
    ['a field of the same name', 'const A = [1]; function f() { return { A: 2 }.A }', 2],
    ['a field that stands for it', 'const A = [1]; function f() { return { A }.A[0] }', 1],
    ['a key that is computed', 'const A = ["b"]; function f() { return { [A[0]]: 2 }.b }', 2],
    [
      'a method of the same name',
      'const A = [1]; class B { A() { return 2 } } function f() { return new B().A() }',
      2,
    ],
    [
      'a class that holds it',
      'const A = [1]; class B { c = A[0] } function f() { return new B().c }',
      1,
    ],
    [
      'a pattern that remembers',
      'const A = /b/g; function f() { A.test("bb"); return A.lastIndex }',
      1,
    ],
  ])('mean the same beside %s', (_, code, value) => {
    expect(packed({ 'entry.cjs': `${code}\nexports.f = f;` }).entry.f()).toBe(value)
  })

  it.each([
    ['the system', `const node_os = require('node:os');\nconst A = [node_os.homedir()];`],
    ['the process', 'const A = [process.pid];'],
    ['what changes', 'let n = 1;\nconst A = [n];'],
    ['the time', 'const A = [Date.now()];'],
  ])('are none that are made of %s', (_, code) => {
    const { text } = packed({
      'entry.cjs': `${code}\nfunction f() { return A }\nexports.f = f;`,
      'node:os': 'exports.homedir = () => "";',
    })
    expect(text.get('entry.cjs')).toContain(code)
  })
})
