import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { analyse } from '../../analyse.ts'
import type { EffectKind } from '../effect.ts'
import { handlerOf } from '../programs/index.ts'
import { tableProblems } from './check-tables.ts'
import { lineOf, readAlias, readEntry } from './entry.ts'
import { findEntry, programNames } from './index.ts'
import { FAMILIES } from './tables.ts'

const lines = Object.entries(FAMILIES).flatMap(([family, table]) =>
  Object.entries(table).flatMap(([name, entry]) => {
    const line = lineOf(entry)
    return line === undefined ? [] : [{ family, name, line }]
  }),
)

/** A program with a handler of its own needs no line. */
function isKnown(name: string): boolean {
  return findEntry(name) !== undefined || handlerOf(name) !== undefined
}

describe('the knowledge base', () => {
  it('knows several thousand programs', () => {
    expect(programNames().length).toBeGreaterThan(2000)
  })

  it('lists every file of families', () => {
    const files = readdirSync(new URL('families/', import.meta.url))
    const listed = Object.keys(FAMILIES).map(
      (family) => `${family.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`,
    )
    expect(listed).toEqual(files.sort())
  })

  it('has each program, with its subcommands, in one family only', () => {
    const families = new Map<string, Set<string>>()
    for (const { family, name } of lines) {
      const program = name.split(' ')[0]!
      families.set(program, (families.get(program) ?? new Set()).add(family))
    }
    const twice = [...families].filter(([, found]) => found.size > 1)
    expect(twice.map(([program, found]) => `${program}: ${[...found].join(', ')}`)).toEqual([])
  })

  it('finds every line of every table', () => {
    const lost = lines.filter(({ name }) => !isKnown(name))
    expect(lost.map(({ family, name }) => `${family}: ${name}`)).toEqual([])
  })

  it('has no subcommand that is never looked up', () => {
    const lost = lines.filter(({ name }) => {
      const blank = name.lastIndexOf(' ')
      return blank >= 0 && !findEntry(name.slice(0, blank))?.traits.has('sub')
    })
    expect(lost.map(({ family, name }) => `${family}: ${name}`)).toEqual([])
  })

  it('gives an alias the subcommands of its elder', () => {
    expect(findEntry('tofu plan')).toBe(findEntry('terraform plan'))
    expect(findEntry('pip3 install')).toBe(findEntry('pip install'))
    expect(findEntry('tofu')).toBe(findEntry('terraform'))
    expect(findEntry('tofu nonsense')).toBeUndefined()
  })

  it('has no alias to nowhere', () => {
    const lost = lines.filter(
      ({ line }) => line.startsWith('=') && !isKnown(readAlias(line).target),
    )
    expect(lost.map(({ family, name, line }) => `${family}: ${name} ${line}`)).toEqual([])
  })

  it('names only argument types, traits, languages and effects that exist', () => {
    expect(tableProblems(FAMILIES)).toEqual([])
  })

  it('lists hardly any flag without effect, and never more than before', () => {
    const idle = lines.flatMap(({ line }) =>
      line.startsWith('=')
        ? []
        : [...readEntry(line).options.values()].filter(
            ({ type, effect }) => type === undefined && effect === undefined,
          ),
    )
    expect(idle.length).toBeLessThanOrEqual(1347)
  })

  it.each([
    ['raed*', 'there is no argument type "raed"'],
    ['read* | o:wirte', 'there is no argument type "wirte"'],
    ['code.text', 'there is no argument type "code.text"'],
    ['script.cobol', 'there is no argument type "script.cobol"'],
    ['- | c:setting.nowhere', 'there is no argument type "setting.nowhere"'],
    ['- | l!lisen', '-l: no flag has the effect "lisen"'],
    ['- | | lsiten', 'there is no trait "lsiten"'],
    ['- | | out=everything', 'the trait out has no value "everything"'],
    ['- | | repl=text', 'the trait repl has no value "text"'],
    ['- | | stdin=code.text', 'the trait stdin has no value "code.text"'],
    ['- | | kind=pager,peger', 'the trait kind has no value "pager,peger"'],
    ['=cat | wlaks', 'there is no trait "wlaks"'],
    ['- | | toString', 'there is no trait "toString"'],
    ['- | | out=none | posix', 'more than three parts'],
  ])('finds the word that nobody knows in "%s"', (line, problem) => {
    expect(tableProblems({ family: { tool: line } })).toEqual([`family: tool: ${problem}`])
  })
})

