import { describe, expect, it } from 'vitest'
import {
  type ArgumentType,
  COMMON_ARGUMENT_TYPES,
  SPECIAL_ARGUMENT_TYPES,
} from '../effects/knowledge/argument-types.ts'
import { handledNames } from '../effects/knowledge/handled-programs.ts'
import { describeHandler } from '../effects/programs/handler-descriptions.ts'
import { OWN_WORDS } from '../effects/programs/own-words/index.ts'
import { verbOf } from './argument-verbs.ts'
import { explainableNames, explainProgram } from './program-belief.ts'
import { readablePattern } from './readable-pattern.ts'

describe('what is believed about a program', () => {
  it('has a verb for every type of argument', () => {
    const types = [
      ...Object.keys(COMMON_ARGUMENT_TYPES),
      ...Object.keys(SPECIAL_ARGUMENT_TYPES),
      ...Object.keys(OWN_WORDS).map((word) => `own.${word}`),
    ]
    for (const type of types) expect(() => verbOf(type as ArgumentType)).not.toThrow()
  })

  it('has words for every handler', () => {
    expect(handledNames().filter((name) => describeHandler(name) === undefined)).toEqual([])
  })

  it('can be told of every program', () => {
    for (const name of explainableNames()) expect(explainProgram(name).known, name).toBe(true)
  })

  it('names options and operands by what they do', () => {
    const { actions } = explainProgram('sort')
    expect(actions).toContainEqual({
      does: 'writes',
      where: '-o, --output',
      meaning: 'a file that is created or overwritten',
    })
    expect(actions).toContainEqual(expect.objectContaining({ does: 'reads', where: 'words' }))
  })

  it('names default outputs, kinds and aliases', () => {
    const { kinds, actions, sameAs } = explainProgram('musl-gcc')
    expect(sameAs).toBe('gcc')
    expect(kinds.map(({ kind }) => kind)).toContain('compiler')
    expect(actions).toContainEqual({
      does: 'writes',
      where: 'by itself',
      meaning: 'a.out, where no option names a file',
    })
    expect(actions).toContainEqual(expect.objectContaining({ does: 'writes', where: 'with -c' }))
  })

  it('finds a program by its path and version', () => {
    expect(explainProgram('/usr/bin/gcc-12')).toMatchObject({ known: true, program: 'gcc' })
  })

  it('knows subcommands, those of an alias, too', () => {
    expect(explainProgram('git', 'clone').actions).toContainEqual(
      expect.objectContaining({ does: 'sets', where: '-c, --config' }),
    )
    expect(explainProgram('tofu').subcommands).toContain('plan')
    expect(explainProgram('tofu', 'plan')).toMatchObject({ known: true, sameAs: 'terraform plan' })
    expect(explainProgram('git', 'cloen')).toMatchObject({ known: false, near: ['clone'] })
  })

  it('tells settings, variables and files', () => {
    const { settings, variables, files } = explainProgram('git')
    expect(settings).toContainEqual({ key: 'core.sshcommand', type: 'rsh' })
    expect(variables).toContainEqual({ name: 'GIT_PAGER', type: 'pager' })
    expect(files.map(({ path }) => path).join()).toContain('.gitconfig')
  })

  it('tells what takes a guard out, gives variables away or types', () => {
    const told = (name: string) => explainProgram(name).actions.map(({ meaning }) => meaning)
    expect(told('codex')).toContain('starts an agent that asks nobody')
    expect(told('systemctl')).toContain('stops the service of this guard')
    expect(told('systemctl')).toContain('variables of what starts later')
    expect(told('wtype')).toContain('text that it types into a window or a pane')
  })

  it('tells who gets a secret that is decrypted for an editor', () => {
    const meanings = explainProgram('pass').actions.map(({ meaning }) => meaning)
    expect(meanings).toContain('the editor that a variable names, which gets a secret')
  })

  it('says of a program with a handler what that looks at', () => {
    expect(explainProgram('tar').handler).toContain('--checkpoint-action')
    expect(explainProgram('docker', 'run')).toMatchObject({ known: true })
  })

  it('says of an unknown one that it is, what is near, and what is guessed', () => {
    const belief = explainProgram('sotr')
    expect(belief).toMatchObject({ known: false, actions: [] })
    expect(belief.near).toContain('sort')
    expect(belief.guesses.length).toBeGreaterThan(0)
  })

  it.each([
    '__proto__',
    'hasOwnProperty',
    'toString',
    '',
    ' ',
    '../../x',
    'a'.repeat(500),
  ])('takes the name %j for nothing else than a name', (name) => {
    expect(explainProgram(name).known).toBe(false)
    expect(explainProgram('git', name).known).toBe(false)
  })

  it('carries the examples of the entry', () => {
    expect(explainProgram('cat').examples.attack[0]).toEqual({
      command: 'cat /etc/shadow',
      effects: ['read /etc/shadow'],
    })
  })
})

describe('a pattern in words', () => {
  it.each([
    [/^core\.sshcommand$/, 'core.sshcommand'],
    [/^(?:core\.pager|pager\..+)$/, 'core.pager | pager.*'],
    [/^\.gitconfig$|^\.git\/config$/, '.gitconfig | .git/config'],
    [/\bcredential (?:fill|approve)\b/, 'credential (fill | approve)'],
  ])('%s', (pattern, words) => {
    expect(readablePattern(pattern)).toBe(words)
  })
})
