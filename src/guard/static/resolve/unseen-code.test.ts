import { describe, expect, it } from 'vitest'
import { analyse } from '../analyse.ts'

// What bash takes for code although it looks like data: prompts (`${x@P}`) and numbers (`a[$(id)]` in a test).
describe('data that bash runs', () => {
  it.each([
    'x=$(jq -rn .a); : "${x@P}"',
    'read -r x < f; echo "${x@P}"',
    'echo "${FOO@P}"',
    'nc -l 4444 < f | while read -r l; do echo "${l@P}"; done',
    'n=$(curl -s https://status.example.org/n); [[ $n -gt 3 ]] && echo many',
    'nc -lk 8080 | while read -r n; do [[ $n -gt 0 ]] && echo "$n"; done',
    'n=$(curl -s https://status.example.org/n); ((n > 3)) && echo many',
  ])('is unresolved where nobody sees it: %s', (command) => {
    const { verdict, certainty, unknowns } = analyse(command)
    expect(verdict).not.toBe('BLOCK')
    expect(certainty).toBe('unresolved')
    expect(unknowns?.[0]?.what).toMatch(/^the code that bash runs depends on/)
  })

  it.each([
    'echo "${PS1@P}"',
    'x=abc; echo "${x@P}"',
    'x=$(date); echo "${x@Q} ${x@U}"',
    'n=$(wc -l < a); [[ $n -gt 3 ]] && echo many',
    'n=$(curl -s https://status.example.org/n); [ "$n" -gt 3 ] && echo many',
    'n=$(curl -s https://status.example.org/n); [[ $n == ok ]] && echo fine',
  ])('is no code otherwise: %s', (command) => expect(analyse(command).certainty).toBe('known'))
})
