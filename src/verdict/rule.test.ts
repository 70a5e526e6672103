import { describe, expect, it } from 'vitest'
import { findRule, RULES, ruleLabel, ruleName } from './rule.ts'

describe('the rules', () => {
  it('have codes and names of their own', () => {
    const words = RULES.flatMap(({ id, name }) => [id.toLowerCase(), name])
    expect(new Set(words).size).toBe(words.length)
    for (const { name } of RULES) expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
  })

  it('are found by either', () => {
    expect(findRule('4')?.name).toBe('read-secret')
    expect(findRule('READ-secret')?.id).toBe('4')
    expect(findRule('o')?.name).toBe('obfuscation')
    expect(findRule('constructor')).toBeUndefined()
  })

  it('are shown with both', () => {
    expect(ruleName('O')).toBe('obfuscation')
    expect(ruleLabel('4')).toBe('4 read-secret')
    expect(ruleLabel('of somebody else')).toBe('of somebody else')
  })
})
