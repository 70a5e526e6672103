import { describe, expect, it } from 'vitest'
import { cagedEnvironment } from './environment.ts'

const kept = (env: Record<string, string>, allowed: string[] = []) =>
  Object.keys(cagedEnvironment(env, allowed).env)

describe('the environment of a cage', () => {
  it.each([
    ['GITHUB_TOKEN'],
    ['AWS_ACCESS_KEY_ID'],
    ['AWS_SECRET_ACCESS_KEY'],
    ['AWS_SESSION_TOKEN'],
    ['OPENAI_API_KEY'],
    ['PGPASSWORD'],
    ['MYSQL_PWD'],
    ['GH_PAT'],
    ['NPM_CONFIG__AUTH'],
    ['DB_PASS'],
    ['SIGNING_KEY'],
    ['GOOGLE_APPLICATION_CREDENTIALS'],
    ...['PASSWORD1', 'TOKEN2', 'DB_PW', 'LDAP_BINDPW', 'KEY', 'OPENAI_KEY', 'JWT', 'SECRETKEY'].map(
      (name) => [name],
    ),
    ...['MYPASSWORDFILE', 'passwordHash', 'GITHUB_TOKENS', 'tokenA', 'STRIPE_SK', 'BEARER'].map(
      (name) => [name],
    ),
    ...['ENCRYPTION_KEYS', 'SENTRY_DSN', 'SLACK_WEBHOOK_URL'].map((name) => [name]),
    ['SSH_AUTH_SOCK'],
    ['DBUS_SESSION_BUS_ADDRESS'],
    ['XDG_RUNTIME_DIR'],
    ['TMUX'],
  ])('is without %s', (name) => {
    expect(kept({ [name]: 'value' })).toEqual([])
    expect(kept({ [name]: 'value' }, [name])).toEqual([name])
  })

  it.each([
    ['DATABASE_URL', 'postgres://me:hunter2hunter2@db.example/x'],
    ['X', `ghp_${'a'.repeat(36)}`],
    ['REDIS_URL', 'redis://:hunter2hunter2@cache.example'],
    ['CHAT', 'https://hooks.chat.example/services/T0/B0/x'],
    ['STORAGE', 'DefaultEndpointsProtocol=https;AccountKey=hunter2'],
    ['FILE_TEXT', '-----BEGIN PRIVATE KEY-----\nAAAA'],
  ])('is without %s because of its value', (name, value) => {
    expect(kept({ [name]: value })).toEqual([])
  })

  it.each([
    ...['PATH', 'HOME', 'PWD', 'OLDPWD', 'LANG', 'TERM', 'EDITOR', 'PAGER', 'SHELL', 'KEYTIMEOUT'],
    ...['TOKENIZERS_PARALLELISM', 'COLORTERM', 'NODE_OPTIONS', 'GPG_TTY', 'PASSENGER_HOME'],
    ...['AUTHOR', 'COMPASS_DIR', '__proto__', 'constructor'],
  ])('keeps %s', (name) => {
    const env = Object.fromEntries([[name, 'value']])
    expect(kept(env)).toEqual([name])
  })

  it('says why, and never the value', () => {
    const { withheld } = cagedEnvironment({ MY_SECRET: 'hunter2hunter2', SSH_AUTH_SOCK: '/x' }, [])
    expect(withheld).toEqual([
      { name: 'MY_SECRET', why: 'its name says that it is a secret' },
      { name: 'SSH_AUTH_SOCK', why: 'leads to the ssh agent' },
    ])
  })
})
