import { appendFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from './fixtures.ts'
import { fuzzing } from './fuzz.ts'
import {
  ATTEMPTS,
  DISGUISES,
  ENDING,
  EVIL,
  FORGET,
  KEYS,
  MISUNDERSTOOD,
  REFUSED,
} from './shell-attempts.ts'
import { closeTerminals, ShellTerminal } from './shell-terminal.ts'

afterEach(closeTerminals)

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Nobody is asked: what only looks like an attack runs, and must still not get through. */
async function start({ args = [], ...options }: Parameters<typeof ShellTerminal.start>[0] = {}) {
  const shell = await ShellTerminal.start({ ...options, args: ['--unresolved', 'allow', ...args] })
  mkdirSync(join(shell.home, '.ssh'))
  writeFileSync(join(shell.home, '.ssh/id_rsa'), 'no key\n')
  writeFileSync(join(shell.work, 'evil.txt'), `${EVIL}\n${EVIL}\n`)
  return shell
}

/** The shell still answers, and the canary is not there. */
async function isHeld(shell: ShellTerminal) {
  const number = shell.output.length
  const still = () => shell.output.includes(`held-${number}-42`)
  // A question that has just been asked does not hear at once.
  while (!still()) {
    shell.type(`\u0003echo "held-${number}-$((40 + 2))"\r`)
    for (let i = 0; i < 50 && !still(); i++) await later(100)
  }
  expect(existsSync(join(shell.work, 'canary'))).toBe(false)
}

describe('bytes that nobody judged', () => {
  it('the canary would sing: the same text in bash itself', async () => {
    const shell = await start({ args: ['--guard', 'baseline/allow'] })
    await shell.run(EVIL)
    expect(existsSync(join(shell.work, 'canary'))).toBe(true)
  })

  it('are not taken from what is typed while a program runs', async () => {
    const shell = await start()
    shell.type('echo be"gun"; until [ -e go ]; do sleep 0.05; done\r')
    // From then on the terminal is that of the program.
    await shell.waitFor('begun')
    shell.type(`${EVIL}\r${EVIL}\r`)
    // The terminal of the program shows it.
    await shell.waitFor(`${EVIL}\r\n${EVIL}\r\n`)
    writeFileSync(join(shell.work, 'go'), '')
    // It is text in the line now; Enter has it judged.
    await shell.waitFor('READY> cat ~/.ssh/id_rsa')
    await later(100)
    expect(existsSync(join(shell.work, 'canary'))).toBe(false)
    shell.type('\r')
    await shell.waitFor('BLOCK')
    await shell.prompt()
    await isHeld(shell)
  })

  it('do not come in by what a command does to its bash', async () => {
    const shell = await start()
    for (const attempt of ATTEMPTS) {
      shell.type(`${attempt}\r`)
      await shell.waitFor('\u001b[?2004l')
      const seen = await shell.waitFor(/\u001b\[\?2004h|(?=\[y\/N\] )/)
      if (!seen.endsWith('h')) {
        await shell.answer('y\r')
        await shell.waitFor('\u001b[?2004h')
      }
      shell.type(`${EVIL}\r`)
      await shell.waitFor('BLOCK')
      expect(existsSync(join(shell.work, 'canary')), attempt).toBe(false)
      await shell.waitFor('\u001b[?2004h')
    }
    await isHeld(shell)
  })

  it('do not come in by what ends it', async () => {
    for (const attempt of [
      'for i in {0..40}; do eval "exec $i<&-"; done',
      'exec 0<&- 10<&- 11<&-',
      'kill -9 $$',
    ]) {
      const shell = await start()
      shell.type(`${attempt}\r${EVIL}\r`)
      await later(300)
      shell.type(`\r${EVIL}\r`)
      await later(300)
      expect(existsSync(join(shell.work, 'canary')), attempt).toBe(false)
      await shell.close()
    }
  })

  it.each(
    ENDING,
  )('do not come in by what keeps bash from us, which ends: %s', async (_, line, why) => {
    const shell = await start()
    writeFileSync(join(shell.work, 'prompt.sh'), `readonly PS0='$(${EVIL})'\n`)
    shell.type(`${line}\r`)
    await shell.waitFor(why)
    expect(await shell.exit()).not.toBe(0)
    expect(existsSync(join(shell.work, 'canary'))).toBe(false)
  })

  it('do not come in by what is refused', async () => {
    const shell = await start()
    for (const [line, why] of REFUSED) expect(await shell.run(line), line).toContain(why)
    expect(await shell.run('set -- -r word; echo "$2"')).toBe('word')
  })

  it('are not run by the keys of a program that edits with bash itself', async () => {
    const shell = await start()
    // Completion, the expansion of a line, an editor: Tab, Esc Ctrl-E, Ctrl-X Ctrl-E.
    for (const keys of ['\t', '\u001b\u0005', '\u0018\u0005', '\u0018*', '\u001b*']) {
      shell.type('read -ep sa"y: " x\r')
      // From then on the keys are those of the editing, not of the terminal that changes hands.
      await shell.waitFor('say: ')
      shell.type(`'$(( $(${EVIL}) ))/x $(${EVIL})${keys}`)
      await later(100)
      shell.type('\u0003')
      await shell.prompt()
      expect(existsSync(join(shell.work, 'canary')), JSON.stringify(keys)).toBe(false)
    }
    await isHeld(shell)
  })

  it('do not come in by the line editing of bash', async () => {
    const shell = await start({ bashrc: 'set -o vi; set -o emacs' })
    expect(await shell.run('set -o vi')).toContain('edited by aegish')
    await isHeld(shell)
    writeFileSync(join(shell.work, 'vi.sh'), 'set -o vi\n')
    shell.type('source vi.sh\r')
    await later(300)
    shell.type(`${EVIL}\r`)
    await later(200)
    expect(existsSync(join(shell.work, 'canary'))).toBe(false)
  })

  it('are not made from a harmless text', async () => {
    const shell = await start()
    for (const attempt of DISGUISES) {
      shell.type(`${attempt}\r`)
      await shell.waitFor('\u001b[?2004l')
      const seen = await shell.waitFor(/\u001b\[\?2004h|(?=\[y\/N\] )/)
      // Nobody says yes to a warning here; an unjudged command needs none.
      if (!seen.endsWith('h')) {
        await shell.answer('n\r')
        await shell.waitFor('\u001b[?2004h')
      }
      for (const line of ['echo', 'unalias -a']) {
        shell.type(`${line}\r`)
        await shell.waitFor('\u001b[?2004l')
        await shell.waitFor('\u001b[?2004h')
        expect(existsSync(join(shell.work, 'canary')), attempt).toBe(false)
      }
    }
    await isHeld(shell)
  })

  it('are not run by another meaning of the text', async () => {
    const shell = await start()
    for (const lines of MISUNDERSTOOD) {
      for (const line of lines.slice(0, -1)) await shell.run(line)
      expect(await shell.run(lines.at(-1)!), lines.join(', then ')).toContain('BLOCK')
      expect(existsSync(join(shell.work, 'canary')), lines.join(', then ')).toBe(false)
      await shell.run(FORGET)
    }
  })

  it('are not in a program of another name', async () => {
    const shell = await start()
    await shell.run('hash -p /bin/echo true; BASH_CMDS[false]=/bin/echo')
    expect(await shell.run('env true remembered; command true remembered')).toBe('')
    expect(await shell.run('builtin type -t history; history() { echo mine; }')).toContain(
      'readonly',
    )
  })

  it.each([
    `alias exit='${EVIL}'`,
    `exit() { ${EVIL}; builtin exit; }`,
  ])('are not what Ctrl-D means: %s', async (line) => {
    const shell = await start()
    await shell.run(line)
    shell.type('\u0004')
    await shell.exit()
    expect(existsSync(join(shell.work, 'canary'))).toBe(false)
  })

  it('are not run by completing them', async () => {
    const shell = await start({
      bashrc: 'shopt -s direxpand; builtin bind "set completion-ignore-case on"',
    })
    for (const text of [
      `'$(${EVIL})/x`,
      `'$(( $(${EVIL}) ))/x`,
      `"\`${EVIL}\`/x`,
      `~/$(${EVIL})/`,
    ]) {
      shell.type(`ls ${text}\t\t`)
      shell.type('\u0003')
      await shell.prompt()
    }
    await isHeld(shell)
  })

  it.each([
    'readonly',
    'declare -l',
    'declare -a',
  ])('do not take hold of what the shell keeps in bash: %s', async (how) => {
    const shell = await start()
    shell.type(`n=__aeg; ${how} "\${n}ish_ps1"\r`)
    await shell.waitFor('took hold of its own variables')
    expect(await shell.exit()).toBe(1)
  })

  it('do not come by a message with the token, which bash itself knows', async () => {
    const tmp = temporaryFolder()
    const shell = await start({ args: ['--guard', 'baseline/allow'], env: { TMPDIR: tmp } })
    await shell.run(`t=$(declare -f | grep -o "'[0-9a-f]\\{32\\} '" | head -1 | tr -d "' ")`)
    expect(await shell.run('echo ${#t}')).toBe('32')
    await shell.run(
      `for f in ${tmp}/*/mess*; do printf '%s run\\ntouch canary\\0' "$t" >"$f"; done`,
    )
    for (const text of ['one', 'two', 'three']) expect(await shell.run(`echo ${text}`)).toBe(text)
    await isHeld(shell)
  })

  it('are not in a variable that leads to another one, or in a message about mail', async () => {
    const shell = await start()
    await shell.run(`x='$(${EVIL})'; declare -n PS0=x`)
    expect(await shell.run(`MAILPATH=$PWD/mbox?'$(${EVIL})'`)).toContain(
      'MAILPATH does not stay set',
    )
    await isHeld(shell)
  })

  it.each([
    ['a function', 'git() { touch canary; cat /etc/shadow; }'],
    ['an alias', 'alias git="touch canary; cat /etc/shadow;"'],
  ])('are not run by a prompt of the start-up files: %s', async (_, line) => {
    const shell = await start({
      bashrc: "PROMPT_COMMAND='git --version >/dev/null'; PS1='$(eval git >&2)READY> '",
    })
    await shell.run('echo as before')
    shell.type(`${line}\r`)
    await shell.waitFor('PROMPT_COMMAND is not used')
    await shell.waitFor('PS1 is not used')
    await isHeld(shell)
    expect(existsSync(join(shell.work, 'canary'))).toBe(false)
  })

  it('are not run by a prompt whose variable changes', async () => {
    const shell = await start()
    await shell.run("f=evil.txt; PS1='$(head -c1 $f)READY> '")
    expect(await shell.run('touch $f')).not.toContain('not used')
    shell.type('f=/etc/shadow\r')
    await shell.waitFor('PS1 is not used')
  })

  it('are not in keys, pastes and resizes', async () => {
    const shell = await start()
    for (const [what, keys] of KEYS) {
      shell.type(keys)
      // A paste that was cut off is given up after a second.
      await later(what === 'a paste that is cut off' ? 1300 : 300)
      shell.type('\u0003')
      await later(50)
      shell.type('\u0003\r')
      for (let i = 0; i < 20; i++) shell.resize(40 + i, 10 + i)
      await isHeld(shell)
    }
  })

  it('are not taken from the folder of the session', async () => {
    const tmp = temporaryFolder()
    const shell = await start({ env: { TMPDIR: tmp } })
    const [folder] = readdirSync(tmp)
    // Only the two ways with a token are left; the others have no name any more.
    expect(readdirSync(join(tmp, folder!)).sort()).toEqual(['answers', 'messages'])
    await isHeld(shell)
  })

  it('do not come from a message without the token', async () => {
    const tmp = temporaryFolder()
    const shell = await start({ env: { TMPDIR: tmp } })
    const [folder] = readdirSync(tmp)
    appendFileSync(join(tmp, folder!, 'messages'), `x run\n${EVIL}\0run\n${EVIL}\0`)
    appendFileSync(join(tmp, folder!, 'answers'), 'x\0ready\x000\0/\0\0\0\0x\0')
    await isHeld(shell)
  })

  it('are in no keys at all', async () => {
    const shell = await start({ args: ['--guard', 'baseline/block'] })
    const key = fc.constantFrom(
      ...[
        '\r',
        '\n',
        '\t',
        '\0',
        '\u0003',
        '\u0012',
        '\u0016',
        '\u001b',
        '\u001b[A',
        '\u001b[200~',
      ],
      ...['\u001b[201~', '!!', '!$', '^a^b', '\\', "'", '"', '`', '$(', ')', ';', '&', '|', EVIL],
      ...['touch canary', '\ry\r', '<<E', '\u0015', '\u0019', '\u007f', '世', '\x80'],
    )
    await fc.assert(
      fc.asyncProperty(fc.array(key, { minLength: 5, maxLength: 40 }), async (keys) => {
        shell.type(keys.filter((one) => one !== '\u0004').join(''))
        await later(5)
        expect(existsSync(join(shell.work, 'canary'))).toBe(false)
      }),
      fuzzing(60),
    )
    shell.type('\u001b[201~')
    await shell.settle()
    expect(await shell.run('touch canary')).toContain('BLOCK')
    expect(existsSync(join(shell.work, 'canary'))).toBe(false)
  })
})
