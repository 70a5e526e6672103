import { describe, expect, test } from 'vitest'
import { analyse } from '../../../analyse.ts'

const certaintyOf = (command: string) => {
  const { verdict, certainty } = analyse(command)
  return verdict === 'BLOCK' ? 'BLOCK' : certainty
}

describe('a part of a module that can do much is known only where somebody described it', () => {
  test.each([
    `python3 -c "import os; os.fchmod(os.open('/bin/bash', 0), 2541)"`,
    `python3 -c "import os; os.setxattr('/bin/bash', 'security.capability', b'x')"`,
    `python3 -c "from os import putenv; putenv('PATH', '/tmp')"`,
    `python3 -c "import site; site.addsitedir('/tmp/p')"`,
    `python3 -c "import logging.config as c; c.listen(9999).start()"`,
    `python3 -c "import http.server as h; h.test(h.SimpleHTTPRequestHandler)"`,
    `node -e "require('inspector').open(9229, '0.0.0.0')"`,
    `node -e "const {registerHooks} = require('module'); registerHooks(x)"`,
    `ruby -e 'RubyVM::InstructionSequence.compile(x)'`,
    `lua -e 'io.frob("x")'`,
  ])('%s', (command) => {
    expect(certaintyOf(command)).not.toBe('known')
  })

  test.each([
    `python3 -c "import os, sys; print(os.getcwd(), os.sep, os.O_RDONLY, sys.argv[1:], os.path.exists('x'))"`,
    `python3 -c "import signal; signal.signal(signal.SIGTERM, signal.SIG_DFL)"`,
    `python3 -c "code = 'x'; print(code.title()); [site.title() for site in ['a']]"`,
    `node -e "const fs = require('fs'); console.log(fs.existsSync('a'), process.uptime(), require('os').cpus().length)"`,
    `node -e "require('net').createServer(c => { c.setEncoding('utf8'); c.pipe(c) }).listen(7000, '127.0.0.1')"`,
    `ruby -e 'puts File.exist?("a"), Process.clock_gettime(Process::CLOCK_MONOTONIC), Dir.exist?("x")'`,
    `lua -e 'print(os.time(), io.type(x))'`,
  ])('%s', (command) => {
    expect(analyse(command).certainty).toBe('known')
  })
})

describe('a function that runs things, named and not called, is called by somebody', () => {
  test.each([
    `python3 -c "import os\nclass A: __class_getitem__ = os.system\nA['ls']"`,
    `python3 -c "import os\n@os.system\n@lambda f: 'ls'\ndef x(): pass"`,
    `python3 -c "import os; d = {'a': os.system}; d['a']('ls')"`,
    `python3 -c "import sys, os; sys.displayhook = os.system"`,
  ])('%s', (command) => {
    expect(certaintyOf(command)).not.toBe('known')
  })

  test.each([
    `python3 -c "import subprocess; help(subprocess.run)"`,
    `python3 -c "import subprocess; run = subprocess.run; run(['git', 'status'])"`,
    `node -e "const { promisify } = require('util'); const run = promisify(require('child_process').exec); run('git status')"`,
  ])('%s', (command) => {
    expect(certaintyOf(command)).toBe('known')
  })
})

describe('python -m', () => {
  test.each([
    'python3 -mzipfile -c o.zip ~/.ssh',
    'python3 -W ignore -m tarfile -c o.tar ~/.aws/credentials',
    `python3 -mtimeit "__import__('os').system('cat /etc/shadow')"`,
    `python3 -m asyncio <<< "import os; os.system('cat /etc/shadow')"`,
    `ruby -run -e chmod -- 4755 /bin/bash`,
    'ruby -run -e cp -- -r /etc/shadow out',
  ])('%s', (command) => {
    expect(analyse(command).verdict).toBe('BLOCK')
  })

  test('a part of the standard library that nobody described', () => {
    expect(analyse('python3 -m xmlrpc.server').certainty).toBe('unresolved')
    expect(analyse('python3 -m json.tool package.json').certainty).toBe('known')
    expect(analyse('python3 -X dev -m pytest -x').certainty).toBe('known')
    expect(analyse('python3 -m ourproject.cli serve').certainty).toBe('known')
    expect(analyse('ruby -run -e mkdir build').certainty).toBe('known')
  })
})

test('a program that code starts gets the place, the variables and the name that it is given', () => {
  for (const command of [
    `python3 -c "import subprocess as s; s.run(['cat', 'shadow'], cwd='/etc')"`,
    `python3 -c "import subprocess as s; s.Popen('x', executable='/bin/sh')"`,
    `python3 -c "import os; os.write(os.open('/dev/sda', 1), bytes(9))"`,
    `python3 -c "import os; os.chmod('/bin/bash', 2541)"`,
    `node -e "require('child_process').execFileSync('cat', ['shadow'], {cwd: '/etc'})"`,
  ])
    expect(analyse(command).verdict, command).toBe('BLOCK')
  expect(
    analyse(`python3 -c "import subprocess as s; s.run(['npm', 'test'], cwd='web')"`).certainty,
  ).toBe('known')
})
