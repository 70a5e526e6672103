import { describe, expect, it } from 'vitest'
import { TooComplex } from '../parse/parse-script.ts'
import { Machine } from './machine.ts'

describe('the work of a machine', () => {
  it('is bounded while it walks, and effects that are found afterwards are no part of it', () => {
    const machine = new Machine()
    expect(() => {
      for (;;) machine.step()
    }).toThrow(TooComplex)
    expect(() => machine.emit('touch', 'tool', 'a')).toThrow(TooComplex)
    machine.endWalk()
    machine.emit('destroy', 'tool', 'b')
    expect(machine.effects.all.map(({ kind }) => kind)).toEqual(['touch', 'destroy'])
  })
})
