import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Makes a folder and those above it that are missing. Node's own `recursive` never returns below
 * a place where nothing can be made and the kernel says "no such file", as in /proc.
 */
export function makeFolder(path: string, mode?: number): void {
  const missing: string[] = []
  let at = resolve(path)
  while (!statSync(at, { throwIfNoEntry: false })) {
    missing.unshift(at)
    if (dirname(at) === at) break
    at = dirname(at)
  }
  for (const folder of missing) makeOne(folder, mode)
  // A file in the way: let the system say so.
  if (missing.length === 0 && !statSync(at).isDirectory()) mkdirSync(at)
}

function makeOne(folder: string, mode: number | undefined): void {
  try {
    mkdirSync(folder, mode)
  } catch (error) {
    // Somebody else was quicker.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
