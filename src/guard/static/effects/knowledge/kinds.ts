/** What a program is, for code that asks about many of them at once: `kind=pager` in its entry. */
export const KINDS = {
  browser: 'shows pages of the web',
  builder: 'runs what it finds in a project',
  clipboard: 'keeps a text for somebody who pastes it',
  compiler: 'makes programs and other code out of source code',
  compressor: 'packs or unpacks a stream',
  editor: 'edits a file',
  launcher: 'runs others later, or often',
  'knows-machines': "prints addresses of machines of one's own",
  'library-tool': 'makes, moves or looks at shared libraries',
  'lists-project': 'prints names of files of the project that it is in',
  meddler: 'reaches into a process that runs: a debugger, a tracer, a changer of its limits',
  'other-home':
    'runs others as somebody else, below another root or in a box: they find other settings there',
  pager: 'shows text, a page at a time or as it is',
  'password-store': 'gives out a password that it keeps',
  'prints-place': "prints a directory of one's own, a fresh one, or where a program is",
  'prints-word': 'prints words without a slash: a number, a date, a name',
  'remote-client': 'connects to another machine',
  reporter: 'shows or counts, and changes nothing',
  rewrites: 'turns each line that it is given into another one',
  selects: 'prints some of the lines that it is given, or all in another order',
  shell: 'is a shell',
  shows: 'shows what a file holds',
  'side-tool': 'does a small job beside another program: a notice, a checksum, a comparison',
  tool: 'a tool of the trade that others call: a linker, an interpreter, a typesetter',
} as const

export type Kind = keyof typeof KINDS
