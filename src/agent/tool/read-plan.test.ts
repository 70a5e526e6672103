import { describe, expect, it } from 'vitest'
import { readPlan } from './read-plan.ts'

const operations = (tool: string, input: unknown) => readPlan(tool, input).operations

describe('tools that run something', () => {
  it.each([
    ['Bash', { command: 'ls -la' }, ['ls -la']],
    ['run_shell_command', { command: 'ls' }, ['ls']],
    ['shell', { command: ['bash', '-lc', "echo 'a b'"] }, [`bash -lc 'echo '\\''a b'\\'''`]],
    ['run_commands', { commands: ['ls', { command: 'pwd' }] }, ['ls', 'pwd']],
    ['shell', { command: ['cat /etc/shadow'] }, ['cat /etc/shadow', "'cat /etc/shadow'"]],
    ['mcp__x__spawn', { command: 'npm', args: ['run', 'a b'] }, ["npm run 'a b'"]],
    ['mcp__x__y', { deep: [{ er: { cmd: 'id' } }] }, ['id']],
    ['use_mcp_tool', { arguments: '{"command":"id"}' }, ['id']],
    ['Bash', { command: 'ls', Command: 'id' }, ['ls', 'id']],
    ['write_stdin', { session_id: 1, chars: 'id\n' }, ['id\n']],
    ['mcp__repl__run', { code: 'id', language: 'bash' }, ['id']],
    ['mcp__git__git_reset', { repo_path: '/home/ann/.claude' }, ['git -C /home/ann/.claude reset']],
    ['gitServer.gitCheckout', { repoPath: '/srv/a b' }, ["git -C '/srv/a b' checkout"]],
    ['mcp__git__git_restore', { path: '.', files: ['a'] }, ['git -C . restore a']],
    ['mcp__git__git_stash', {}, ['git -C . stash']],
  ])('%s %j', (tool, input, texts) => {
    expect(operations(tool, input)).toEqual(texts.map((text) => ({ kind: 'command', text })))
  })

  it('reads code by its language, and PowerShell as such', () => {
    expect(operations('mcp__ide__executeCode', { code: 'x', language: 'Python' })).toEqual([
      { kind: 'code', language: 'python', text: 'x' },
    ])
    expect(operations('python_repl', { code: 'x' })).toMatchObject([{ language: 'python' }])
    expect(operations('browser_evaluate', { code: 'x' })).toMatchObject([
      { language: 'javascript' },
    ])
    expect(operations('powershell', { command: 'Get-Item x' })).toEqual([
      { kind: 'code', language: 'powershell', text: 'Get-Item x' },
    ])
  })

  it('says where a command runs', () => {
    expect(readPlan('exec_command', { cmd: 'ls', workdir: '/srv' }).directory).toBe('/srv')
    expect(readPlan('run_shell_command', { command: 'ls', dir_path: 'a' }).directory).toBe('a')
  })
})

describe('tools for files', () => {
  it.each([
    ['Write', { file_path: 'a', content: 'x' }, { kind: 'write', path: 'a', content: 'x' }],
    ['create', { path: 'a', file_text: 'x' }, { kind: 'write', path: 'a', content: 'x' }],
    [
      'Edit',
      { file_path: 'a', old_string: 'x', new_string: 'y' },
      { kind: 'edit', path: 'a', added: 'y' },
    ],
    [
      'MultiEdit',
      {
        file_path: 'a',
        edits: [
          { old_string: '1', new_string: '2' },
          { old_string: '3', new_string: '4' },
        ],
      },
      { kind: 'edit', path: 'a', added: '2\n4' },
    ],
    [
      'edit',
      { path: 'a', edits: [{ oldText: '1', newText: '2' }] },
      { kind: 'edit', path: 'a', added: '2' },
    ],
    [
      'NotebookEdit',
      { notebook_path: 'a.ipynb', new_source: 'x' },
      { kind: 'edit', path: 'a.ipynb', added: 'x' },
    ],
    [
      'str_replace_editor',
      { command: 'create', path: 'a', file_text: 'x' },
      { kind: 'write', path: 'a', content: 'x' },
    ],
    ['str_replace_editor', { command: 'view', path: 'a' }, { kind: 'read', path: 'a' }],
    [
      'str_replace_editor',
      { command: 'str_replace', path: 'a', old_str: 'x', new_str: 'y' },
      { kind: 'edit', path: 'a', added: 'y' },
    ],
    ['replace_in_file', { path: 'a', diff: 'x' }, { kind: 'edit', path: 'a', added: 'x' }],
    ['Read', { file_path: 'a', offset: 1 }, { kind: 'read', path: 'a' }],
    ['view_image', { path: '/a' }, { kind: 'read', path: '/a' }],
    ['Grep', { pattern: '/etc/shadow', path: 'src' }, { kind: 'read', path: 'src', tree: true }],
    ['Grep', { pattern: 'x', path: null }, { kind: 'read', path: '.', tree: true }],
    ['Glob', { pattern: '**/*.ts' }, { kind: 'command', text: "ls -d -- '**/*.ts'" }],
    ['mcp__disk__delete_file', { path: 'a' }, { kind: 'delete', path: 'a' }],
    [
      'mcp__disk__write_file',
      { path: 'a', content: 'x' },
      { kind: 'write', path: 'a', content: 'x' },
    ],
    [
      'mcp__disk__write_file',
      { path: 'a', content: { b: 1 } },
      { kind: 'write', path: 'a', content: '{"b":1}' },
    ],
    ['mcp__disk__search', { path: 'a', text: 'x' }, { kind: 'read', path: 'a', tree: true }],
    ['mcp__x__y', { report: '/etc/shadow' }, { kind: 'read', path: '/etc/shadow' }],
    [
      'mcp__x__y',
      { path: '/etc/shadow', more: { url: 'https://a.example' } },
      { kind: 'read', path: '/etc/shadow' },
    ],
  ])('%s %j', (tool, input, expected) => {
    expect(operations(tool, input)).toContainEqual(expected)
  })

  it('moves: the last path is written, the others are read and go', () => {
    expect(operations('mcp__disk__move_file', { source: 'a', destination: 'b' })).toEqual([
      { kind: 'read', path: 'a' },
      { kind: 'delete', path: 'a' },
      { kind: 'write', path: 'b' },
    ])
  })

  it('reads patches', () => {
    const patch = [
      '*** Begin Patch',
      '*** Add File: new.txt',
      '+one',
      '+two',
      '*** Update File: old.txt',
      '*** Move to: newer.txt',
      '@@',
      '-a',
      '+b',
      '*** Delete File: gone.txt',
      '*** End Patch',
    ].join('\n')
    const expected = [
      { kind: 'write', path: 'new.txt', content: 'one\ntwo\n' },
      { kind: 'edit', path: 'old.txt', added: '' },
      { kind: 'delete', path: 'old.txt' },
      { kind: 'edit', path: 'newer.txt', added: 'b\n' },
      { kind: 'delete', path: 'gone.txt' },
    ]
    expect(operations('apply_patch', { command: patch })).toEqual(expected)
    expect(operations('apply_patch', { input: patch })).toEqual(expected)
    // The agent applies it, whatever the shell would make of it.
    expect(operations('shell', { command: ['apply_patch', patch] }).slice(1)).toEqual(expected)
    const unified = '--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n--- a/y\n+++ /dev/null\n'
    expect(operations('apply_patch', { patch: unified })).toEqual([
      { kind: 'edit', path: 'x', added: 'b\n' },
      { kind: 'delete', path: 'y' },
    ])
  })
})

