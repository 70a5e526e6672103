import type { ExportIndex } from '../api.ts'
import { contentPolicy } from '../security.ts'

/**
 * The policy stands in the page, since whoever serves it sends no header of ours. It may load the
 * scripts beside it, also from a disk, and connect to nobody.
 */
const POLICY = contentPolicy({
  'script-src': "'self' file:",
  'style-src': "'self' file:",
  'font-src': "'self' file:",
  'img-src': "'self' file: data:",
  'trusted-types': 'aegish-export',
})

/** The page that an export begins with. */
export const EXPORT_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <meta name="referrer" content="no-referrer" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>aegish</title>
    <link rel="icon" href="favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="app.css" />
    <script src="theme.js"></script>
    <script src="data/index.js"></script>
    <script defer src="app.js"></script>
  </head>
  <body>
    <div id="app"></div>
    <noscript>This page needs JavaScript. All of it lies beside this file.</noscript>
  </body>
</html>
`

/** The script that tells the page what it is, and where its answers stand. */
export function indexScript(index: ExportIndex): string {
  const json = JSON.stringify(index).replace(
    /[<\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `globalThis.aegishExport = ${json}\n`
}
