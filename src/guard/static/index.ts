/**
 * The static guard: what will this command line do, and is that allowed? No network, no model,
 * nothing is executed or opened. Five steps, five folders:
 *
 *   parse    text → syntax tree (unbash), within bounds
 *   resolve  words → values: what bash will see. A value is a string in which private-use
 *            characters stand for unknown parts that remember their origin (resolve/value.ts)
 *   effects  commands → effects. The machine (effects/machine.ts) walks the tree like a shell
 *            (effects/shell/), keeps variables, functions, aliases, descriptors and written files,
 *            and asks for each program, in the order that effects/run-program.ts lists: can its
 *            output be computed (effects/pure/)? Has it a grammar of its own (effects/programs/)? Has
 *            it a line in the knowledge base (effects/knowledge/, applied by effects/entries/)? Last
 *            come guesses about words that nobody described (effects/guesses/). Code in other
 *            languages is read by effects/languages/. A command has each effect once
 *            (effects/effect-log.ts).
 *            What a pipe or a file carries is a value like any other, so "downloaded, then
 *            executed" is seen wherever the two ends are.
 *   policy   effects → verdict: policy/rules.ts is the table, policy/reasons/ says why a rule
 *            matches, policy/sensitive-paths.ts lists the files that matter.
 *
 *   certainty  what was not understood and matters: targets that are neither resolved nor bounded
 *            (certainty/bounds.ts), undescribed programs, gaps that readers note (`machine.miss`)
 *
 * How to add knowledge
 * - A program: one line in the table of its family in effects/knowledge/families/. The format is
 *   in effects/knowledge/entry.ts: `OPERANDS | OPTIONS | TRAITS`, for example
 *     sort: 'read* | o,output:write compress-program:compressor k,key:'
 *   Types say what a word means to the program (read, write, side, argv, code.python …). List
 *   every option that takes a value: else its value is mistaken for an operand. Do not list
 *   flags without effect.
 *   Its examples, an ordinary use and an attack with the effects that each must have, stand in
 *   effects/knowledge/examples/. They are tests, and explain/ tells them to people.
 * - A type that several programs need: its name in effects/knowledge/argument-types.ts, its function in
 *   effects/argument-types/. A word of one program alone: `own.word` in its line, `words` in its entry, its
 *   function in effects/programs/own-words/.
 * - What many programs are, for code that asks about them: a kind, in effects/knowledge/kinds.ts, and
 *   `kind=…` in their lines. Code has no lists of programs.
 * - What does not fit into a line (settings, variables, files that are read without being told,
 *   arguments that run a command, show a secret, raise rights or destroy): the richer form of the
 *   program's entry, effects/knowledge/facts.ts. docs/knowledge.md says how to read all of it.
 * - A language: its name in effects/knowledge/languages.ts, its reader in
 *   effects/languages/index.ts, and a table of calls in
 *   effects/languages/calls/ or, where it has no calls, a reader of its own.
 * - A sensitive file: a row or a word in policy/sensitive-paths.ts, with an example that
 *   patterns of file names are compared with.
 * - A file, a switch or a program that a guard could be taken out with: policy/guarded-paths.ts
 *   and the facts disarms, setsVariables and packages of an entry (effects/knowledge/facts.ts).
 * - What to do instead: policy/safer-commands.ts.
 *
 * What a tool of an agent does (operation.ts) becomes effects in effects/operations.ts.
 */
export { type Analysis, analyse, analyseOperation, type Trace } from './analyse.ts'
export { type Provenance, showProvenance } from './effects/provenance.ts'
export type { Operation } from './operation.ts'
export type { Finding } from './policy/finding.ts'
export type { Overlay } from './policy/judge.ts'
export type { PolicyEntry, UserPolicy } from './policy/user-policy.ts'
export { withDoubtAbout } from './second-doubt.ts'
export { createStaticGuard, type StaticGuard, type StaticGuardOptions } from './static-guard.ts'
