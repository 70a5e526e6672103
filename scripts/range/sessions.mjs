// `aegish shell` at a terminal, with the whole living bash in a cage, and with single commands in one.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openTerminal } from './terminal.mjs'
import { HOME, makeWorld, mustBeThrownAway, WORKSPACE } from './world.mjs'

const CTRL = (letter) => String.fromCharCode(letter.charCodeAt(0) & 31)
const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
/** A program that says when it runs; the text of the command does not hold what it says. */
const RUNNING = (program) => `bash -c 'echo is-$((40 + 2)); exec ${program}'`

/** What a person does in a session, in order; each gives whether it went as it should. */
const CAGED = {
  'the prompt, and a banner that names the cage': (_, start) =>
    start.includes('cage workspace-write, network loopback'),
  'variables, arrays, functions, aliases and the directory persist': async (shell) => {
    await shell.run('x=5; a=(1 "2 3"); f() { echo "f $1"; }; alias g="f 1"; mkdir d; cd d')
    const said = await shell.run('echo $x "${a[1]}" "${PWD##*/}"; g')
    await shell.run('cd ..')
    return said === '5 2 3 d\nf 1'
  },
  'the line is edited': async (shell) =>
    (await shell.run(`one two${CTRL('a')}echo ${CTRL('e')} three`)) === 'one two three',
  'the history, by a key and by !!': async (shell) => {
    await shell.run('echo before')
    shell.type('\u001b[A')
    await shell.see('echo before')
    const again = await shell.run('')
    return again === 'before' && (await shell.run('!!')) === 'echo before\nbefore'
  },
  'completion of a file, a function and a variable': async (shell) => {
    await shell.run('longname() { echo "got $@"; }; longvariable=v; echo > some-file')
    shell.type('longn\t')
    await shell.see('longname ')
    shell.type('some-f\t')
    await shell.see('some-file ')
    shell.type('$longv\t')
    await shell.see('$longvariable')
    return (await shell.run('')) === 'got some-file v'
  },
  'a here document and a paste of several lines': async (shell) => {
    shell.type('cat <<END\rone $((1 + 1))\rEND\r')
    await shell.see('\u001b[?2004l')
    const document = await shell.prompt()
    shell.type('\u001b[200~echo one\necho two\n\u001b[201~')
    return document === 'one 2' && (await shell.run('')) === 'one\ntwo'
  },
  'Ctrl-C ends what runs, and sets $?': async (shell) => {
    shell.type(`${RUNNING('sleep 60')}\r`)
    await shell.see('is-42')
    shell.type(CTRL('c'))
    await shell.prompt()
    return (await shell.run('echo $?')) === '130'
  },
  'Ctrl-Z stops it, jobs names it, fg brings it back': async (shell) => {
    shell.type(`${RUNNING('cat')}\r`)
    await shell.see('is-42')
    shell.type(CTRL('z'))
    const stopped = await shell.prompt()
    const jobs = await shell.run('echo $?; jobs')
    shell.type('fg\r')
    await shell.see('exec cat')
    shell.type('again\r')
    await shell.see(/again\r\n[\s\S]*again\r\n/)
    shell.type(CTRL('d'))
    await shell.prompt()
    return stopped.includes('Stopped') && /^148\n\[1\]\+ +Stopped/.test(jobs)
  },
  'a job in the background': async (shell) => {
    const started = await shell.run('(sleep 0.2; echo from be""hind) &')
    await shell.see('from behind')
    const done = await shell.run('wait; jobs; echo none')
    return /^\[1\] \d+$/.test(started) && done.endsWith('none')
  },
  'the size of the window, and its change': async (shell) => {
    const before = await shell.run('stty size')
    shell.type(`${RUNNING('cat')}\r`)
    await shell.see('is-42')
    shell.resize(100, 30)
    shell.type(CTRL('d'))
    await shell.prompt()
    const after = await shell.run('stty size')
    shell.resize(80, 24)
    return before === '24 80' && after === '30 100'
  },
  'vim takes the screen, writes, and gives it back': async (shell) => {
    shell.type('vim -u NONE -N note.txt\r')
    await shell.see('[New]')
    shell.type('ihello from vim\u001b:wq\r')
    await shell.prompt()
    return textOf(join(WORKSPACE, 'note.txt')) === 'hello from vim\n'
  },
  'less takes the screen and reads keys': async (shell) => {
    shell.type('seq 200 | less\r')
    await shell.see(/\n:/)
    shell.type('G')
    await shell.see('(END)')
    shell.type('q')
    await shell.prompt()
    return (await shell.run('echo $?')) === '0'
  },
  'top draws and ends': async (shell) => {
    shell.type('top\r')
    await shell.see('COMMAND')
    shell.type('q')
    await shell.prompt()
    return (await shell.run('echo $?')) === '0'
  },
  'a warning asks, and a no is a no': async (shell) => {
    shell.type('pip download nothing\r')
    await shell.see('Proceed anyway? [y/N] ')
    // What is typed before the question could be read does not answer it.
    await new Promise((resolve) => setTimeout(resolve, 200))
    shell.type('n\r')
    await shell.prompt()
    return (await shell.run('echo $?')) === '2'
  },
  'a block explains, and runs nothing': async (shell) =>
    /BLOCK[\s\S]*\^\^\^/.test(await shell.run('cat ~/.ssh/id_ed25519')),
  'a refused write is explained by its rule': async (shell) => {
    const said = await shell.run('echo no > ~/outside')
    return said.includes(`aegish: ${HOME}/outside is read-only: `) && !existsSync(`${HOME}/outside`)
  },
  'a secret that a harmless text reads is empty, and explained': async (shell) => {
    writeFileSync(join(WORKSPACE, 'look.py'), `print(open("${HOME}/.ssh/id_ed25519").read())\n`)
    const said = await shell.run('python3 look.py')
    return said.includes('No such file') && /id_ed25519 is empty here: /.test(said)
  },
  'what is new and obeyed outside is named at the end; the exit code': async (shell) => {
    const code = 'import os; os.mkdir(".codex"); open(".codex/config.toml", "w")\n'
    writeFileSync(join(WORKSPACE, 'make.py'), code)
    await shell.run('python3 make.py; trap "echo trapped" EXIT')
    shell.type('exit 7\r')
    await shell.see('trapped')
    const named = await shell.see(/config\.toml is new, and obeyed outside/)
    return named !== '' && (await shell.exit()) === 7
  },
}

