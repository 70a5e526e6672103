import { describe, expect, it } from 'vitest'
import { redactCommand } from './index.ts'
import { WITH_SECRETS, WITHOUT_SECRETS } from './redaction-samples.ts'

describe('a command without its secrets', () => {
  it.each(WITH_SECRETS)('%s', (sample) => {
    const redacted = redactCommand(sample.replaceAll(/[«»]/g, ''))
    expect(redacted).toBe(sample.replaceAll(/«[^»]*»/g, '[redacted]'))
    // What comes from the log goes into it again.
    expect(redactCommand(redacted)).toBe(redacted)
  })
})

describe('a command without secrets stays as it is', () => {
  it.each(WITHOUT_SECRETS)('%s', (command) => expect(redactCommand(command)).toBe(command))
})

describe('nothing hides behind a secret', () => {
  it.each([
    `echo '-----BEGIN PRIVATE KEY-----' >/dev/null; touch canary`,
    `echo '-----BEGIN PRIVATE KEY-----'; touch canary; echo '-----END PRIVATE KEY-----'`,
    'sh <<X\n-----BEGIN PRIVATE KEY-----\ntouch canary\n-----END PRIVATE KEY-----\nX',
    'TOKEN=abc$(touch canary)def ./run',
    'PASSWORD=`touch canary`',
    'mysql -p$(touch canary) shop',
    'curl -u ann:pw99;touch canary',
    'curl -u ann:pw99 "$(touch canary)"',
    'curl https://ann:pw99@x.example;touch canary',
    'curl https://ann:$(touch canary)@x.example',
    `TOKEN='touch canary'; $TOKEN`,
    `PASSWORD='touch canary'; eval "$PASSWORD"`,
    `export SECRET='touch canary'; sh -c "$SECRET"`,
    `API_KEY='touch canary'; echo "$API_KEY" | sudo bash`,
    `aws configure set credential_process 'touch canary'`,
    `sshpass -p pw99 ssh host 'touch canary'`,
    'docker login -p pw99 <(touch canary)',
    'export DB_PASSWORD="pw99\ntouch x"; touch canary',
    '[redacted]; touch canary',
    'echo "password: pw99" & touch canary',
    `curl -H 'X-Token: pw99'"$(touch canary)"`,
    'echo "unclosed password=pw99; touch canary',
  ])('%s', (command) => {
    expect(redactCommand(command)).toContain('touch canary')
    expect(redactCommand(command)).not.toContain('pw99')
  })

  it('keeps what it finds where one may become root without a password', () => {
    const command = `echo 'ann ALL=(ALL) NOPASSWD: ALL' | sudo tee /etc/sudoers.d/ann`
    expect(redactCommand(command)).toBe(command)
  })
})

describe('odd texts', () => {
  it.each([
    '',
    '"',
    "'",
    '$',
    '`',
    '$(',
    '${',
    '<',
    '<<',
    '<<<',
    '>&',
    '&>',
    '|',
    '| mysql -p',
    '\\',
    'cat <<EOF',
    'cat <<EOF\nunended',
    'mysql -p',
    'curl -u',
    '\uE000 $x\uE000',
  ])('%j stays', (text) => expect(redactCommand(text)).toBe(text))
})

it('takes more secrets out of one word than a call takes arguments', () => {
  const command = `echo "${'token=abc9 '.repeat(150_000)}"`
  expect(redactCommand(command)).not.toContain('abc9')
})
