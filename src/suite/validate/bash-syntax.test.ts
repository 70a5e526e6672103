import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testFolder } from '../../../tests/test-folder.ts'
import { checkBashSyntax } from './bash-syntax.ts'

const folder = testFolder()

describe('checkBashSyntax', () => {
  it('answers for each command alone: an error hides no other, and two halves make no whole', async () => {
    const answers = await checkBashSyntax([
      'ls -l',
      "echo 'open",
      "closed' echo",
      'if true; then',
      'for i in 1 2; do echo "$i"; done',
      'cat <<EOF\ntext\nEOF',
      'cat <<EOF\nno end',
      'a;;b',
      '',
      '# only a comment',
    ])
    expect(answers?.map((answer) => answer !== undefined)).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
      true,
      true,
      false,
      false,
    ])
    expect(answers?.[3]).toMatch(/^line \d: syntax error/)
    expect(answers?.[6]).toMatch(/here-document/)
  })

  it('executes nothing', async () => {
    const [a, b, c] = ['a', 'b', 'c'].map((name) => join(folder.path, name))
    const answers = await checkBashSyntax([
      `echo x > ${a}`,
      `echo $(echo x > ${b}) \`echo x > ${b}\``,
      `set +n; echo x > ${c}`,
      `trap 'echo x > ${c}' EXIT; exit`,
      `}; echo x > ${c}; {`,
    ])
    expect(answers).toHaveLength(5)
    expect([a, b, c].map((file) => existsSync(file!))).toEqual([false, false, false])
  })

  it('keeps back the environment of the caller', async () => {
    const file = join(folder.path, 'env')
    process.env.BASH_ENV = folder.write('start.sh', `echo x > ${file}`)
    try {
      expect(await checkBashSyntax(['ls'])).toEqual([undefined])
    } finally {
      delete process.env.BASH_ENV
    }
    expect(existsSync(file)).toBe(false)
  })

  it('takes long commands, strange letters and a zero byte', async () => {
    const long = `: '${'x'.repeat(300_000)}'`
    expect(await checkBashSyntax([long, 'echo ä → \u200b', 'echo a\0b', 'ls'])).toEqual([
      undefined,
      undefined,
      'a command cannot hold a zero byte',
      undefined,
    ])
  })

  it('says that there is no bash', async () => {
    expect(await checkBashSyntax(['ls'], 'a-bash-that-does-not-exist')).toBeUndefined()
  })
})
