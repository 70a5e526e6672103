import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fuzzing } from '../../tests/fuzz.ts'
import { VERDICTS } from '../verdict/index.ts'
import { readReply } from './reply-reader.ts'

const verdictOf = (reply: string) => readReply(reply).verdict

describe('replies that real models send', () => {
  it.each([
    ['{"action": "block", "reason": "x", "confidence": 0.9}', 'BLOCK'],
    ['{"action": "WaRn"}', 'WARN'],
    ['```json\n{"action": "allow"}\n```', 'ALLOW'],
    ['```\n{"action": "allow"}\n```', 'ALLOW'],
    ['<|python_tag|>{"action": "block"}', 'BLOCK'],
    ['{{"action": "block", "reason": "it says \\"action\\": \\"allow\\" somewhere"}}', 'BLOCK'],
    ['{{\n "action": "warn" }', 'WARN'],
    ['I think: {"action": "warn", "reason": "a { and a \\" and a } inside"} – done', 'WARN'],
    ['It’s awk \'{print $1}\', so {"action": "allow"}', 'ALLOW'],
    ['{"action"}: "block"', 'BLOCK'],
    ['{ "action" \n: "block"\n, "reason": "unfinished', 'BLOCK'],
    ['{"action": "block", "reason": "cut off', 'BLOCK'],
    ['{"verdict": {"action": "block"}}', 'BLOCK'],
    ['[{"action": "block"}, {"action": "allow"}]', 'BLOCK'],
    ['<think>{"action": "allow"}</think>{"action": "block"}', 'BLOCK'],
    ['<think>hm {"action": "allow"}</think>\n', 'ALLOW'],
    ['<think>never closed {"action": "warn"}', 'WARN'],
    ['the opening was swallowed {"action": "allow"}</think>{"action": "block"}', 'BLOCK'],
    ['{"action": "unsure"} then "action": "block"', 'BLOCK'],
  ])('%s', (reply, verdict) => {
    expect(verdictOf(reply)).toBe(verdict)
  })

  it('keeps reason and confidence', () => {
    expect(readReply('{"action":"block","reason":"r","confidence":0.5}')).toEqual({
      verdict: 'BLOCK',
      reason: 'r',
      confidence: 0.5,
    })
  })
})

describe('replies without a readable action', () => {
  it.each([
    ['This looks dangerous, I would block it.', 'no_json'],
    ['Action: BLOCK', 'no_json'],
    ['Action: `"block"`', 'no_json'],
    ['{"action": block}', 'bad_json'],
    ['{not json}', 'bad_json'],
    ['{"reason": "cut off in the mid', 'bad_json'],
    ['{\\"action\\": \\"allow\\"}', 'bad_json'],
    ['{"action": "deny"}', 'unknown_action'],
    ['{"action": "block this command"}', 'unknown_action'],
    ['{"action": 1}', 'unknown_action'],
    ['{"action4": "block"}', 'unknown_action'],
    ['{}', 'unknown_action'],
  ])('%s is %s', (reply, cause) => {
    expect(readReply(reply)).toEqual({ verdict: null, cause })
  })
})

describe('properties', () => {
  const reasons = fc.string({ unit: 'binary', maxLength: 60 })

  it('never throws', () => {
    const soup = fc.array(
      fc.constantFrom(
        '{',
        '}',
        '"',
        '\\',
        'action',
        '"action"',
        ':',
        '"block"',
        '<think>',
        '</think>',
        '\n',
        'x',
        '\u0000',
        '\ud800',
      ),
      { maxLength: 200 },
    )
    fc.assert(
      fc.property(soup, (parts) => void readReply(parts.join(''))),
      fuzzing(100),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => void readReply(text)),
      fuzzing(100),
    )
  })

  it('reads the same from every wrapping of the same object', () => {
    const wrappings: ((json: string) => string)[] = [
      (json) => json,
      (json) => `Here it is:\n${json}`,
      (json) => `${json}\nThat is my answer.`,
      (json) => `\`\`\`json\n${json}\n\`\`\``,
      (json) => `\`\`\`\n${json}\n\`\`\``,
      (json) => `<|python_tag|>${json}`,
      (json) => `{${json}}`,
      (json) => `<think>It isn't {clear} "yet</think>${json}`,
      (json) => `<think>${json}</think>`,
      (json) => `${json}<think>{"action": "other"}</think>`,
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...VERDICTS),
        fc.constantFrom('toLowerCase', 'toUpperCase'),
        reasons.filter((reason) => !reason.includes('think>')),
        fc.boolean(),
        (verdict, letterCase, reason, reasonFirst) => {
          const action = verdict[letterCase]()
          const json = JSON.stringify(
            reasonFirst ? { reason, action } : { action, reason, confidence: 1 },
          )
          for (const wrap of wrappings) expect(verdictOf(wrap(json))).toBe(verdict)
        },
      ),
      fuzzing(100),
    )
  })

  it('ends on megabytes of hostile text, as only linear work does', () => {
    const size = 4_000_000
    const hostile = [
      '{',
      '{"',
      '}',
      '"',
      '\\',
      '"action"',
      '"action" ',
      '<think>',
      '</think>',
      '{"a":',
      '{}',
      '"action":"',
      '\n',
    ]
    for (const unit of hostile) readReply(unit.repeat(size / unit.length))
  })
})
