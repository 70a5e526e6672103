// Everyday commands from what packages on this machine document: manual pages, documentation, READMEs,
// scripts that set packages up, images, pipelines. Only read, never executed, and none of it is kept.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, extname, join, sep } from 'node:path'
import { gunzipSync } from 'node:zlib'
import {
  commandsInCode,
  commandsInDockerfile,
  commandsInManual,
  commandsInPackage,
  commandsInPipeline,
  commandsInScript,
  commandsInText,
} from './commands-in.mjs'

/** No package speaks for all: one documents itself with 16,000 manual pages. */
const MOST_OF_ONE_ORIGIN = 400
/** Nor does one kind of a package: what it says about itself is worth more than its code. */
const MOST_CODE_OF_ONE_ORIGIN = 40
const LARGEST_FILE = 1 << 20
const BUILTINS =
  'cd echo export source set unset alias eval exec test read printf trap type ulimit umask wait local declare pushd popd'

/** By the name of a file: what it is, and how its commands are found. */
const KINDS = [
  {
    kind: 'image',
    name: /^(?:.*\.)?Dockerfile(?:\..*)?$|^Containerfile$/,
    find: commandsInDockerfile,
  },
  { kind: 'manual', name: /\.[18](?:\.gz)?$/, find: commandsInManual },
  { kind: 'set-up', name: /\.(?:sh|bash|postinst|preinst|prerm|postrm)$/, find: commandsInScript },
  { kind: 'code', name: /\.(?:py|m?js|rb|pl)$/, find: commandsInCode },
  { kind: 'package', name: /^package\.json$/, find: commandsInPackage },
  { kind: 'pipeline', name: /\.ya?ml$/, find: commandsInPipeline },
  {
    kind: 'document',
    name: /\.(?:md|markdown|rst|txt)(?:\.gz)?$|^README[^/]*$|^INSTALL[^/]*$/,
    find: commandsInText,
  },
]

/** Where packages put what they document. Folders of the user are not looked into. */
export function documentRoots(repository) {
  return [
    '/usr/share/doc',
    '/usr/share/man/man1',
    '/usr/share/man/man8',
    '/var/lib/dpkg/info',
    '/usr/lib',
    '/usr/local',
    join(repository, 'node_modules'),
  ]
}

/**
 * Every command once, with what kind of document it is from and which package: `{kind, origin, command}`.
 * A package that says more than its share is heard from its first page to its last, and each of its parts
 * is an origin: what was learned of one says little about the next.
 */
export function drawDocuments(roots) {
  const programs = programNames()
  const isProgram = (name) => programs.has(basename(name))
  const seen = new Set()
  const perOrigin = new Map()
  for (const root of roots) {
    for (const file of filesBelow(root)) {
      const { kind, find } = KINDS.find(({ name }) => name.test(basename(file))) ?? {}
      if (!find) continue
      const origin = originOf(root, file)
      const quota = kind === 'code' ? `code of ${origin}` : origin
      for (const command of find(contentOf(file), isProgram, extname(file))) {
        if (seen.has(command)) continue
        seen.add(command)
        const drawn = perOrigin.get(quota) ?? []
        perOrigin.set(quota, drawn)
        drawn.push({ kind, origin, part: partOf(file), command })
      }
    }
  }
  return [...perOrigin.values()].flatMap(thinned)
}

/** Its commands, or evenly as many of them as one origin may have. */
function thinned(drawn) {
  const most = drawn[0].kind === 'code' ? MOST_CODE_OF_ONE_ORIGIN : MOST_OF_ONE_ORIGIN
  const isMore = drawn.length > most
  return Array.from({ length: Math.min(drawn.length, most) }, (_, i) => {
    const { part, ...one } = drawn[isMore ? Math.floor((i * drawn.length) / most) : i]
    return isMore && one.kind === 'manual' ? { ...one, origin: `${one.origin} ${part}` } : one
  })
}

/** Which part of its package a page of the manual is about: `compute` for gcloud_beta_compute_disks_list.1. */
function partOf(file) {
  const words = basename(file).split(/[._-]/).slice(1)
  return words.find((word) => !/^(?:alpha|beta|preview)$/.test(word)) ?? ''
}

/** What has a manual page is a program. */
function programNames() {
  const names = ['/usr/share/man/man1', '/usr/share/man/man8'].flatMap((folder) =>
    entriesOf(folder).map(({ name }) => name.replace(/\.[18].*$/, '')),
  )
  const others =
    'npm npx yarn pnpm docker kubectl helm make cargo go pip pip3 brew apt dnf yum apk gcloud'
  return new Set([...names, ...`${BUILTINS} ${others}`.split(' ')])
}

/** In the order of their names, so that two runs see the same. Links are not followed. */
function* filesBelow(folder, depth = 0) {
  for (const entry of entriesOf(folder).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && depth < 12 && !isInstalledForAll(entry.name, folder))
      yield* filesBelow(path, depth + 1)
    else if (entry.isFile()) yield path
  }
}

const COMES_WITH_NODE = ['npm', 'corepack']

/** What npm installed for everybody: agents more often than not, and none of our business. */
function isInstalledForAll(name, folder) {
  return folder.endsWith(join('lib', 'node_modules')) && !COMES_WITH_NODE.includes(name)
}

function entriesOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

function contentOf(file) {
  try {
    if (statSync(file).size > LARGEST_FILE) return ''
    const bytes = readFileSync(file)
    return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  } catch {
    return ''
  }
}

/** The package that a document belongs to, as far as its path tells: `git` for git-log.1.gz. */
function originOf(root, file) {
  const [first, second] = file.slice(root.length + 1).split(sep)
  if (first.startsWith('@') && second !== undefined) return `${first}/${second}`
  return first.replace(/[.:].*$/, '').replace(/[-_].*$/, '') || first
}
