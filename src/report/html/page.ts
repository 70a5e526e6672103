import { createHash } from 'node:crypto'
import { Html, html } from './html.ts'
import { STYLE } from './style.ts'

export interface Section {
  id: string
  title: string
  body: Html
}

/**
 * A page that is one file and asks nobody for anything: no script may run in it, whatever the logs
 * say, and only its own style sheet, known by its hash, applies.
 */
export function page(
  title: string,
  about: Html,
  sections: readonly Section[],
  fontFaces: string,
): string {
  const style = `${fontFaces}${STYLE}`
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; font-src data:; base-uri 'none'; form-action 'none'`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${new Html(style)}</style>
</head>
<body>
<header><h1>${title}</h1>${about}</header>
<nav aria-label="Sections"><ul>${sections.map(({ id, title: name }) => html`<li><a href="#${id}">${name}</a></li>`)}</ul></nav>
<main>
${sections.map(({ id, title: name, body }) => html`<section id="${id}"><h2>${name}</h2>\n${body}</section>\n`)}</main>
</body>
</html>
`.markup
}