const UNRESOLVED = 'eval "$(cat code.txt)"'
const SINGLE = {
  'the banner says it': (_, start) => start.includes('unresolved commands in a cage'),
  'it finds variables, functions, aliases, options, arguments and $?': async (shell) => {
    writeFileSync(
      join(WORKSPACE, 'code.txt'),
      'echo "$x ${a[1]} ${m[k]} $1 $y"; f; g; echo *.nothing; shopt -q extglob && echo e\n',
    )
    await shell.run('x=5; a=(1 "2 3"); declare -A m=([k]=v); export y=7; f() { echo "in f"; }')
    await shell.run('alias g="echo in g"; shopt -s nullglob extglob; set -- arg; (exit 3)')
    const said = await shell.run(`echo "s=$?"; ${UNRESOLVED}`)
    return (
      said.includes('its variables and its directory do not come back') &&
      said.endsWith('s=3\n5 2 3 v arg 7\nin f\nin g\n\ne')
    )
  },
  'and brings nothing back but its exit code': async (shell) => {
    writeFileSync(join(WORKSPACE, 'code.txt'), 'x=changed; echo made > made; cd /; exit 6\n')
    await shell.run(UNRESOLVED)
    return (
      (await shell.run('echo $? $x "${PWD##*/}"')) === '6 5 project' &&
      textOf(join(WORKSPACE, 'made')) === 'made\n'
    )
  },
  'it is caged, and the refusal explained': async (shell) => {
    writeFileSync(join(WORKSPACE, 'code.txt'), 'cat ~/.netrc; echo "[$API_KEY]"; echo no > ~/out\n')
    await shell.run('API_KEY=not-for-a-cage')
    const said = await shell.run(UNRESOLVED)
    return (
      /^\[\]$/m.test(said) &&
      said.includes(`aegish: ${HOME}/out is read-only: `) &&
      !existsSync(`${HOME}/out`)
    )
  },
  'the program that cages is not taken from the PATH of the session': async (shell) => {
    writeFileSync(join(WORKSPACE, 'code.txt'), 'echo no > ~/out\n')
    await shell.run(
      'mkdir b; printf "#!/bin/bash\\ntouch ~/planted\\n" > b/bwrap; chmod +x b/bwrap',
    )
    await shell.run('PATH=$PWD/b:$PATH')
    await shell.run(UNRESOLVED)
    return !existsSync(`${HOME}/out`) && !existsSync(`${HOME}/planted`)
  },
  'a function in the place of what starts it is not taken': async (shell) => {
    writeFileSync(join(WORKSPACE, 'code.txt'), 'echo no > ~/out\n')
    await shell.run('/usr/bin/env() { touch ~/planted; }; /bin/bash() { touch ~/planted; }')
    await shell.run(UNRESOLVED)
    return !existsSync(`${HOME}/out`) && !existsSync(`${HOME}/planted`)
  },
  'Ctrl-C and Ctrl-Z reach it': async (shell) => {
    writeFileSync(join(WORKSPACE, 'code.txt'), 'echo is-$((40 + 2)); cat\n')
    shell.type(`${UNRESOLVED}\r`)
    await shell.see('is-42')
    shell.type(CTRL('z'))
    const stopped = await shell.prompt()
    shell.type('fg\r')
    await shell.see('in-a-cage')
    shell.type('again\r')
    await shell.see(/again\r\n[\s\S]*again\r\n/)
    shell.type(CTRL('c'))
    await shell.prompt()
    return stopped.includes('Stopped') && (await shell.run('echo $?')) === '130'
  },
  'what the text shows to be harm is still blocked': async (shell) =>
    (await shell.run('cat ~/.netrc')).includes('BLOCK'),
}

