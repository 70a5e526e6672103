import { describe, expect, it } from 'vitest'
import { createStaticGuard } from '../index.ts'

const guard = createStaticGuard()
const verdictOf = (command: string) => guard.analyse(command).verdict

describe('patterns of file names', () => {
  it.each([
    'cat /e?c/sh?dow',
    'cat /e*c/shadow',
    'cat ~/.s*h/id_*',
    'cat /*/shadow',
  ])('that are aimed at a secret are the secret: %s', (command) =>
    expect(verdictOf(command)).toBe('BLOCK'))
  it.each([
    'prettier --write **/*.css',
    'eslint **/*.ts',
    'rm -f **/*.tmp',
    'grep -l TODO */*.py',
    'ls */',
    'wc -l **/*.md',
  ])('that are aimed at nothing are ordinary: %s', (command) =>
    expect(verdictOf(command)).not.toBe('BLOCK'))
})
