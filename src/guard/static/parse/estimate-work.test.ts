import { describe, expect, it } from 'vitest'
import { analyse } from '../analyse.ts'
import { cutOfExcess } from './estimate-work.ts'

const many = (text: string) => text.repeat(50)

describe('the work that a text asks for', () => {
  it.each([
    ['commands', many('a;')],
    ['lines', many('a\n')],
    ['pipes', many('a | ')],
    ['words', `echo ${many('a a ')}`],
    ['substitutions', `echo ${many('$(a)')}`],
    ['substitutions in quotes', `echo "${many('$(a)')}"`],
    ['backticks', many('`a`')],
    ['redirections', `a ${many('>b')}`],
    ['patterns', `ls ${many('*?')}`],
    ['escapes', `echo ${many('\\a\\b')}`],
    ['arithmetic', `echo $((${many('1+')}1))`],
    ['what follows quotes', `echo 'it' "is" $'don\\'t'; ${many('a;')}`],
    ['what follows a document', `cat <<E\nx\nE\n${many('a;')}`],
    ['what follows an indented document', `cat <<-'E'\n\tx\n\tE\n${many('a;')}`],
    ['what follows a here-string', `cat <<< E\n${many('a;')}`],
    ['what follows a comment', `# don't\n${many('a;')}`],
  ])('counts %s', (_, text) => expect(cutOfExcess(text, 90, 20)).toBeDefined())

  it.each([
    ['single quotes', `python3 -c '${many('f(); ')}'`],
    ['double quotes', `python3 -c "${many('f(\\"); ')}"`],
    ['ANSI quotes', `echo $'${many("\\'a; ")}'`],
    ['a document', `cat > x.sh <<'E'\n${many('a; b\n')}E\n`],
    ['two documents', `cat <<A <<"B"\n${many('a;\n')}A\n${many('b;\n')}B\n`],
    ['a document without its end', `cat <<E\n${many('a;\n')}`],
    ['a comment', `# ${many('a; ')}\nls # ${many('b; ')}`],
    ['blanks and empty lines', `ls${many(' ')}a${many('\n')}`],
    ['brackets that compute nothing', `((ls; pwd) | cat)${many(' ')}`],
  ])('does not count what stands in %s', (_, text) =>
    expect(cutOfExcess(text, 90, 20)).toBeUndefined())

  it('is cut behind a whole command', () => {
    const text = `ls 'a; b' | wc -l; ${many('rm -r x/y;')}`
    const cut = cutOfExcess(text, 90, 30)
    expect(text.slice(0, cut)).toBe("ls 'a; b' | wc -l; rm -r x/y;rm -r x/y")
  })

  it('ends with what was found at its beginning', () => {
    const padding = 'ls; '.repeat(20_000)
    expect(analyse(`cat /etc/shadow; ${padding}`)).toMatchObject({ verdict: 'BLOCK', rule: '4' })
    expect(analyse(`bash -c 'cat /etc/shadow; ${padding}'`)).toMatchObject({ rule: '4' })
    expect(analyse(`rm -rf x; ${padding}`)).toMatchObject({ verdict: 'BLOCK', rule: 'O' })
  })

  it('leaves room for the longest scripts that people write', () => {
    const lines = [
      '',
      '# what a package does when it is installed',
      'if [ "$1" = configure ]; then',
      '  # nothing is there at first',
      '  version=$(dpkg-query -W tool)',
      '  mkdir -p build/defaults',
      'else',
      '  # there is one already',
      '  echo "no $version" >&2',
      'fi',
    ].join('\n')
    const script = `${lines}\n`.repeat(100)
    expect(analyse(script)).toMatchObject({ verdict: 'ALLOW' })
    expect(analyse(`${script}cat /etc/shadow\n`)).toMatchObject({ verdict: 'BLOCK', rule: '4' })
  })

  it('is refused where nobody writes so much, though it never runs', () => {
    const { verdict, reason } = analyse(`f() { ${'ls; '.repeat(20_000)} }`)
    expect({ verdict, reason }).toEqual({
      verdict: 'BLOCK',
      reason: 'too complex to analyse: it asks for too many steps',
    })
  })

  it('does not concern a file that is written, however long', () => {
    const { verdict } = analyse(`cat > notes.sh <<'E'\n${'ls | wc -l; pwd\n'.repeat(10_000)}E\n`)
    expect(verdict).toBe('ALLOW')
  })
})
