/** A name without capitals and separators: `filePath`, `file_path` and `File-Path` are one. */
export function spell(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}
