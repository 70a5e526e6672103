// We hand out the code of others with ours where it is bundled: their licences go with it.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A plug-in that writes the licence of every package of which code is in the bundle. */
export function bundledLicences(fileName) {
  return {
    name: 'bundled-licences',
    generateBundle(_, bundle) {
      const folders = new Set()
      for (const { moduleIds = [] } of Object.values(bundle)) {
        for (const id of moduleIds) {
          const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id) ?? []
          if (folder !== undefined) folders.add(folder)
        }
      }
      if (folders.size === 0) return
      this.emitFile({
        type: 'asset',
        fileName,
        source: [...folders].sort().map(noticeOf).join('\n'),
      })
    },
  }
}

function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
  // Nobody may hand out what says nothing.
  if (file === undefined || !existsSync(join(folder, file))) throw new Error(`${name}: no licence`)
  return `## ${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
}
