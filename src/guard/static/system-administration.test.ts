import { describe, expect, it } from 'vitest'
import { analyse } from './analyse.ts'

/** What administrators do, and what somebody does with their tools. */
const BLOCKED: readonly (readonly [rule: string, command: string])[] = [
  ['S', 'apt purge -y nodejs'],
  ['S', `apt-get autoremove --purge '^node.*'`],
  ['S', 'apt-get install -y nodejs-'],
  ['S', 'dpkg --force-all -P nodejs'],
  ['S', 'rpm -e nodejs'],
  ['S', 'dnf remove -y nodejs'],
  ['S', 'pacman -Rns --noconfirm nodejs'],
  ['S', 'apk del nodejs'],
  ['S', 'snap remove --purge node'],
  ['S', 'brew unlink node@22'],
  ['S', 'xbps-remove -y nodejs-lts'],
  ['S', 'emerge -C nodejs'],
  ['S', 'n uninstall'],
  ['D', 'apt-get remove -y sudo'],
  ['D', 'dpkg -r libpam-modules'],
]

const UNRESOLVED: readonly string[] = [
  // an option of which only is known that it takes something
  'fcron -c /tmp/fcron.conf',
  'openconnect -s /tmp/x.sh vpn.example',
  'fetchmail -f /tmp/rc',
]

const ORDINARY = [
  'apt-get -s purge nodejs',
  'apt-get remove -y nodejs-doc libnode-dev',
  'apt-get install -y nodejs',
  'apk del .build-deps shadow',
  'sudo apt-get remove -y docker docker-engine docker.io containerd runc',
  'brew uninstall node-sass',
  'n 22',
  'cmake -B /tmp/build',
  'unzip a.zip -d /tmp/a',
  'sort -T /tmp big.txt',
]

describe('administration', () => {
  it.each(BLOCKED)('rule %s: %s', (rule, command) => {
    expect(analyse(command, { asker: 'agent' })).toMatchObject({ verdict: 'BLOCK', rule })
  })
  it.each(UNRESOLVED)('not known: %s', (command) => {
    expect(analyse(command, { asker: 'agent' }).certainty).not.toBe('known')
  })
  it.each(ORDINARY)('known: %s', (command) => {
    const { verdict, certainty } = analyse(command, { asker: 'agent' })
    expect({ blocked: verdict === 'BLOCK', certainty }).toEqual({
      blocked: false,
      certainty: 'known',
    })
  })
})
