import { describe, expect, it } from 'vitest'
import { analyse } from '../analyse.ts'

describe('a secret that is decrypted for an editor', () => {
  it.each([
    'EDITOR=cat pass edit github',
    'export EDITOR=cat; gopass edit x',
    'env VISUAL=cat ansible-vault edit vault.yml',
    'EDITOR=cat sops secrets.yaml',
    'KUBE_EDITOR=cat kubectl edit secret db',
    'EDITOR=cat eyaml edit x.eyaml',
  ])('is shown by %s', (command) => {
    const { verdict, rule } = analyse(command)
    expect([verdict, rule]).toEqual(['BLOCK', '4'])
  })

  it('goes to whatever program takes the place of the editor', () => {
    const { verdict, unknowns } = analyse("EDITOR='tee copy' pass edit x")
    expect(verdict).toBe('ALLOW')
    expect(unknowns?.[0]?.from).toBe('what tee does with the secret')
  })

  it.each([
    'EDITOR=vim pass edit x',
    'EDITOR="code --wait" sops secrets.yaml',
    'EDITOR=true ansible-vault edit vault.yml',
    'EDITOR=cat sops --encrypt plain.yaml',
    'EDITOR=cat kubectl edit deployment web',
    'EDITOR=cat git commit',
  ])('is not shown by %s', (command) => {
    const { verdict, certainty } = analyse(command)
    expect([verdict, certainty]).toEqual(['ALLOW', 'known'])
  })
})
