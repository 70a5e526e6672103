import { describe, expect, it } from 'vitest'
import { layOut, type WantedRule } from './layout.ts'
import { notHeldAnywhere, type Plan } from './plan.ts'

const writable: WantedRule = { path: '/w', rule: 'writable', by: 'place', why: 'the workspace' }

const told = (found: { loose?: string[]; notSeenWritable?: string[] }, rules = [writable]) =>
  notHeldAnywhere({
    options: { net: 'loopback' },
    machine: { architecture: 'x64', landlock: 7 },
    site: { found: { loose: [], notSeenWritable: [], ...found } },
    rules: layOut(rules, []),
  } as unknown as Plan).map(({ why }) => why)

describe('what a cage does not hold', () => {
  it('is nothing, where everything was seen and nothing is a link', () => {
    expect(told({})).toEqual([])
  })

  it('are secrets behind more folders than can be looked through', () => {
    expect(told({ notSeenWritable: ['/w/a', '/w/b'] })).toEqual([
      expect.stringContaining('such as /w/a'),
    ])
  })

  it('are links in the place of what is obeyed outside, where they can be replaced', () => {
    expect(told({ loose: ['/w/.git'] })).toEqual([expect.stringContaining('/w/.git is a link')])
    const held: WantedRule = { path: '/w/a', rule: 'read-only', by: 'table', why: '' }
    expect(told({ loose: ['/w/a/.git'] }, [writable, held])).toEqual([])
  })
})
