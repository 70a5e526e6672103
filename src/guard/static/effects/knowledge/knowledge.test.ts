import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { analyse } from '../../analyse.ts'
import type { EffectKind } from '../effect.ts'
import { handlerOf } from '../programs/index.ts'
import { OWN_WORDS } from '../programs/own-words/index.ts'
import { COMMON_ARGUMENT_TYPES, SPECIAL_ARGUMENT_TYPES } from './argument-types.ts'
import { tableProblems } from './check-tables.ts'
import { lineOf, readAlias, readEntry } from './entry.ts'
import {
  filesJudgedWhenWritten,
  findEntry,
  findFacts,
  findVariableType,
  programNames,
} from './index.ts'
import { SHARED_VARIABLES } from './shared-variables.ts'
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

  it('gives an alias the subcommands of its target', () => {
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

  it('has no argument type that only one program uses: such a word is its own', () => {
    const users = new Map<string, Set<string>>()
    for (const { name, line } of lines) {
      if (line.startsWith('=')) continue
      const entry = readEntry(line)
      const types = [...entry.first, ...entry.last, entry.repeated]
      for (const { type } of entry.options.values()) types.push(type)
      for (const choice of entry.traits.get('mode')?.split(',') ?? [])
        types.push(choice.split(':')[1] as (typeof types)[number])
      for (const type of types)
        if (type) users.set(type, (users.get(type) ?? new Set()).add(name.split(' ')[0]!))
    }
    const types = Object.keys({ ...COMMON_ARGUMENT_TYPES, ...SPECIAL_ARGUMENT_TYPES })
    const single = types.filter((type) => (users.get(type)?.size ?? 0) < 2)
    expect(single).toEqual([])
  })

  it('has a function for every own word of a program, and an entry for every function', () => {
    const words = Object.values(FAMILIES).flatMap((table) =>
      Object.values(table).flatMap((entry) =>
        typeof entry === 'string' ? [] : Object.keys(entry.words ?? {}),
      ),
    )
    expect(words.sort()).toEqual(Object.keys(OWN_WORDS).sort())
  })

  it('gives an alias the facts of its target, and its own before them', () => {
    expect(findFacts('gmake').files).toEqual(findFacts('make').files)
    expect(findFacts('kubecolor').secrets).toEqual(findFacts('kubectl').secrets)
    expect(findFacts('tofu').irrevocable).toHaveLength(1)
    const [own, ...inherited] = findFacts('oc').secrets ?? []
    expect(own?.source).toContain('sa get-token')
    expect(inherited).toEqual(findFacts('kubectl').secrets)
    expect(findFacts('toString')).toEqual({})
  })

  it('knows no program of which only facts are known', () => {
    expect(findFacts('vssadmin').destroys).toHaveLength(1)
    expect(findEntry('vssadmin')).toBeUndefined()
    expect(programNames()).not.toContain('vssadmin')
  })

  it('finds variables and files by themselves', () => {
    expect(findVariableType('GIT_PAGER')).toBe('pager')
    expect(findVariableType('LD_PRELOAD')).toBe('lib')
    expect(findVariableType('NOBODY')).toBeUndefined()
    const files = filesJudgedWhenWritten()
    expect(files.some(({ path }) => path.test('Makefile'))).toBe(true)
    expect(files.every(({ later }) => later !== undefined)).toBe(true)
  })

  it('has each variable in one entry only', () => {
    const variables = Object.values(FAMILIES).flatMap((table) =>
      Object.values(table).flatMap((entry) =>
        typeof entry === 'string' ? [] : Object.keys(entry.variables ?? {}),
      ),
    )
    variables.push(...Object.keys(SHARED_VARIABLES))
    expect(variables.filter((name, i) => variables.indexOf(name) < i)).toEqual([])
  })

  it.each([
    ['raed*', 'there is no argument type "raed"'],
    ['read* | o:wirte', 'there is no argument type "wirte"'],
    ['code.text', 'there is no argument type "code.text"'],
    ['script.cobol', 'there is no argument type "script.cobol"'],
    ['- | c:setting.nowhere', 'there is no argument type "setting.nowhere"'],
    ['own.nothing', 'there is no argument type "own.nothing"'],
    ['- | l!lisen', '-l: no flag has the effect "lisen"'],
    ['- | | lsiten', 'there is no trait "lsiten"'],
    ['- | | out=everything', 'the trait out has no value "everything"'],
    ['- | | repl=text', 'the trait repl has no value "text"'],
    ['- | | stdin=code.text', 'the trait stdin has no value "code.text"'],
    ['- | | kind=pager,peger', 'the trait kind has no value "pager,peger"'],
    ['=cat | wlaks', 'there is no trait "wlaks"'],
    ['- | | toString', 'there is no trait "toString"'],
    ['- | | out=none | posix', 'more than three parts'],
    ['read* -*', 'two types repeat: the second hides the first'],
  ])('finds the word that nobody knows in "%s"', (line, problem) => {
    expect(tableProblems({ family: { tool: line } })).toEqual([`family: tool: ${problem}`])
  })

  it('finds a subcommand with an entry among those without', () => {
    const family = { tool: '- | | sub others=list,show', 'tool list': '-*' }
    expect(tableProblems({ family })).toEqual([
      'family: tool: the trait others lists "list", which has an entry',
    ])
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
