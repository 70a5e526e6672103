import { describe, expect, it } from 'vitest'
import { analyse } from '../../analyse.ts'

/** Words that mean the same to every program, also to those that no knowledge base describes. */
describe('code from a place where anybody can put files', () => {
  it.each([
    'stylelint --custom-formatter=/tmp/f.js "**/*.css"',
    'rollup -c /var/tmp/r.mjs',
    'weirdtool --plugin-dir /dev/shm/p run',
    'imagetool --load /tmp/codec.so a.png',
    'cd /tmp && sometool --module x.so',
    'unheardof --engine=/home/guest/e.so',
  ])('%s', (command) => {
    expect(analyse(command)).toMatchObject({ verdict: 'BLOCK', rule: '8' })
  })

  it.each([
    'rollup -c rollup.config.mjs',
    'prometheus --config.file=/tmp/prometheus.yml',
    'kubectl --kubeconfig /tmp/kind.yaml get pods',
    'gcc -shared -o /tmp/libx.so x.c',
    'nm -D /tmp/libx.so',
    'sometool --load /tmp/data.json',
    'docker load -i /tmp/image.tar',
  ])('lets ordinary work pass: %s', (command) => {
    expect(analyse(command).verdict).not.toBe('BLOCK')
  })
})

describe('a shell as the value of a setting', () => {
  it.each([
    'oddvcs --config ui.editor=bash commit',
    'oddtool settings set ui.pager "sh -i"',
    'oddtool --preview-command "zsh -i"',
    'wrapit exec -- bash',
    'wrapit -- "sh -i"',
    'envtool run sh',
    'oddtool --opener=/tmp/o file',
  ])('%s', (command) => {
    expect(analyse(command).verdict).toBe('BLOCK')
  })

  it.each([
    'oddtool --shell bash completion',
    'oddtool hook zsh',
    'make SHELL=/bin/bash all',
    'oddtool completion bash',
    'docker run --health-cmd "sh -c \'curl -f http://localhost\'" web',
    'npm config set script-shell bash',
  ])('lets ordinary work pass: %s', (command) => {
    expect(analyse(command).verdict).not.toBe('BLOCK')
  })
})

describe('the password hashes in a longer word', () => {
  it.each([
    'oddtool --input=/etc/shadow',
    'emu -drive format=raw,file=/etc/shadow,if=virtio',
  ])('%s', (command) => {
    expect(analyse(command)).toMatchObject({ verdict: 'BLOCK', rule: '4' })
  })

  it('lets them be left out or watched', () => {
    expect(analyse('rdiff-backup --exclude=/etc/shadow src backup').verdict).not.toBe('BLOCK')
    expect(analyse('auditctl -a always,exit -F path=/etc/shadow -F perm=wa').verdict).not.toBe(
      'BLOCK',
    )
  })
})

describe('what an unknown program logs in with', () => {
  it('is used, not shown', () => {
    expect(analyse('oddclient --identity-file ~/.ssh/id_ed25519 host').verdict).not.toBe('BLOCK')
    expect(analyse('oddclient --input ~/.ssh/id_ed25519').verdict).toBe('BLOCK')
  })
})
