import { copyFileSync, linkSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures.ts'
import type { ShellState } from '../guard/shell-state.ts'
import { otherName, withOtherNames } from './other-names.ts'

const RULING = {
  decision: { verdict: 'ALLOW', reason: 'ordinary', confidence: 1 },
  guard: 'static',
} as const

/** A shell that searches a folder of its own first. */
function shellIn(directory: string): ShellState {
  const bin = join(directory, 'bin')
  mkdirSync(bin)
  const variables = new Map([['PATH', { value: `${bin}:/usr/bin:/bin` }]])
  return { directory, variables, aliases: new Map(), functions: new Map() }
}

const verdict = (command: string, shell: ShellState) =>
  withOtherNames(command, shell, RULING).decision.verdict

describe('a program under another name', () => {
  it('is judged as what it is: a link, a copy, by whatever way it is started', () => {
    const shell = shellIn(temporaryFolder())
    symlinkSync('/bin/cat', join(shell.directory, 'bin/ls'))
    copyFileSync('/bin/cat', join(shell.directory, 'show'))
    symlinkSync('/bin/bash', join(shell.directory, 'tool'))
    for (const command of [
      'ls /etc/shadow',
      'command ls /etc/shadow',
      'env ls /etc/shadow',
      './show /etc/shadow',
      'x=./show; $x /etc/shadow',
      "echo 'cat /etc/shadow' | ./tool",
    ])
      expect(verdict(command, shell), command).toBe('BLOCK')
    expect(withOtherNames('ls /etc/shadow', shell, RULING).decision).toMatchObject({
      reason: expect.stringMatching(/^by another name: cat reads/),
    })
    expect(verdict('ls notes.txt', shell)).toBe('ALLOW')
    expect(verdict('/bin/ls /etc/shadow', shell)).toBe('ALLOW')
  })

  it('is not looked for where somebody defined a function of that name', () => {
    const shell = shellIn(temporaryFolder())
    symlinkSync('/bin/cat', join(shell.directory, 'bin/ls'))
    const functions = new Map([['ls', 'ls () { echo "$@"; }']])
    expect(verdict('ls /etc/shadow', { ...shell, functions })).toBe('ALLOW')
  })

  it('is none where the name is its own, or the program somebody else’s', () => {
    const folder = temporaryFolder()
    const put = (name: string) => join(folder, name)
    symlinkSync('/bin/cat', put('cat'))
    writeFileSync(put('script'), '#!/bin/sh\n')
    linkSync(put('script'), put('hard'))
    expect(otherName(put('cat'))).toBeUndefined()
    expect(otherName(put('script'))).toBeUndefined()
    expect(otherName(put('hard'))).toBeUndefined()
    expect(otherName('/usr/bin/awk')).toBeUndefined()
  })
})