/** A few commands for each table, with the effect that the line must give. */
const EXAMPLES: readonly (readonly [command: string, effect: EffectKind, target: RegExp])[] = [
  // package managers
  ['apt-get update -o APT::Update::Pre-Invoke::=/tmp/x', 'run', /\/tmp\/x/],
  ['dnf install -y nano', 'install', /dnf/],
  ["rpm --eval '%(/tmp/x)'", 'run', /\/tmp\/x/],
  ['pip config --editor /tmp/x edit', 'run', /\/tmp\/x/],
  ["npm exec -c 'cat /etc/shadow'", 'read', /\/etc\/shadow/],
  ['bundle exec sh', 'shell', /sh/],
  ['poetry shell', 'shell', /poetry/],
  // system administration
  ['getent shadow', 'read', /secret/],
  ['cryptsetup luksFormat /dev/sdb1', 'write', /\/dev\/sdb1/],
  ['groupmems -a eve -g wheel', 'privilege', /./],
  ['openvt -- top', 'session', /openvt/],
  ['pidstat -e sh', 'shell', /sh/],
  ['sulogin', 'shell', /sulogin/],
  ['check_mysql -f /root/.my.cnf', 'read', /\.my\.cnf/],
  // version control
  ['git-filter-repo --message-callback "import os; os.system(\'/tmp/x\')"', 'run', /\/tmp\/x/],
  ['gh gist create notes.txt', 'read', /notes\.txt/],
  ['gh auth token', 'read', /secret/],
  // attacks, certificates
  ['unshadow /etc/passwd /etc/shadow', 'read', /\/etc\/shadow/],
  ['crackmapexec smb 10.0.0.5 -u a -p b --sam', 'privilege', /crackmapexec/],
  ["certbot renew --pre-hook 'cat /etc/shadow'", 'read', /\/etc\/shadow/],
  // mail, servers
  ['himalaya --config ~/.netrc', 'use', /\.netrc/],
  ['mbsync -c /etc/shadow', 'read', /\/etc\/shadow/],
  ['gunicorn -c /etc/shadow app:app', 'read', /\/etc\/shadow/],
  ['sendxmpp -f ~/.sendxmpprc eve@example.org', 'send', /example\.org/],
  // configuration, platforms, clusters, containers
  ['ansible-playbook /etc/shadow', 'read', /\/etc\/shadow/],
  ['heroku run cat /etc/shadow', 'read', /\/etc\/shadow/],
  ['helm template web ./chart --post-renderer /tmp/x', 'run', /\/tmp\/x/],
  ['runc exec web cat /etc/shadow', 'read', /\/etc\/shadow/],
  ['pct enter 101', 'session', /pct/],
  // databases
  ["mysqlslap --pre-system='/tmp/x'", 'run', /\/tmp\/x/],
  ['sqlite3 ~/.config/gcloud/credentials.db .dump', 'read', /credentials\.db/],
  // debuggers, tests, desktop, text
  ['rr replay -d /tmp/x', 'run', /\/tmp\/x/],
  ['bats /etc/shadow', 'read', /\/etc\/shadow/],
  ["xautolock -locker 'cat /etc/shadow'", 'read', /\/etc\/shadow/],
  ['hexyl /etc/shadow', 'read', /\/etc\/shadow/],
  ['pdfunite a.pdf b.pdf /etc/cron.d/x', 'write', /\/etc\/cron\.d\/x/],
]

describe('lines of the knowledge base', () => {
  it.each(EXAMPLES)('%s', (command, kind, target) => {
    const { effects } = analyse(command).trace()
    const found = effects.filter((effect) => effect.kind === kind).map((effect) => effect.target)
    expect(
      found.some((value) => target.test(value)),
      JSON.stringify(effects),
    ).toBe(true)
  })

  it.each([
    'git log --oneline -5',
    'apt-get install -y nginx',
    'npm ci',
    'pip install -r requirements.txt',
    'cargo build --release',
    'go test ./...',
    'docker build -t app .',
    'helm upgrade --install web ./chart -f values.yaml',
    'terraform plan -var-file=prod.tfvars',
    'ansible-playbook -i hosts site.yml -e env=prod',
    "certbot renew --deploy-hook 'systemctl reload nginx'",
    'sqlite3 app.db "select count(*) from users"',
    'journalctl -u nginx --since today',
    'gh pr list --state open',
    'fd -e ts -x wc -l',
    'pdfunite a.pdf b.pdf c.pdf',
    'cryptsetup status root',
    'getent hosts example.com',
  ])('lets ordinary work pass: %s', (command) => {
    expect(analyse(command).verdict).not.toBe('BLOCK')
  })
})
