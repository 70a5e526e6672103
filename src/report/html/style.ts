/** The style sheet of the report: light, dark and paper. */
export const STYLE = `
:root { --ink: #1d2433; --faint: #5b6474; --grid: #e3e6ec; --paper: #ffffff; --mark: #0072b2; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8ebf0; --faint: #a3adbb; --grid: #2c333f; --paper: #14181f; --mark: #56b4e9; }
}
* { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); }
body { margin: 0 auto; max-width: 90rem; padding: 2rem 1.25rem 4rem;
  font: 15px/1.55 Inter, "Helvetica Neue", Arial, sans-serif; overflow-wrap: break-word; }
h1 { font-size: 1.7rem; margin: 0 0 .25rem; }
h2 { font-size: 1.25rem; margin: 2.75rem 0 .75rem; padding-top: .5rem; border-top: 1px solid var(--grid); }
h3 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
p, ul { max-width: 60rem; }
a { color: var(--mark); }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; padding: 0; }
.faint, figcaption { color: var(--faint); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .92em; min-width: 100%; }
th, td { text-align: left; padding: .3rem .7rem; border-bottom: 1px solid var(--grid); vertical-align: top; }
th { font-weight: 700; white-space: nowrap; }
.n, .date { white-space: nowrap; }
.n { text-align: right; font-variant-numeric: tabular-nums; }
th:first-child, td:first-child { padding-left: 0; }
td small { color: var(--faint); }
code { font: .9em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
  white-space: pre-wrap; overflow-wrap: anywhere; }
ol.commands { padding-left: 2.2rem; }
ol.commands li { margin: 0 0 .7rem; break-inside: avoid; }
figure { margin: 0 0 1.5rem; break-inside: avoid; }
svg { max-width: 100%; height: auto; }
summary { cursor: pointer; color: var(--mark); }
@media screen and (min-width: 1320px) {
  .columns, ol.commands { columns: 2; column-gap: 1.5rem; }
  ol.commands { column-gap: 3rem; }
}
@page { margin: 14mm 12mm; }
@media print {
  :root { --ink: #1d2433; --faint: #5b6474; --grid: #e3e6ec; --paper: #ffffff; --mark: #0072b2;
    color-scheme: light; }
  body { max-width: none; padding: 0; font-size: 9.5pt; line-height: 1.4; }
  nav { display: none; }
  /* A chart stays on one page, with its heading. */
  svg { max-height: 215mm; }
  p, ul { max-width: none; orphans: 3; widows: 3; }
  h1, h2, h3, h2 + p, summary { break-after: avoid; }
  h2 { margin-top: 1.75rem; }
  figure, tr, li { break-inside: avoid; }
  /* Paper does not scroll: tables get narrow enough for it, and words break before they are cut. */
  .wide { overflow: visible; }
  table { font-size: 8pt; line-height: 1.3; }
  th, td { padding: .2rem .35rem; }
  th { white-space: normal; }
  td:not(.n), code { overflow-wrap: anywhere; }
  td:not(.n) { min-width: 4.5em; }
  /* One table that does not fit would make the browser shrink every page. */
  .dense { font-size: 6pt; }
  .dense th, .dense td { padding: .15rem .1rem; }
  .dense td:not(.n) { min-width: 9em; }
  td small { white-space: normal; }
  ol.commands { columns: 2; column-gap: 2rem; }
  ol.commands li { margin-bottom: .4rem; }
  summary { color: var(--ink); font-weight: 700; list-style: none; margin-top: 1rem; }
  /* Paper cannot be unfolded. */
  details::details-content { content-visibility: visible; block-size: auto; display: block; }
}
`
