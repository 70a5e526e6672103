import { expect, test } from 'vitest'
import { keyVariable, PROVIDERS, secretsOf, settingsOf } from './providers.ts'

test('the first variable that is set holds the key', () => {
  const google = PROVIDERS.google!
  expect(keyVariable(google, { GOOGLE_API_KEY: 'c', GEMINI_API_KEY: 'b' })).toBe('GEMINI_API_KEY')
  expect(keyVariable(google, { GEMINI_API_KEY: '  ' })).toBeUndefined()
})

test.each([
  ['anthropic', { ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: 'https://h' }, 'https://h/v1'],
  ['anthropic', { ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: 'https://h/v1' }, 'https://h/v1'],
  ['openai', { OPENAI_API_KEY: 'k' }, undefined],
  ['openrouter', { OPENROUTER_API_KEY: 'k' }, 'https://openrouter.ai/api/v1'],
  ['ollama', {}, 'http://127.0.0.1:11434/v1'],
  ['ollama', { OLLAMA_HOST: 'box' }, 'http://box:11434/v1'],
  ['ollama', { OLLAMA_HOST: '10.1.1.1:9' }, 'http://10.1.1.1:9/v1'],
  ['ollama', { OLLAMA_HOST: 'https://box.example' }, 'https://box.example/v1'],
  ['openai-compatible', { OPENAI_COMPATIBLE_BASE_URL: 'http://h:1/x' }, 'http://h:1/x'],
])('%s with %j is called at %s', (name, env, baseURL) => {
  expect(settingsOf(name, env as Record<string, string>).baseURL).toBe(baseURL)
})

test.each([
  ['openai', {}, 'no key for openai: set OPENAI_API_KEY'],
  [
    'openai',
    { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'nonsense' },
    'OPENAI_BASE_URL is not an address',
  ],
  [
    'openai',
    { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'file:///x' },
    'OPENAI_BASE_URL is not an address',
  ],
  ['openai-compatible', {}, 'set OPENAI_COMPATIBLE_BASE_URL'],
])('%s with %j is refused', (name, env, message) => {
  expect(() => settingsOf(name, env as Record<string, string>)).toThrow(message)
})

test('passwords and tokens in addresses are secrets too', () => {
  const secrets = secretsOf({
    OPENAI_API_KEY: 'one-key',
    OPENROUTER_BASE_URL: 'https://me:pass%20word@h/v1?token=abc',
  })
  expect(secrets).toEqual(['one-key', 'pass word', 'abc'])
})
