import type { Language } from './languages.ts'

/** What a word means to a program: the types that many programs use. */
export const COMMON_ARGUMENT_TYPES = {
  '-': 'nothing: a pattern, a number, a name',
  read: 'a file whose content is read and may be shown',
  tree: 'a file or directory that is read with everything below it',
  use: 'a file used for its purpose and not shown: a key, a certificate, a kubeconfig',
  config: 'a configuration: errors show parts of it, and its directives may run commands',
  peek: 'a file of which only name, size or rights matter',
  write: 'a file that is created or overwritten',
  append: 'a file that is added to',
  edit: 'a file that is opened to be changed by hand or in place',
  truncate: 'a file whose content is cut off',
  shred: 'a file that is overwritten and removed for good',
  delete: 'a file that is removed',
  'delete-tree': 'a directory that is removed with everything below it',
  exec: 'a command line that a shell runs; running commands is the purpose of the program',
  argv: 'this word and all after it are a command; running it is the purpose of the program',
  'exec-argv': 'this word and all after it are joined to a command line for a shell',
  remote: 'a command line that runs on another machine or in a container',
  'remote-argv': 'this word and all after it are a command that runs elsewhere',
  'net-argv': 'this word and all after it are a command that is connected to the network',
  side: 'a command line that runs on the side, of any kind',
  program: 'the path of a program that runs on the side',
  tool: 'a command line that names a tool of the trade: a linker, a typesetter',
  pager: 'a command line that shows text',
  editor: 'a command line that edits a file',
  compressor: 'a command line that packs or unpacks a stream',
  rsh: 'a command line that connects to another machine',
  browser: 'a command line that shows a page',
  lib: 'a shared library, plugin or module that is loaded',
  url: 'an address that something is fetched from',
  host: 'a machine that is connected to: input goes there, output comes from there',
  dest: 'an address that receives the data',
  send: 'text that is sent',
  'send@': 'text that is sent, or `@file`',
  sendfile: 'a file whose content is sent',
  listen: 'a port that is opened',
  env: 'NAME=VALUE for the program that is run',
  pair: 'two words without meaning: a name and a value',
  named: 'two words: a name and a file that is read',
  setting: 'KEY=VALUE or KEY VALUE of the configuration of the program',
  module: 'a module of the language: by its name an installed one, by a path a file that is loaded',
  maybe: 'a path, perhaps: judged as read if it is critical',
} as const

