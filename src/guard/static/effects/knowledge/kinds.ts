/** What a program is, for code that asks about many of them at once: `kind=pager` in its entry. */
export const KINDS = {
  browser: 'shows pages of the web',
  builder: 'runs what it finds in a project',
  clipboard: 'keeps a text for somebody who pastes it',
  compiler: 'makes programs and other code out of source code',
  compressor: 'packs or unpacks a stream',
  editor: 'edits a file',
  launcher: 'runs others later, or often',
  'library-tool': 'makes, moves or looks at shared libraries',
  meddler: 'reaches into a process that runs: a debugger, a tracer, a changer of its limits',
  'other-home':
    'runs others as somebody else, below another root or in a box: they find other settings there',
  pager: 'shows text, a page at a time or as it is',
  'password-store': 'gives out a password that it keeps',
  'remote-client': 'connects to another machine',
  reporter: 'shows or counts, and changes nothing',
  shell: 'is a shell',
  'side-tool': 'does a small job beside another program: a notice, a checksum, a comparison',
  tool: 'a tool of the trade that others call: a linker, an interpreter, a typesetter',
} as const

export type Kind = keyof typeof KINDS
