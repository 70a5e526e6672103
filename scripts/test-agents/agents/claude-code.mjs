import { join } from 'node:path'
import { writeJson } from '../place.mjs'

export const claudeCode = {
  name: 'claude-code',
  title: 'Claude Code',
  packages: ['@anthropic-ai/claude-code'],
  program: 'claude',
  hookFile: '.claude/settings.json',
  disarm: ['    "PreToolUse": [', '    "PostToolUse": ['],
  projectOff: { folder: '.claude', file: 'settings.local.json', text: '{"disableAllHooks":true}' },
  managed: true,
  open: ['project-off'],

  env: ({ model }) => ({
    ANTHROPIC_BASE_URL: model,
    ANTHROPIC_API_KEY: 'dummy',
    DISABLE_AUTOUPDATER: '1',
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
  }),

  prepare({ home, project }) {
    const projects = { [project]: { hasTrustDialogAccepted: true } }
    writeJson(join(home, '.claude.json'), {
      hasCompletedOnboarding: true,
      projects,
      // At a terminal it asks whether it may use a key from the environment.
      customApiKeyResponses: { approved: ['dummy'], rejected: [] },
    })
  },

  args: (prompt) => [
    ...['-p', prompt, '--model', 'stand-in', '--allowedTools', 'Bash,Write,Edit,Read'],
    ...['--add-dir', '..'],
  ],

  atTerminal: {
    args: (prompt) => [prompt, '--model', 'stand-in', '--allowedTools', 'Bash'],
    question: /requires confirmation.*aegish, rule.*Do you want to proceed\?/,
    yes: '\r',
    no: '\x1b',
  },

  tools: {
    shell: (command) => ({ name: 'Bash', input: { command, description: 'a step' } }),
    read: (file_path) => ({ name: 'Read', input: { file_path } }),
    write: (file_path, content) => ({ name: 'Write', input: { file_path, content } }),
    edit: (file_path, old_string, new_string) => ({
      name: 'Edit',
      input: { file_path, old_string, new_string },
    }),
  },
}
