/** Links to folders that most systems have: `/usr/lib/ssl/certs/../..` is /etc. */
const FOLDER_LINKS: readonly (readonly [link: RegExp, target: string])[] = [
  [/^\/usr\/lib\/ssl\/(certs|private)(?=\/)/, '/etc/ssl/$1'],
  [/^\/var\/run(?=\/)/, '/run'],
  [/^\/var\/lock(?=\/)/, '/run/lock'],
  [/^\/(bin|sbin|lib|lib32|lib64)(?=\/)/, '/usr/$1'],
  [/^\/usr\/tmp(?=\/)/, '/var/tmp'],
  [/^\/dev\/fd(?=\/)/, '/proc/self/fd'],
]

/** A step up behind a link leads above what it leads to, not above the link. */
export function behindFolderLinks(path: string): string {
  const clean = path.replace(/\/(?:\.?\/)+/g, '/')
  for (const [link, target] of FOLDER_LINKS)
    if (link.test(clean)) return clean.replace(link, target)
  return clean
}

/** The names of a path without `//`, `/./` and `..`; and whether it climbs above its beginning. */
export function withoutDots(path: string): { parts: string[]; climbed: boolean } {
  const parts: string[] = []
  let climbed = false
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue
    if (part === '..') {
      if (parts.length > 0) parts.pop()
      else climbed = true
    } else parts.push(part)
  }
  return { parts, climbed }
}

/** A full path without the steps that go up again. */
export function withoutSteps(path: string): string {
  if (!path.startsWith('/') || !path.includes('/..')) return path
  return `/${withoutDots(behindFolderLinks(path)).parts.join('/')}`
}