const NO_SHELLS = {
  'the living bash runs, and no other shell': async (shell) => {
    const said = await shell.run('echo "in $0"; sh -c "echo ano""ther"; bash -c "echo ano""ther"')
    return /^in /m.test(said) && !said.includes('another')
  },
  "nor an editor's": async (shell) => {
    await shell.run('vim -u NONE -N -es -c ":!echo by-vim > by-vim" -c ":q!"')
    return !existsSync(join(WORKSPACE, 'by-vim'))
  },
}

const SESSIONS = [
  { name: 'session in a cage', args: ['--sandbox', 'workspace-write'], steps: CAGED },
  { name: 'unresolved in a cage', args: ['--unresolved', 'cage'], steps: SINGLE },
  {
    name: 'session without shells',
    args: ['--sandbox', 'workspace-write', '--no-shells', '--guard', 'baseline/allow'],
    steps: NO_SHELLS,
  },
]

/** Every step with whether it works. After one that hangs, those of its session are not tried. */
export async function trySessions({ start, modules, only }) {
  const results = []
  for (const { name, args, steps } of SESSIONS) {
    const wanted = Object.entries(steps).map(([what, step]) => [`${name}: ${what}`, step])
    if (!wanted.some(([what]) => what.includes(only))) continue
    mustBeThrownAway()
    makeWorld('x')
    writeFileSync(join(HOME, '.bashrc'), "PS1='READY> '\n")
    const env = { PATH: process.env.PATH, HOME, LANG: 'C.UTF-8', TERM: 'xterm', NO_COLOR: '1' }
    const shell = openTerminal([...start, 'shell', ...args], { cwd: WORKSPACE, env, modules })
    let isLost = false
    const tell = (what, works, said = '') => {
      results.push({ name: what, works })
      process.stdout.write(`${works ? 'works    ' : 'BREAKS   '} ${what}\n`)
      if (said) process.stdout.write(`${said.slice(-1500).replace(/^/gm, '    ')}\n`)
    }
    const banner = await shell.prompt().catch((error) => {
      isLost = true
      return error.message
    })
    for (const [what, step] of wanted) {
      if (isLost) tell(what, false, banner)
      else
        try {
          tell(what, Boolean(await step(shell, banner)))
        } catch (error) {
          isLost = true
          tell(what, false, error.message)
        }
    }
    shell.end()
  }
  return results
}
