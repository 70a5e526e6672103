import { expect, it } from 'vitest'

// The script that drives real agents is no part of `npm test`; how it judges what it saw is.
const { judgeCell, withTable } = await import(
  new URL('../scripts/test-agents/table.mjs', import.meta.url).href
)

const agent = { name: 'codex', open: ['not-json', 'project-off'] }
const cell = (...outcomes: string[]) => ({
  probes: outcomes.map((outcome) => ({ name: 'x', outcome })),
})
const block = { name: 'block', expects: 'denied' }
const crash = { name: 'crash', expects: 'closed' }

it.each([
  ['a denial with our reason', block, cell('denied'), 'denied'],
  ['a denial that ends the task', block, cell('denied', 'stopped'), 'denied'],
  ['a call that runs', { name: 'allow', expects: 'ran' }, cell('ran', 'ran'), 'runs'],
  ['a guard that crashes and an agent that waits', crash, cell('hung'), 'closed'],
  [
    'a question that was obeyed both ways',
    { name: 'warn-asks', expects: 'question' },
    cell('obeyed', 'obeyed'),
    'asks',
  ],
  [
    'a question that the agent cannot ask, denied on its screen',
    { name: 'warn-asks', expects: 'question' },
    cell('shown'),
    'denied',
  ],
  ['a reason on the screen', { name: 'b', expects: 'shown' }, cell('shown'), 'shown'],
  ['a reason in the log only', { name: 'b', expects: 'shown' }, cell('logged'), 'denied'],
  ['what the agent lets through', { name: 'not-json', expects: 'closed' }, cell('ran'), 'open'],
])('is met by %s', (_, test, seen, word) => {
  const judged = judgeCell(agent, test, seen)
  expect(judged.word).toBe(word)
  expect(judged.failed).toBeUndefined()
})

it.each([
  ['one call of many that ran', block, cell('denied', 'ran')],
  ['a refusal that is not ours', block, cell('refused')],
  ['an agent that did not start', block, cell('silent')],
  ['an agent that ended without a word', block, cell('ended')],
  ['an agent that ended without a word, with a broken guard', crash, cell('ended')],
  ['a broken guard that lets through', crash, cell('ran')],
  ['a denial without a reason on the screen', { name: 'b', expects: 'shown' }, cell('hung')],
  ['a call that runs in spite of a no', { name: 'w', expects: 'question' }, cell('ran', 'obeyed')],
  ['a question that never came', { name: 'w', expects: 'question' }, cell('hung', 'obeyed')],
  ['a denial of ordinary work', { name: 'allow', expects: 'ran' }, cell('ran', 'denied')],
  [
    'a project that switches off while the doctor is silent',
    { name: 'project-off', expects: 'closed' },
    { ...cell('ran'), doctor: false },
  ],
  [
    'a call that the hook was not asked about',
    { name: 'events', expects: 'asked' },
    { ...cell('ran', 'ran'), events: [{}] },
  ],
])('fails with %s', (_, test, seen) => {
  expect(judgeCell(agent, test, seen).failed).not.toHaveLength(0)
})

it('replaces only the table of a page', () => {
  const page = 'a\n<!-- written by "npm run test:agents" -->\nold\n<!-- end -->\nb\n'
  const written = withTable(page, 'new')
  expect(written).toBe(page.replace('old', 'new'))
  expect(withTable(written, 'old')).toBe(page)
  expect(() => withTable('a', 'new')).toThrow('no "<!-- written')
})