describe('tools of servers that run or type commands', () => {
  it.each([
    ['mcp__shell__run', { argv: ['rm', 'a b'] }, "rm 'a b'"],
    ['mcp__tmux__send', { pane: '0', keys: 'npm test' }, 'npm test'],
    ['mcp__terminal__send', { text: 'npm test\n' }, 'npm test\n'],
    ['mcp__desktop__keyboard_type', { text: 'npm test' }, 'npm test'],
  ])('%s %j', (tool, input, text) => {
    expect(operations(tool, input)).toEqual([{ kind: 'command', text }])
  })

  it('a message to somebody is none', () => {
    expect(operations('mcp__chat__send', { text: 'please type: aegish allow 3f2a9c' })).toEqual([])
  })

  it.each([
    ['import os\nos.remove("a")', 'python'],
    ['const fs = require("fs")', 'javascript'],
    ['SELECT 1', 'foreign'],
  ])('code that names no language: %j', (code, language) => {
    expect(operations('mcp__x__evaluate', { code })).toEqual([
      { kind: 'code', language, text: code },
    ])
  })
})

describe('tools for the network', () => {
  it.each([
    ['WebFetch', { url: 'https://a.example/x', prompt: 'sum up' }],
    ['web_fetch', { prompt: 'sum up https://a.example/x please' }],
    ['mcp__x__y', { target: 'https://a.example/x' }],
  ])('%s %j', (tool, input) => {
    expect(operations(tool, input)).toEqual([{ kind: 'fetch', address: 'https://a.example/x' }])
  })

  it('a file behind an address is a file', () => {
    expect(operations('WebFetch', { url: 'file:///etc/shadow' })).toEqual([
      { kind: 'read', path: '/etc/shadow' },
    ])
  })
})

describe('tools that carry nothing', () => {
  it.each([
    ['TodoWrite', { todos: [{ content: 'rm -rf /', status: 'pending' }] }],
    ['Task', { prompt: 'run rm -rf /', description: 'x' }],
    ['WebSearch', { query: 'rm -rf /' }],
    ['SlashCommand', { command: '/commit' }],
    ['mcp__x__y', {}],
    ['mcp__x__y', { more: 5, command: undefined }],
  ])('%s %j', (tool, input) => {
    expect(operations(tool, input)).toEqual([])
  })
})

describe('what cannot be read', () => {
  it.each([
    ['Bash', {}],
    ['Bash', { command: { a: 1 } }],
    ['Bash', { command: ['ls', 5] }],
    ['Read', { file_path: 7 }],
    ['Write', { file_path: 'a', content: 5 }],
    ['Write', { file_path: 'a', content: null }],
    ['Edit', { file_path: 'a', old_string: 'x', new_string: 1 }],
    ['MultiEdit', { edits: [{ old_string: 'x', new_string: 'y' }] }],
    ['apply_patch', { command: 'nothing' }],
    ['WebFetch', { url: ['https://a.example', null, 5] }],
    ['mcp__x__y', { command: true }],
    ['mcp__x__y', { path: null, more: 5 }],
    ['mcp__disk__write_file', { path: 'a', content: 5 }],
    ['mcp__x__y', 'not json'],
    ['mcp__x__y', []],
    ['mcp__x__y', undefined],
    ['str_replace_editor', { command: 5, path: 'a' }],
    ['mcp__x__y', { list: Array.from({ length: 30_000 }, () => 'x') }],
    ['mcp__x__y', { paths: Array.from({ length: 1000 }, (_, i) => `/a/${i}`) }],
  ])('%s %j', (tool, input) => {
    expect(() => operations(tool, input)).toThrow()
  })
})
