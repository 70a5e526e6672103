import { findFacts } from '../effects/knowledge/index.ts'
import type { Pattern } from '../effects/knowledge/pattern.ts'
import type { Verb } from './argument-verbs.ts'
import { readablePattern } from './readable-pattern.ts'

/** One thing that a program does, and with which of its words. */
export interface BelievedAction {
  does: Verb
  /** `-o, --output`, `first word`, `each word`, `by itself`, or a condition. */
  where: string
  meaning: string
}

/** Arguments that change what a program does, by the facts of its entry. */
export function factActions(name: string): BelievedAction[] {
  const facts = findFacts(name)
  const { unclear = [], unseen = [], destroys = [], irrevocable = [] } = facts
  return [
    ...(facts.runs ?? []).map(([word]) => told('runs', word, 'the command in it or behind it')),
    ...(facts.keeps ?? []).map((words) =>
      believed('runs', `behind ${words} and a name`, 'the command, whenever it starts'),
    ),
    ...(facts.secrets ?? []).map((question) => told('reads', question, 'a stored secret')),
    ...(facts.opens ?? []).map((question) =>
      told('runs', question, 'the editor that a variable names, which gets a secret'),
    ),
    ...(facts.privileges ?? []).map(([question, how]) => told('changes', question, how)),
    ...(facts.letsIn ?? []).map(([question, how]) => told('listens', question, how)),
    ...(facts.servesFiles ?? []).map((question) =>
      told('listens', question, 'files, for whoever has started it from outside'),
    ),
    ...(facts.streams ?? []).map(([question, how]) => told('sends', question, how)),
    ...[...unclear, ...unseen].map(([question, how]) => told('changes', question, unclearUse(how))),
    ...(facts.writesDown ?? []).map((question) =>
      told('writes', question, 'what it sends, among its messages'),
    ),
    ...(facts.lists ?? []).map((question) =>
      told('deletes', question, 'everything, where what it lists is deleted'),
    ),
    ...[...destroys, ...irrevocable].map(([question, how]) => told('deletes', question, how)),
    ...(facts.disarms ?? []).map(([question, how]) => told('changes', question, how)),
    ...(facts.setsVariables ?? []).map((verb) =>
      told('sets', verb, 'variables of what starts later'),
    ),
    ...typingActions(name),
    ...(facts.meddles ?? []).map((word) =>
      believed('changes', `first word ${word}`, 'a process that runs'),
    ),
    ...workTreeActions(name),
    ...detachingActions(name),
  ]
}

function typingActions(name: string): BelievedAction[] {
  const { typesBehind = [], types = [], typesInput = [] } = findFacts(name)
  const meaning = 'text that it types into a window or a pane'
  return [
    ...typesBehind.map((verb) =>
      believed('runs', verb === '' ? 'words' : `behind ${verb}`, meaning),
    ),
    ...types.map((text) => told('runs', text, meaning)),
    ...typesInput.map((word) => believed('runs', `the input, with ${word}`, meaning)),
  ]
}

/** What is done to files that the arguments do not name. */
function workTreeActions(name: string): BelievedAction[] {
  const { patches, workTree } = findFacts(name)
  const actions: BelievedAction[] = []
  if (patches?.verb) actions.push(told('writes', patches.verb, PATCHED))
  else if (patches) actions.push(believed('writes', 'always', PATCHED))
  if (workTree)
    actions.push(
      told('writes', workTree.rewrites, 'files of the work tree that the arguments do not show'),
      told('deletes', workTree.empties, 'what nobody keeps in the work tree'),
    )
  return actions
}

function detachingActions(name: string): BelievedAction[] {
  const { when, unless } = findFacts(name).detaches ?? {}
  const meaning = 'a command that it takes out of the session'
  return [
    ...(when ? [told('runs', when, meaning)] : []),
    ...(unless ? [believed('runs', `without "${readablePattern(unless)}"`, meaning)] : []),
  ]
}

const PATCHED = 'the files that a patch names'

/** What is done where a pattern fits the arguments. */
function told(does: Verb, pattern: Pattern, meaning: string): BelievedAction {
  return believed(does, `"${readablePattern(pattern)}"`, meaning)
}

function believed(does: Verb, where: string, meaning: string): BelievedAction {
  return { does, where, meaning }
}

/** What the text does not tell about a use, in words. */
export function unclearUse(dependsOn: string): string {
  return `what exactly, depends on ${dependsOn.replaceAll('-', ' ')}: unresolved`
}
