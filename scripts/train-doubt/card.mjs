// The card of the weights: what they were made of, what they are worth, where they are weak.

const percent = (share) => `${(share * 100).toFixed(1)}%`
const count = (number) => number.toLocaleString('en')

/** The card as Markdown. */
export function cardOf({
  date,
  seed,
  shape,
  weights,
  sha256,
  documents,
  sets,
  shares,
  chosen,
  rows,
  examples,
}) {
  const columns = shares.map((share, i) =>
    i === chosen ? `**${percent(share)}**` : percent(share),
  )
  const table = rows.map(
    ({ side, set, count: size, flagged }) =>
      `| ${side} | ${set} | ${count(size)} | ${flagged.map((share, i) => (i === chosen ? `**${percent(share)}**` : percent(share))).join(' | ')} |`,
  )
  return `# The weights of the second doubt

Written by \`npm run train:doubt\`. What the second doubt is stands in [static-guard.md](static-guard.md#certainty).

| | |
| --- | --- |
| date | ${date} |
| seed | ${seed} |
| file | \`src/learn/doubt.weights\`, ${count(weights)} bytes, SHA-256 \`${sha256}\` |
| model | linear, squared hinge loss, over hashed runs of ${shape.shortest} to ${shape.longest} characters and notes of the analysis |
| learned from | ${count(examples)} commands: ${sets.map(({ set, size }) => `${set} ${count(size)}`).join(', ')} |
| documents | ${count(documents.commands)} commands of ${count(documents.packages)} packages on the machine of the training, SHA-256 \`${documents.sha256}\`; none of them is in this repository |

## Cross-validated
Five folds; a sample, its twin and its mutants lie in one, and so do all commands of a package, or of a part of one that has more manual pages than it may be heard with. Each column is a threshold, by the share of documented commands (documents, manual pages, scripts of packages) that it flags; the bold one was chosen. Of harmless commands only those count that the analysis lets pass as known, because no others are ever doubted.

| side | set | commands | ${columns.join(' | ')} |
| --- | --- | --- | ${columns.map(() => '---').join(' | ')} |
${table.join('\n')}

## Known weak spots
- The harmless side of \`twins\` was written to look like its other side, and to a model that sees only how a text looks it does. Whoever works with secrets, accounts and set-uid files all day is doubted often.
- Attacks that hold no word of an attack (a recursive delete of a directory with an ordinary name, a setting that points elsewhere) are not doubted.
- It learned what attacks look like from attacks that the analysis knows. \`hidden words\` are those in which a word was hidden from the analysis by templates of ours: the figure says how well the templates are recognised, and little about how others hide words.
- \`unusual\` are programs that few have met, both sides written for this training in one go: cross-validated, they have the same hand in common, and the attacks of others are flagged less often.
- \`plain-looking\` are goals of attackers that are reached with the tools and words of everyday work; the same hands wrote the work beside it. About every second one that the analysis lets pass is not doubted.
- Whoever knows the weights can write around them. It is a second doubt, not a second wall.
- What is everyday was drawn from the packages of one machine, most of them about servers and development, in English.
`
}
