/** A mount as `/proc/self/mountinfo` tells it. */
export interface Mount {
  id: string
  path: string
  readOnly: boolean
}

/** The mounts of a process, in the order in which they were made. */
export function readMounts(table: string): Mount[] {
  return table.split('\n').flatMap((line) => {
    const [id, , , , path, options] = line.split(' ')
    if (id === undefined || path === undefined || options === undefined) return []
    return [{ id, path: unescaped(path), readOnly: options.split(',').includes('ro') }]
  })
}

/** Blanks and the like are written in octal. */
function unescaped(path: string): string {
  return path.replace(/\\([0-7]{3})/g, (_, digits) =>
    String.fromCharCode(Number.parseInt(digits, 8)),
  )
}
