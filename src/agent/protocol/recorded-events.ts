/**
 * Events as the agents send them before a tool runs, each with a call that is denied. Recorded from
 * the programs where the name says so; the others follow their documentation.
 */
export const DENIED_EVENTS: readonly [name: string, event: object][] = [
  [
    'Claude Code, Bash (recorded)',
    {
      session_id: '0b1c',
      transcript_path: '/home/dev/.claude/projects/x.jsonl',
      cwd: '/home/dev/project',
      prompt_id: 'p1',
      permission_mode: 'default',
      effort: { level: 'high' },
      hook_event_name: 'PreToolUse',
      tool_name: 'Bash',
      tool_input: { command: 'cat /etc/shadow', description: 'a step' },
      tool_use_id: 'call_0',
    },
  ],
  [
    'Claude Code, Write (recorded)',
    {
      session_id: '0b1c',
      cwd: '/home/dev/project',
      hook_event_name: 'PreToolUse',
      tool_name: 'Write',
      tool_input: { file_path: '/home/dev/.ssh/authorized_keys', content: 'ssh-ed25519 AAAA' },
    },
  ],
  [
    'Claude Code, Edit (recorded)',
    {
      session_id: '0b1c',
      cwd: '/home/dev/project',
      hook_event_name: 'PreToolUse',
      tool_name: 'Edit',
      tool_input: {
        file_path: '/etc/sudoers',
        old_string: 'hello',
        new_string: 'dev ALL=(ALL) NOPASSWD: ALL',
        replace_all: false,
      },
    },
  ],
  [
    'Claude Code, Read (recorded)',
    {
      cwd: '/home/dev/project',
      hook_event_name: 'PreToolUse',
      tool_name: 'Read',
      tool_input: { file_path: '/home/dev/.aws/credentials' },
    },
  ],
  [
    'Codex, Bash (recorded)',
    {
      session_id: '0b1c',
      turn_id: '1',
      transcript_path: null,
      cwd: '/home/dev/project',
      hook_event_name: 'PreToolUse',
      model: 'gpt-5.5',
      permission_mode: 'bypassPermissions',
      tool_name: 'Bash',
      tool_input: { command: 'cat /etc/shadow' },
      tool_use_id: 'call_0',
    },
  ],
  [
    'Codex, apply_patch (recorded)',
    {
      session_id: '0b1c',
      turn_id: '1',
      cwd: '/home/dev/project',
      hook_event_name: 'PreToolUse',
      tool_name: 'apply_patch',
      tool_input: {
        command:
          '*** Begin Patch\n*** Add File: /home/dev/.ssh/authorized_keys\n+ssh-ed25519 AAAA\n*** End Patch\n',
      },
    },
  ],
  [
    'Gemini CLI (recorded)',
    {
      session_id: '0b1c',
      cwd: '/home/dev/project',
      hook_event_name: 'BeforeTool',
      timestamp: '2026-11-15T20:00:00.000Z',
      tool_name: 'run_shell_command',
      tool_input: { command: 'cat /etc/shadow', description: 'a step' },
    },
  ],
  [
    'Gemini CLI, write_file (recorded)',
    {
      cwd: '/home/dev/project',
      hook_event_name: 'BeforeTool',
      tool_name: 'write_file',
      tool_input: { file_path: '/home/dev/.ssh/authorized_keys', content: 'ssh-ed25519 AAAA' },
    },
  ],
  [
    'Qwen Code (recorded)',
    {
      session_id: '0b1c',
      cwd: '/home/dev/project',
      hook_event_name: 'PreToolUse',
      timestamp: '2026-11-15T20:00:00.000Z',
      permission_mode: 'yolo',
      tool_name: 'run_shell_command',
      tool_input: { command: 'cat /etc/shadow', is_background: false, description: 'a step' },
      tool_use_id: 'toolu_0',
      tool_call_id: 'call_0',
    },
  ],
  [
    'Qwen Code, monitor (recorded)',
    {
      cwd: '/home/dev/project',
      hook_event_name: 'PreToolUse',
      tool_name: 'monitor',
      tool_input: { command: 'cat /etc/shadow', description: 'a step' },
      tool_call_id: 'call_0',
    },
  ],
  [
    'Copilot CLI, PreToolUse (recorded)',
    {
      hook_event_name: 'PreToolUse',
      session_id: '0b1c',
      timestamp: '2026-11-15T20:00:00.000Z',
      cwd: '/home/dev/project',
      tool_name: 'Bash',
      tool_input: { command: 'cat /etc/shadow', description: 'a step' },
    },
  ],
  [
    'Copilot CLI, PreToolUse, Write (recorded)',
    {
      hook_event_name: 'PreToolUse',
      timestamp: '2026-11-15T20:00:00.000Z',
      cwd: '/home/dev/project',
      tool_name: 'Write',
      tool_input: { path: '/home/dev/.ssh/authorized_keys', file_text: 'ssh-ed25519 AAAA' },
    },
  ],
  [
    'Copilot CLI, preToolUse (recorded)',
    {
      sessionId: '0b1c',
      timestamp: 1794775644525,
      cwd: '/home/dev/project',
      toolName: 'bash',
      toolArgs: { command: 'cat /etc/shadow', description: 'a step' },
    },
  ],
  [
    'Copilot CLI, preToolUse, arguments as text',
    {
      sessionId: '0b1c',
      timestamp: 1763236800000,
      cwd: '/home/dev/project',
      toolName: 'bash',
      toolArgs: '{"command":"cat /etc/shadow"}',
    },
  ],
  [
    'Cline (recorded)',
    {
      clineVersion: '',
      timestamp: '1763236800000',
      taskId: 'conv_1',
      workspaceRoots: ['/home/dev/project'],
      userId: 'unknown',
      hookName: 'tool_call',
      iteration: 1,
      tool_call: {
        id: 'call_0',
        name: 'run_commands',
        input: { commands: ['ls', 'cat /etc/shadow'] },
      },
      preToolUse: {
        toolName: 'run_commands',
        parameters: { commands: '["ls","cat /etc/shadow"]' },
      },
    },
  ],
  [
    'Cline, read_files (recorded)',
    {
      workspaceRoots: ['/home/dev/project'],
      hookName: 'tool_call',
      tool_call: {
        id: 'call_0',
        name: 'read_files',
        input: { files: [{ path: '/home/dev/.aws/credentials', start_line: 1 }] },
      },
    },
  ],
  [
    'Cursor, beforeShellExecution',
    {
      conversation_id: 'c',
      generation_id: 'g',
      hook_event_name: 'beforeShellExecution',
      workspace_roots: ['/home/dev/project'],
      command: 'cat /etc/shadow',
      cwd: '/home/dev/project',
    },
  ],
  [
    'Cursor, beforeReadFile',
    {
      conversation_id: 'c',
      generation_id: 'g',
      hook_event_name: 'beforeReadFile',
      file_path: '/home/dev/.aws/credentials',
      content: 'x',
    },
  ],
  [
    'Cursor, beforeMCPExecution',
    {
      conversation_id: 'c',
      generation_id: 'g',
      hook_event_name: 'beforeMCPExecution',
      tool_name: 'read_file',
      tool_input: '{"path":"/home/dev/.aws/credentials"}',
      command: 'npx server',
    },
  ],
  [
    'opencode (recorded)',
    {
      tool: 'bash',
      sessionID: 's',
      callID: 'c',
      args: { command: 'cat /etc/shadow', description: 'a step' },
    },
  ],
  [
    'pi (recorded)',
    {
      type: 'tool_call',
      toolName: 'bash',
      toolCallId: 'c',
      input: { command: 'cat /etc/shadow' },
    },
  ],
  [
    'pi, edit (recorded)',
    {
      type: 'tool_call',
      toolName: 'edit',
      toolCallId: 'c',
      input: { path: '/etc/sudoers', edits: [{ oldText: 'a', newText: 'b' }] },
    },
  ],
  [
    'a tool of an MCP server',
    {
      cwd: '/home/dev/project',
      hook_event_name: 'PreToolUse',
      tool_name: 'mcp__desk__start_process',
      tool_input: { cmd: ['bash', '-lc', 'cat /etc/shadow'] },
    },
  ],
  [
    'an agent that nobody knows',
    { when: 'tool.before', call: { arguments: '{"command":"cat /etc/shadow"}' } },
  ],
]
