import { appendFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from './fixtures.ts'
import { fuzzing } from './fuzz.ts'
import { closeTerminals, ShellTerminal } from './shell-terminal.ts'

// Every attempt tries to get this executed. The guard blocks it whenever it is asked, so that the
// canary can only come from bytes that nobody judged.
const EVIL = 'cat ~/.ssh/id_rsa >canary'

afterEach(closeTerminals)

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const paste = (text: string) => `\u001b[200~${text}\u001b[201~`

async function start(options: Parameters<typeof ShellTerminal.start>[0] = {}) {
  const shell = await ShellTerminal.start(options)
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

/** What a command may do to the bash that runs it; the shell survives each. */
const ATTEMPTS = [
  'break',
  'break 99; continue 2',
  'return 3',
  'exit() { :; }; exit',
  'f() { return 7; }; f; break',
  'for i in 1 2; do break 5; done; continue',
  'set -u; set -v; set +v',
  'set -n; set -x; set +x',
  'set -o posix; set +o posix',
  'exec </dev/null',
  'exec <evil.txt',
  'exec 0<evil.txt 3<evil.txt',
  'exec 9<evil.txt',
  'for i in {10..40}; do eval "exec $i<evil.txt"; done',
  'exec nonexistent-program',
  'exec {x}<evil.txt; exec 0<&$x',
  'exec 2>/dev/null; exec 2>&1',
  'kill -INT $$',
  'kill -STOP $$',
  'suspend',
  'kill -USR1 $BASHPID & wait',
  'trap "echo trapped" DEBUG ERR RETURN; false; trap - DEBUG ERR RETURN',
  'IFS=aegish; POSIXLY_CORRECT=1; unset POSIXLY_CORRECT; unset IFS',
  'enable -n read printf; enable read printf',
  'read() { echo read; }; eval() { echo eval; }; printf() { echo printf; }; unset() { :; }',
  'alias read=false eval=false if=false while=false case=false builtin=false exec=false',
  'TMOUT=1; sleep 1.2',
  'stty raw; stty -echo; printf "x"',
  'printf "\\e]7770;0123456789abcdef\\a"',
  '${x?no such thing}',
  'echo $(( 1 / 0 ))',
  'x=',
  '"'.repeat(2),
  'coproc cat; kill $!',
  'shopt -s extdebug; shopt -u extdebug',
  'unset __aegis; unset PS1 PS2 PROMPT_DIRTRIM',
  'cat evil.txt >/proc/$$/fd/0',
  'for i in /proc/$$/fd/*; do [ -p "$i" ] && cat evil.txt >"$i"; done',
  'complete -W "$(cat evil.txt)" ls; ls \t\t',
  'HISTFILE=evil.txt; set -o history; histchars=abc; set -H; set +H; set +o history',
]

/** Texts that make bash or us run another one later. */
const DISGUISES = [
  `PS1='$(${EVIL})'`,
  `x='$(${EVIL})'; printf -v PS1 %s "$x"`,
  `x='$(${EVIL})'; read -r PS0 <<<"$x"`,
  `x='$(${EVIL})'; y=PS2; declare "$y=$x"`,
  `x='${EVIL}'; n=__aeg; printf -v "\${n}ish_prompt_command" %s "$x"`,
  `x='$(${EVIL})'; n=__aeg; printf -v "\${n}ish_ps1" %s "$x"`,
  `PROMPT_COMMAND='${EVIL}'`,
  `builtin() { ${EVIL}; }`,
  `eval 'buil''tin() { ${EVIL}; }'`,
  `function builtin { ${EVIL}; }`,
  `trap '${EVIL}' DEBUG`,
  `trap '${EVIL}' EXIT`,
  `x='${EVIL}'; trap "$x" ERR; false`,
  `command_not_found_handle() { ${EVIL}; }`,
  `history -s '${EVIL}'; fc -s`,
  `enable fc; history -s '${EVIL}'; fc -s cat`,
  `alias echo='${EVIL};:'`,
  `_c() { ${EVIL}; }; complete -F _c echo; complete -D -F _c`,
  `echo '${EVIL}' | bash`,
]

/** Lines that change what the last one means, and so what the guard must be told of. */
const MISUNDERSTOOD: readonly [...string[]][] = [
  [`echo() { ${EVIL}; }`, 'e""cho hello'],
  [`echo() { ${EVIL}; }`, '\\echo hello'],
  [`ls() { ${EVIL}; }`, 'l{s,}'],
  [`ls() { ${EVIL}; }`, 'alias show="l\\s"', 'show'],
  ['REPLY=~/.ssh/id_rsa', 'cat $REPLY >canary'],
  ['BASHFOO=~/.ssh/id_rsa', 'cat $BASHFOO >canary'],
  ['TERM=~/.ssh/id_rsa', 'cat $TERM >canary'],
  ['IFS=x; p=catx/etc/shadow', '$p >canary'],
  ['set -- ~/.ssh/id_rsa', 'cat "$1" >canary'],
  ['[[ ~/.ssh/id_rsa =~ .* ]]', 'cat "$BASH_REMATCH" >canary'],
  ['t() { :; }; trap t DEBUG', `t() { ${EVIL}; }`],
  [`trap 'cat "$x" 2>/dev/null >canary' USR1`, 'x=~/.ssh/id_rsa'],
  ['alias cat=true; shopt -u expand_aliases', EVIL],
  ['cd ~/.ssh; PWD=/tmp', 'cat id_rsa >"$OLDPWD/canary"'],
]

describe('bytes that nobody judged', () => {
  it('the canary would sing: the same text in bash itself', async () => {
    const shell = await start({ args: ['--guard', 'baseline/allow'] })
    await shell.run(EVIL)
    expect(existsSync(join(shell.work, 'canary'))).toBe(true)
  })

  it('are not taken from what is typed while a program runs', async () => {
    const shell = await start()
    shell.type('sleep 0.4\r')
    await shell.waitFor('\u001b[?2004l')
    await later(100)
    shell.type(`${EVIL}\r${EVIL}\r`)
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

  it.each(DISGUISES)('are not made from a harmless text: %s', async (attempt) => {
    const shell = await start()
    shell.type(`${attempt}\r`)
    await shell.waitFor('\u001b[?2004l')
    await shell.waitFor(/\u001b\[\?2004h|\[y\/N\] /)
    // Nobody says yes to a warning here; an unjudged command needs none.
    await later(160)
    shell.type('\u0003')
    shell.type('echo\r\r')
    await later(100)
    expect(existsSync(join(shell.work, 'canary'))).toBe(false)
  })

  it.each(
    MISUNDERSTOOD,
  )('are not run by another meaning of the text: %s, then %s', async (...lines) => {
    const shell = await start()
    const last = lines.pop()!
    for (const line of lines) await shell.run(line)
    expect(await shell.run(last)).toContain('BLOCK')
    expect(existsSync(join(shell.work, 'canary'))).toBe(false)
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

  it.each([
    ['a paste that ends early', `\u001b[200~echo a; \u001b[201~${EVIL}\r`],
    ['a paste within a paste', paste(`x\u001b[200~${EVIL}\r`)],
    ['a paste that is cut off', `\u001b[200~${EVIL}\r`],
    ['carriage returns', `echo a\r${EVIL}\r${EVIL}\n`],
    ['a quoted line end', `echo a \u0016\n${EVIL}\r`],
    ['NUL bytes', `echo a;\0${EVIL}\0\r`],
    ['an unfinished escape', `\u001b[${EVIL}\r`],
    ['keys that others bind', `\u001b[15~\u001bOP\u0018\u0005\u001b!\u001b\u0005${EVIL}\r`],
    ['half a character', `\xc3${EVIL}\r`],
    ['a yes that was typed before the question', `pip download x\ry\r${EVIL}\ry\r`],
    ['a pasted question and answer', paste(`pip download x\ny\n${EVIL}\ny\n`)],
  ])('are not in %s', async (_, keys) => {
    const shell = await start()
    shell.type(keys)
    // A paste that was cut off is given up after a second.
    await later(keys.startsWith('\u001b[200~') ? 1300 : 300)
    shell.type('\u0003')
    await later(50)
    shell.type('\u0003\r')
    await later(300)
    for (let i = 0; i < 20; i++) shell.resize(40 + i, 10 + i)
    await isHeld(shell)
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
