/**
 * What a word can decide about, and what it would have to be to matter. Said to people, and to
 * whoever is asked about what we could not resolve.
 */
export const AIMS = {
  read: { what: 'the file that % reads', matters: 'a file that holds secrets' },
  sent: { what: 'the file that % sends', matters: 'a file that holds secrets' },
  write: {
    what: 'the file that % writes',
    matters: 'a file that decides who may do what or what runs, or a disk',
  },
  delete: { what: 'the file that % removes', matters: 'a file that the machine needs' },
  'delete-tree': {
    what: 'the directory that % removes with everything in it',
    matters: 'a home, the root, or a directory of the system',
  },
  host: { what: 'the machine that % talks to', matters: 'a machine of somebody else' },
  code: { what: 'the code that % runs', matters: 'code that does harm' },
  module: {
    what: 'what the code of % does',
    matters: 'a module that reads secrets, or lets others do something',
  },
  script: { what: 'the script that % runs', matters: 'a script that does harm' },
  program: { what: 'what % does', matters: 'a program that does harm with these words' },
  mode: {
    what: 'the mode that % sets',
    matters: 'a mode with a set-uid bit, or one for everybody',
  },
  owner: { what: 'the owner that % sets', matters: 'the administrator' },
  list: {
    what: 'the list of what % works on',
    matters: 'a list that names secrets or other machines',
  },
  mounted: {
    what: 'the directory that % gives to a container',
    matters: 'a home, the root, or a directory with secrets',
  },
  'stand-in': {
    what: 'what % does from now on',
    matters: 'a program that does harm under this name',
  },
  obeyed: {
    what: 'what % makes programs do',
    matters: 'commands or sources of packages that do harm, whenever a program starts',
  },
  outcome: {
    what: 'what % does',
    matters: 'a secret that is shown, somebody who gets in, or something that is lost',
  },
  rest: { what: 'the rest of what % does', matters: 'anything but ordinary work' },
} as const satisfies Readonly<Record<string, { what: string; matters: string }>>

export type Aim = keyof typeof AIMS
