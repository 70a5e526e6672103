import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { closeTerminals, plain, ShellTerminal } from './shell-terminal.ts'

afterEach(closeTerminals)
afterAll(closeTerminals)

const CTRL = (letter: string) => String.fromCharCode(letter.charCodeAt(0) & 31)
const paste = (text: string) => `\u001b[200~${text}\u001b[201~`

describe('a session', () => {
  it('is one living bash', async () => {
    const shell = await ShellTerminal.start()
    expect(shell.output).toContain('guard static · role default · fail mode safe · no cage')
    const define = 'x=5; a=(1 "2 3"); declare y=7; f() { echo "f $1"; }; alias g="f 1"'
    expect(await shell.run(define)).toBe('')
    expect(await shell.run('echo $x "${a[1]}" $y; g')).toBe('5 2 3 7\nf 1')
    expect(await shell.run('cd / && false')).toBe('')
    expect(await shell.run('echo $? $PWD $-')).toMatch(/^1 \/ \w*i\w*$/)
    expect(await shell.run('false | (exit 7)')).toBe('')
    expect(await shell.run('echo $? ${PIPESTATUS[@]}')).toBe('7 7')
    expect(await shell.run("trap 'echo bye' EXIT")).toBe('')
    shell.type('exit 9\r')
    await shell.waitFor('bye')
    expect(await shell.exit()).toBe(9)
  })

  it('reads the start-up file of the person, and keeps its prompt command', async () => {
    const shell = await ShellTerminal.start({
      bashrc: 'alias ll="echo LL"; PROMPT_COMMAND=\'n=$((n+1)); PS1="$n READY> "\'; bind "set x"',
    })
    expect(await shell.run('ll')).toContain('LL')
    await shell.run('false')
    expect(shell.output).toContain('3 READY> ')
    expect(await shell.run('echo $?')).toContain('1')
  })

  it('blocks with the cause, warns and asks, and sets $?', async () => {
    const shell = await ShellTerminal.start()
    const blocked = await shell.run('cat ~/.ssh/id_rsa')
    expect(blocked).toContain('BLOCK  cat reads a private key')
    expect(blocked).toContain('  ^^^^^^^^^^^^^^^^^')
    expect(blocked).toContain('aegish check --explain')
    expect(await shell.run('echo $?')).toBe('1')
    for (const no of ['\r', 'n\r', CTRL('c'), CTRL('d'), 'yess\r']) {
      shell.type('npm install left-pad\r')
      await shell.waitFor('Proceed anyway? ')
      await shell.answer(no)
      await shell.prompt()
      expect(await shell.run('echo $?')).toBe('2')
    }
    const download = 'pip download nothing'
    await shell.run('mkdir bin; echo "echo PIP" >bin/pip; chmod +x bin/pip; PATH=$PWD/bin:$PATH')
    shell.type(`${download}\r`)
    await shell.answer('y\r')
    expect(await shell.prompt()).toContain('PIP')
    const { log } = shell
    const records = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(records[0]).toMatchObject({
      agent: 'shell',
      event: 'decision',
      verdict: 'BLOCK',
      rule: '4',
      command: 'cat ~/.ssh/id_rsa',
      directory: shell.work,
    })
    expect(records.at(-1)).toMatchObject({ event: 'override', command: download })
    expect(records.filter(({ event }) => event === 'declined')).toHaveLength(5)
  })

  it('writes its end down, and no secret that it once heard', async () => {
    const shell = await ShellTerminal.start({ args: ['--unresolved', 'allow'] })
    await shell.run('MY_TOKEN=correct-horse-battery; declare -A keys=([api_key]=x)')
    await shell.run('unset MY_TOKEN')
    await shell.run('echo correct-horse-battery | wc -c')
    shell.type(CTRL('d'))
    expect(await shell.exit()).toBe(0)
    const { log } = shell
    expect(log).not.toContain('correct-horse')
    expect(log).toContain('echo [redacted] | wc -c')
    const last = JSON.parse(log.trim().split('\n').at(-1)!)
    expect(last).toMatchObject({ event: 'exit', command: 'exit', directory: shell.work })
  })

  it('decides about a command as this bash will understand it', async () => {
    const shell = await ShellTerminal.start({ args: ['--unresolved', 'allow'] })
    await shell.run('x=/etc/shadow; alias show="cat /etc/shadow"; peek() { cat "$1"; }; d=/etc')
    expect(await shell.run('cat "$x"')).toContain('BLOCK')
    expect(await shell.run('show')).toContain('BLOCK')
    expect(await shell.run('peek /etc/shadow')).toContain('BLOCK')
    expect(await shell.run('cat $d/shadow')).toContain('BLOCK')
    await shell.run('cd /etc')
    expect(await shell.run('cat shadow')).toContain('BLOCK')
    await shell.run('unalias show')
    await shell.run('show() { echo shown; }')
    expect(await shell.run('show')).toBe('shown')
  })

  it('stops, continues and interrupts what runs', async () => {
    const shell = await ShellTerminal.start()
    shell.type('(echo is-$((40 + 2)); sleep 60); echo never\r')
    await shell.waitFor('is-42')
    shell.type(CTRL('c'))
    await shell.prompt()
    expect(await shell.run('echo $?')).toBe('130')
    shell.type('(echo is-$((40 + 2)); exec cat)\r')
    await shell.waitFor('is-42')
    shell.type(CTRL('z'))
    expect(await shell.prompt()).toContain('Stopped')
    expect(await shell.run('echo $?; jobs')).toMatch(/^148\n\[1\]\+ +Stopped .*cat \)$/)
    shell.type('fg\r')
    await shell.waitFor('cat )\r\n')
    shell.type('again\r')
    await shell.waitFor(/again\r\n[\s\S]*again\r\n/)
    shell.type(CTRL('d'))
    await shell.prompt()
    shell.type(CTRL('c'))
    await shell.prompt()
    expect(await shell.run('echo $?')).toBe('130')
    // Ctrl-D at an empty line leaves.
    shell.type(CTRL('d'))
    expect(await shell.exit()).toBe(0)
  })

  it('tells of jobs in the background without touching the line', async () => {
    const shell = await ShellTerminal.start()
    expect(await shell.run('(sleep 0.3; echo from behind) &')).toMatch(/^\[1\] \d+$/)
    shell.type('echo typed')
    await shell.waitFor('from behind')
    await shell.waitFor('READY> echo typed')
    shell.type('\r')
    await shell.waitFor('\u001b[?2004l')
    const done = plain(await shell.prompt())
    expect(done).toMatch(/^(?:\[1\]\+ +Done.*\n)?typed(?:\n\[1\]\+ +Done.*)?$/)
  })

  it('gives programs the whole screen, its size, and every byte', async () => {
    const shell = await ShellTerminal.start()
    writeFileSync(
      join(shell.work, 'screen.mjs'),
      `process.stdin.setRawMode(true)
       process.stdout.write('\\x1b[?1049h\\x1b[2J\\x1b[HSIZE ' + process.stdout.columns + 'x' + process.stdout.rows)
       process.stdout.on('resize', () => process.stdout.write('NOW ' + process.stdout.columns))
       process.stdin.on('data', (d) => { process.stdout.write('GOT ' + d.toString('hex')); if (d.includes(113)) { process.stdout.write('\\x1b[?1049l'); process.exit(4) } })`,
    )
    shell.type('node screen.mjs\r')
    await shell.waitFor('SIZE 80x24')
    shell.resize(100, 30)
    await shell.waitFor('NOW 100')
    shell.type('\u0003\u001a\u001b[A')
    await shell.waitFor('GOT 031a1b5b41')
    shell.send(Buffer.from([0xff, 0x00]))
    await shell.waitFor('GOT ff00')
    shell.type('q')
    await shell.prompt()
    expect(await shell.run('echo $?; tput cols 2>/dev/null || echo $COLUMNS')).toBe('4\n100')
  })

  it('shows 10,000 lines, and bytes that are no text', async () => {
    const shell = await ShellTerminal.start()
    const lines = (await shell.run('for ((i = 0; i < 10000; i++)); do echo "line $i"; done')).split(
      '\n',
    )
    expect(lines).toHaveLength(10_000)
    expect(lines[9999]).toBe('line 9999')
    writeFileSync(join(shell.work, 'bytes'), Buffer.from(Array.from({ length: 256 }, (_, i) => i)))
    expect(await shell.run('cat bytes; echo; echo still')).toContain('still')
    expect(await shell.run('echo 世界 é 👩‍👩‍👧 | cat')).toContain('世界 é 👩‍👩‍👧')
  })

  it('asks about a line of a megabyte, and goes on', async () => {
    const shell = await ShellTerminal.start()
    shell.type(paste(`: ${'x'.repeat(1_000_000)}`))
    shell.type('\r')
    await shell.waitFor('too complex to analyse')
    await shell.answer('n\r')
    await shell.prompt()
    expect(await shell.run('echo on')).toBe('on')
    expect(await shell.run(`: ${'y'.repeat(3000)}; echo long`)).toBe('long')
  })

  it('keeps its history in a file of its own', async () => {
    const shell = await ShellTerminal.start()
    await shell.run('echo first')
    await shell.run(' echo secret')
    await shell.run('echo second')
    const file = join(shell.home, '.local/state/aegish/shell-history')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'utf8')).toMatch(/^#\d+\necho first\n#\d+\necho second\n$/)
    expect(await shell.run('history')).toMatch(/1 +echo first\n +2 +echo second/)
    shell.type('exit\r')
    await shell.exit()
    const again = await ShellTerminal.start({ home: shell.home })
    again.type('\u001b[A\u001b[A\u001b[A')
    await again.waitFor('echo second')
    again.type('\r')
    await again.waitFor('\u001b[?2004l')
    expect(plain(await again.prompt())).toBe('second')
    // Ctrl-R
    again.type(`${CTRL('r')}fir`)
    await again.waitFor("`fir': echo first")
    again.type('\r')
    await again.waitFor('\u001b[?2004l')
    expect(plain(await again.prompt())).toBe('first')
    expect(await again.run('!-2')).toBe('echo second\nsecond')
    expect(await again.run('echo !$ again')).toBe('echo second again\nsecond again')
    expect(await again.run('^again^anew')).toBe('echo second anew\nsecond anew')
    expect(await again.run('echo !nothing-like-it')).toContain('event not found')
  })

  it('does not run what the history expands to without judging it', async () => {
    const shell = await ShellTerminal.start({ args: ['--unresolved', 'allow'] })
    await shell.run('cat ~/.ssh/id_rsa')
    expect(await shell.run('!!')).toContain('BLOCK')
    expect(await shell.run('echo /etc/shadow')).toBe('/etc/shadow')
    expect(await shell.run('cat !$')).toContain('BLOCK')
  })

  it('completes commands, files and variables', async () => {
    const shell = await ShellTerminal.start()
    mkdirSync(join(shell.work, 'some folder'))
    writeFileSync(join(shell.work, 'some folder', 'it$(touch PWNED).txt'), 'content')
    await shell.run('longvariable=value; longfunction() { echo called "$@"; }')
    shell.type('longf\t')
    await shell.waitFor('longfunction ')
    shell.type('some\t')
    await shell.waitFor('some\\ folder/')
    shell.type('it\t')
    await shell.waitFor('it\\$\\(touch\\ PWNED\\).txt')
    shell.type('"$longvar\t"')
    await shell.waitFor('"$longvariable"')
    shell.type('\r')
    await shell.waitFor('\u001b[?2004l')
    expect(plain(await shell.prompt())).toBe('called some folder/it$(touch PWNED).txt value')
    shell.type('ls $(touch PWNED)\t/`touch PWNED`\t\t')
    shell.type(CTRL('c'))
    await shell.prompt()
    expect(await shell.run('ls')).toBe('some folder'.replace(/^/, "'").replace(/$/, "'"))
  })

  it('asks for more lines until the grammar is complete', async () => {
    const shell = await ShellTerminal.start()
    const lines = async (...typed: string[]) => {
      for (const line of typed) shell.type(`${line}\r`)
      await shell.waitFor('\u001b[?2004l')
      return plain(await shell.prompt())
    }
    expect(await lines('cat <<END', 'one $((1 + 1))', 'END')).toBe('one 2')
    expect(await lines('for i in 1 2', 'do echo "i', '$i"', 'done')).toBe('i\n1\ni\n2')
    expect(await lines('echo a \\', 'b')).toBe('a b')
    expect(await lines('if true; then', 'echo yes', 'fi')).toBe('yes')
    expect(await lines('cat <<A', '/etc/shadow', 'A')).toBe('/etc/shadow')
  })

  it('edits: words, lines, wide characters', async () => {
    const shell = await ShellTerminal.start()
    const edited = async (keys: string) => {
      shell.type(`${keys}\r`)
      await shell.waitFor('\u001b[?2004l')
      return plain(await shell.prompt())
    }
    expect(await edited(`one two${CTRL('a')}echo ${CTRL('e')} three`)).toBe('one two three')
    expect(await edited(`echo a b c${CTRL('w')}${CTRL('w')}${CTRL('y')}`)).toBe('a b')
    expect(await edited(`junk${CTRL('u')}echo 世界x\u007f\u007f界!${CTRL('b')}-`)).toBe('世界-!')
    expect(await edited(`echo one two\u001bb\u001bb${CTRL('k')}three`)).toBe('three')
    expect(await edited('ehco\u001b[D\u001b[D\u0014\u001b[F ok')).toBe('ok')
    expect(await edited('echo 👩‍👩‍👧x\u001b[D\u007fy')).toBe('yx')
    expect(await edited('xecho a\u001b[H\u001b[3~\u001b[F b')).toBe('a b')
  })

  it('takes a paste as one piece, judged as a whole', async () => {
    const shell = await ShellTerminal.start()
    shell.type(paste('echo one\necho two\n'))
    await shell.waitFor('echo two')
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(shell.output).not.toContain('one\r\ntwo')
    shell.type('\r')
    await shell.waitFor('\u001b[?2004l')
    expect(plain(await shell.prompt())).toBe('one\ntwo')
    shell.type(`${paste('echo fine\ncat ~/.ssh/id_rsa\n')}\r`)
    await shell.waitFor('BLOCK')
    expect(plain(await shell.prompt())).not.toContain('\nfine')
  })
})
