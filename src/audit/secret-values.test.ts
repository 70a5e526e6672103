import { describe, expect, it } from 'vitest'
import { looksLikeSecret, secretValues } from './index.ts'

describe('values that are secrets, whatever they are called', () => {
  it.each([
    'DefaultEndpointsProtocol=https;AccountName=x;AccountKey=Zm9vYmFyYmF6cXV4==;EndpointSuffix=y',
    'Endpoint=sb://x.example/;SharedAccessKeyName=a;SharedAccessKey=Zm9vYmFyYmF6',
    'postgres://me:hunter2@db.example/x',
    'https://hooks.slack.com/services/T000/B000/abcd',
    '-Xmx1g -Ddb.password=hunter2',
    '-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA',
    'wJalrXUtnFEMI7K7MDENGbPxRfiCYzEXAMPLEKEY',
    'Ab3dE6gH1jK4mN7pQ0rS',
    'q8Zr2+LkX0vTn/5yBw9CfA==',
    'hvs.CAESIJ0123456789abcdef',
  ])('%s', (value) => expect(looksLikeSecret(value)).toBe(true))
})

describe('values of ordinary work', () => {
  it.each([
    '/usr/local/bin:/usr/bin:/bin',
    '/home/Ann2/Projects/App3/node_modules/.bin',
    'x86_64-unknown-linux-gnu',
    'en_US.UTF-8',
    '1da1b49c0ffee1da1b49c0ffee1da1b49c0ffee1',
    '123e4567-e89b-12d3-a456-426614174000',
    '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    'sha512-Ab3dE6gH1jK4mN7pQ0rSAb3dE6gH1jK4mN7pQ0rS==',
    'npm/10.8.2 node/v20.20.2 linux x64 workspaces/false',
    'unix:path=/run/user/1000/bus,guid=2f9c1e',
    'rs=0:di=01;34:ln=01;36:*.key=00;33:*.tar=01;31',
    'JetBrainsMono-Regular-Nerd-Font-Complete',
    'Microsoft.VisualStudio.Code.Insiders2024',
    'MyCompany_BuildAgent_Windows2022_Pool3',
    'claude-3-5-sonnet-20241022-v2',
    'CN=Ann Example,OU=Team2,O=Example',
    'com.apple.launchd.AbCdEfGhIj',
    'Apple_Terminal_Session_W0T1P0',
    'pkg-config --libs gtk+-3.0',
    'ssh -o StrictHostKeyChecking=no -i /root/.ssh/deploy',
    'https://registry.npmjs.org/',
    '--max-old-space-size=4096',
    '2026-11-16T03:23:35.000Z',
    'ALL=(ALL) NOPASSWD: ALL',
  ])('%s', (value) => expect(looksLikeSecret(value)).toBe(false))
})

it('knows the values of the secrets of an environment, and takes no path for one', () => {
  const env = {
    TOKEN2: 'abcdefgh1',
    PASSWORD_FILE: '/run/secrets/db',
    KEY: '/etc/key.pem',
    HOME: '/home/ann',
    PASSWORD: undefined,
  }
  expect(secretValues(env)).toEqual(['abcdefgh1'])
})