/** Types that some kinds of programs need; effects/argument-types/ has a function for each. */
export const SPECIAL_ARGUMENT_TYPES = {
  // files that stand for arguments
  'tree-or-list':
    'a file or directory that is read with everything below it, or `@FILE` with the names of such',
  list: 'a file with the names of the files to work on',
  addresses: 'a file with the addresses to work on',
  patch: 'a patch: it names the files that it changes',
  'rights-file': 'a file with the rights that files are given',
  // files that are read, written or unpacked in a way of their own

  moved: 'a file or directory that gets another name or place',
  replaced:
    'a file that is moved, removed from version control, or put back as it was some time ago',
  pack: 'a file that a compressor replaces by its packed form',
  unpack: 'an archive that is unpacked; an option may name the directory',
  searched: 'a file or directory in which a text is looked for',
  download: 'a file that receives what is fetched',
  'edited-file': 'a file that is rewritten with `-L`, `--inplace` or `save`, else shown',

  magick: 'a pattern of ImageMagick: `label:@file`, `text:file`',

  'edit-or-command': 'a file for an editor; `+command` is a command',
  'page-or-command': 'a file for a pager; `+command` is a command',

  'write-or-pipe': 'a file that is written, or `|command`',
  'read-or-pipe': 'a file that is read, or `|command`',

  database: 'a database: made or changed where the statements say so, else asked',

  'box-file':
    "a file in a box of the terminal; the program's own options may stand before its name",
  'write-dir': 'a directory that files are put into',
  'dest-or-dir':
    'where a tool that copies in both directions puts files: another machine, or a directory here',

  refilled: 'a directory that is emptied and filled again',
  'refilled-when-told':
    'a directory that files are put into, emptied before with `--clean`, `--emptyOutDir` and the like',
  'made-environment': 'a directory in which an environment of a language is made',

  source: 'source code for a compiler: what the program will do is in it',

  // words that make a program run a command or a service
  interpreter: 'a shell that scripts are run with: only an unusual one matters',
  runtime: 'the interpreter that an environment is made for: a version, or one that lies somewhere',

  libpath: 'a directory in which code is looked for: it matters where anybody can write',
  'plugin-name': 'the name of a plugin: as a path it leaves the directory of plugins',

  application:
    'an application of the desktop, by its id, its name or its `.desktop` file: it is started',
  opened:
    'a file or an address for the program of its type; a launcher, a script or an archive of code is started',

  credential: 'a user with a password, or a password, that is told to the machine which is asked',

  preview: 'fzf runs a command for each line it shows',
  'fzf-bind': 'keys of fzf, and what they run',

  'config-pair': 'the name of a setting, its value in the next word or behind `=`',

  ansible: 'the arguments of a module of Ansible: a command, or files, here or on other machines',
  i3: '`exec command` as a message to a window manager',

  exim: 'expansions of exim that run commands and read files',

  ip: '`ip netns exec NAME COMMAND`',

  'job-file': 'a file that will be run later, by a scheduler',
  'job-config':
    'a configuration that says what is run: from where anybody can write, anybody says it',
  orders:
    'a configuration that decides about the machine: root obeys it, and nobody may have seen it',
  'named-orders': 'the same, where a name without a folder is one of the system',

  // code, or the name of a script, in the language of the program

  'class-path':
    'folders and archives of compiled code, with colons between, that are looked through',

  'jq-filter': 'a filter of jq: what it puts among the scripts of a package runs some day',

  luascript: '`lua_script:FILE` of Wireshark',

  // addresses, and what goes over the network

  'given-dir': 'a directory that a container or a virtual machine gets to see: `DIRECTORY:PLACE`',
  'given-config': 'a configuration that names such directories',
  'serve-dir': 'a directory that is served to others',
  'export-dir': '`host:/directory` of NFS',
  repository:
    'a repository by its short name (`owner/name`): what it holds comes into the directory behind it',
  template: 'the name of a template; where it is a repository, what is made here comes from there',
  'brought-dir': 'a directory of another machine appears here',

  clone: 'an address that is cloned into the directory that follows, or into one of its own name',

  mailto: 'somebody who gets mail',

  tftp: '`get FILE` and `put FILE` of tftp',
  'tftp-file': 'the name of a file for TFTP: fetched, or sent with `-p`',

  lookup: 'a name that is looked up: what is put in front of a domain goes to its server',

  'notebook-address':
    'the address of a notebook: open to all and without a password it is a shell for everybody',

  // packages
  package: 'a package by name, file or address',
  'maybe-or-removed':
    'a package that may be there; with a minus or an underscore behind its name it is removed',
  'package-or-not': 'a package; with a mark in front of its name it is removed',
  'run-package':
    'a package that is run at once: where its name says who is asked for it, that is a download',
  'write-stem': 'how the names of files begin that it writes',
  creator: 'the name of a template: the package `create-NAME` is fetched and run at once',
  'package-file': "a package in a file: over an unprotected connection it is anybody's",
  'run-url': 'an address whose content is run',

  'kube-file': 'a description of objects of a cluster: a file, or an address',
  // accounts, services, disks and the kernel
  power: 'a word that stops the machine',
  format: 'a device that is formatted',

  disk: 'a disk whose partitions are shown, or changed by commands',

  account: 'an account by its name',
} as const

export type CommonArgumentType = keyof typeof COMMON_ARGUMENT_TYPES
export type SpecialArgumentType = keyof typeof SPECIAL_ARGUMENT_TYPES

/** Code, a script or a setting: what follows the dot says in which language, or of which other program. */
export type ArgumentType =
  | CommonArgumentType
  | SpecialArgumentType
  | `code.${Language}`
  | `script.${Language}`
  | `setting.${string}`
  | `own.${string}`
