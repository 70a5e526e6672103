import ts from 'typescript'

/** A place in code that asks for a program by its name, or calls one. */
export interface NamedProgram {
  file: string
  line: number
  names: string[]
}

/** What holds the name of a program, as far as what it is called tells. */
const HOLDER =
  /^(?:name|program|by|called|command|detail|tool|actor|starter|caller|executable|binary|printing)$|(?:Name|Program|Command|Tool)$/
/** Lists of words of which the first is a program. */
const COMMAND_LINE = /(?:^|\.)(?:arguments|argv|words|command)$/
/** What is done to a name without making something else of it. */
const KEEPS_NAME = /^(?:plain|canonicalName|basename|String)$/
const KEEPS_TEXT = /^(?:toLowerCase|trim|slice|replace|replaceAll|split|at)$/
/** `PATTERN.test(name)`, `SET.has(name)`, and the other way round. */
const ASKED_WITH_NAME = /^(?:test|exec|has|get|includes|indexOf)$/
const ASKED_OF_NAME =
  /^(?:match|matchAll|search|startsWith|endsWith|includes|replace|replaceAll|split)$/

/** A text that a name is compared with, or a pattern that it is tested against. */
interface NameCheck {
  text: string
  flags?: string
  isPattern: boolean
}

/**
 * Where code asks for programs by name: what is compared with, tested against, or looked up by something
 * that holds such a name, and names that are handed to a function which takes one. Words that are names
 * of programs, too (languages, endings, kinds of effects), are not asked of a program. A constant that is
 * handed to a function is not followed.
 */
export function findNamesInCode(
  sources: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
): NamedProgram[] {
  const trees = [...sources].map(([file, text]) =>
    ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true),
  )
  const code = new Code(trees)
  const found: NamedProgram[] = []
  for (const tree of trees)
    walk(tree, (node) => {
      const names = new Set(code.questionsAt(node).flatMap((asked) => namesIn(asked, known)))
      if (names.size === 0) return
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
      found.push({ file: tree.fileName, line: line + 1, names: [...names] })
    })
  return found
}

/** Where the value of an identifier comes from. */
interface Binding {
  from:
    | { is: 'variable'; value: ts.Expression | undefined }
    | { is: 'item'; list: ts.Expression }
    | { is: 'parameter'; of: ts.SignatureDeclaration; at: number }
  /** The property that it is taken out of. */
  property?: string
  isPart: boolean
}

class Code {
  readonly #constants = new Map<string, ts.Expression[]>()
  readonly #functions = new Map<string, ts.SignatureDeclaration[]>()
  readonly #calls = new Map<string, ts.CallExpression[]>()
  readonly #holders = new Map<ts.Node, boolean>()
  readonly #questions = new Map<ts.Node, readonly NameCheck[]>()

  constructor(trees: readonly ts.SourceFile[]) {
    for (const tree of trees) walk(tree, (node) => this.#note(node))
  }

  #note(node: ts.Node): void {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      if (ts.isArrowFunction(node.initializer))
        add(this.#functions, node.name.text, node.initializer)
      else if (ts.isSourceFile(node.parent.parent.parent))
        add(this.#constants, node.name.text, node.initializer)
    } else if (
      (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) &&
      node.name &&
      ts.isIdentifier(node.name)
    )
      add(this.#functions, node.name.text, node)
    else if (ts.isCallExpression(node)) {
      const name = calledName(node)
      if (name !== undefined) add(this.#calls, name, node)
    }
  }

  /** What is asked of a program's name right here. */
  questionsAt(node: ts.Node): readonly NameCheck[] {
    if (ts.isBinaryExpression(node)) return this.#comparison(node)
    if (ts.isSwitchStatement(node) && this.#holdsName(node.expression))
      return node.caseBlock.clauses.flatMap((clause) =>
        ts.isCaseClause(clause) ? this.#read(clause.expression) : [],
      )
    if (ts.isElementAccessExpression(node) && this.#holdsName(node.argumentExpression))
      return this.#read(node.expression)
    if (ts.isCallExpression(node)) return this.#call(node)
    if (
      ts.isPropertyAssignment(node) &&
      ts.isIdentifier(node.name) &&
      /^(?:program|by|name|command)$/.test(node.name.text) &&
      ts.isStringLiteralLike(node.initializer)
    )
      return this.#read(node.initializer)
    return []
  }

  #comparison({ left, operatorToken, right }: ts.BinaryExpression): readonly NameCheck[] {
    const { kind } = operatorToken
    if (kind === ts.SyntaxKind.InKeyword) return this.#holdsName(left) ? this.#read(right) : []
    if (
      kind !== ts.SyntaxKind.EqualsEqualsEqualsToken &&
      kind !== ts.SyntaxKind.ExclamationEqualsEqualsToken
    )
      return []
    if (this.#holdsName(left)) return this.#read(right)
    return this.#holdsName(right) ? this.#read(left) : []
  }

  #call(node: ts.CallExpression): readonly NameCheck[] {
    const { expression, arguments: given } = node
    const [first, second] = given
    const name = calledName(node)
    if (name === undefined || first === undefined) return []
    const asked: NameCheck[] = []
    if (ts.isPropertyAccessExpression(expression)) {
      if (ASKED_WITH_NAME.test(name) && this.#holdsName(first))
        asked.push(...this.#read(expression.expression))
      if (ASKED_OF_NAME.test(name) && this.#holdsName(expression.expression))
        asked.push(...this.#read(first))
      if (name === 'hasOwn' && second && this.#holdsName(second)) asked.push(...this.#read(first))
    }
    for (const [i, value] of given.entries())
      if (ts.isStringLiteralLike(value) && this.#takesName(name, i))
        asked.push(...this.#read(value))
    // A command that is run by its words, or as a text.
    if (name === 'runCommand' && ts.isArrayLiteralExpression(first) && first.elements[0])
      asked.push(...this.#read(first.elements[0]))
    if (name === 'runText' && ts.isStringLiteralLike(first)) asked.push(...this.#read(first))
    if (name === 'runText' && ts.isTemplateExpression(first))
      asked.push({ text: first.head.text, isPattern: false })
    return asked
  }

  #takesName(called: string, at: number): boolean {
    return (this.#functions.get(called) ?? []).some(({ parameters }) => {
      const name = parameters[at]?.name
      return name !== undefined && ts.isIdentifier(name) && HOLDER.test(name.text)
    })
  }

  #holdsName(expression: ts.Expression): boolean {
    const before = this.#holders.get(expression)
    if (before !== undefined) return before
    this.#holders.set(expression, false)
    const holds = this.#isHolder(bare(expression))
    this.#holders.set(expression, holds)
    return holds
  }

  #isHolder(node: ts.Expression): boolean {
    if (ts.isIdentifier(node)) return HOLDER.test(node.text) || this.#isBoundToName(node)
    if (ts.isPropertyAccessExpression(node)) return HOLDER.test(node.name.text)
    if (ts.isElementAccessExpression(node))
      return (
        node.argumentExpression.getText() === '0' && COMMAND_LINE.test(node.expression.getText())
      )
    if (ts.isBinaryExpression(node)) return isChoice(node) && this.#holdsName(node.left)
    if (ts.isConditionalExpression(node))
      return this.#holdsName(node.whenTrue) || this.#holdsName(node.whenFalse)
    if (ts.isTemplateExpression(node))
      return node.head.text === '' && this.#holdsName(node.templateSpans[0]!.expression)
    if (!ts.isCallExpression(node)) return false
    const [first] = node.arguments
    if (ts.isPropertyAccessExpression(node.expression))
      return (
        KEEPS_TEXT.test(node.expression.name.text) && this.#holdsName(node.expression.expression)
      )
    return KEEPS_NAME.test(calledName(node) ?? '') && first !== undefined && this.#holdsName(first)
  }

  #isBoundToName(node: ts.Identifier): boolean {
    const binding = bindingOf(node)
    if (binding === undefined) return false
    if (binding.property !== undefined) return HOLDER.test(binding.property)
    const { from } = binding
    if (binding.isPart) return false
    if (from.is === 'variable') return from.value !== undefined && this.#holdsName(from.value)
    if (from.is !== 'parameter') return false
    // Whoever calls it hands in a name.
    const calls = this.#calls.get(functionName(from.of) ?? '') ?? []
    const given = calls.flatMap((call) => call.arguments[from.at] ?? [])
    return given.length > 0 && given.every((value) => this.#holdsName(value))
  }

  /** The texts and patterns that an expression stands for. */
  #read(node: ts.Node): readonly NameCheck[] {
    const before = this.#questions.get(node)
    if (before !== undefined) return before
    this.#questions.set(node, [])
    const questions = this.#readBare(ts.isExpression(node) ? bare(node) : node)
    this.#questions.set(node, questions)
    return questions
  }

  #readBare(node: ts.Node): readonly NameCheck[] {
    const all = (nodes: readonly ts.Node[]) => nodes.flatMap((one) => this.#read(one))
    if (ts.isStringLiteralLike(node)) return [{ text: node.text, isPattern: false }]
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const flags = node.text.slice(end + 1)
      return [{ text: node.text.slice(1, end), flags, isPattern: true }]
    }
    if (ts.isNewExpression(node)) {
      const [first, ...more] = node.arguments ?? []
      if (first === undefined) return []
      return node.expression.getText() === 'RegExp'
        ? asPattern(all([first]))
        : all([first, ...more])
    }
    if (ts.isTaggedTemplateExpression(node)) return all([node.template])
    if (ts.isTemplateExpression(node))
      return [
        { text: node.head.text, isPattern: false },
        ...node.templateSpans.flatMap(({ expression, literal }) => [
          ...this.#read(expression),
          { text: literal.text, isPattern: false },
        ]),
      ]
    if (ts.isArrayLiteralExpression(node)) return all(node.elements)
    if (ts.isSpreadElement(node)) return all([node.expression])
    if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap((one) => this.#key(one))
    if (ts.isIdentifier(node)) return this.#readIdentifier(node)
    if (ts.isPropertyAccessExpression(node))
      return node.name.text === 'source' ? all([node.expression]) : []
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
      return all([node.expression.expression, ...node.arguments])
    if (ts.isBinaryExpression(node)) return isChoice(node) ? all([node.left, node.right]) : []
    return ts.isConditionalExpression(node) ? all([node.whenTrue, node.whenFalse]) : []
  }

  #key(property: ts.ObjectLiteralElementLike): readonly NameCheck[] {
    if (ts.isSpreadAssignment(property)) return this.#read(property.expression)
    const { name } = property
    return ts.isIdentifier(name) || ts.isStringLiteral(name)
      ? [{ text: name.text, isPattern: false }]
      : []
  }

  #readIdentifier(node: ts.Identifier): readonly NameCheck[] {
    const from = bindingOf(node)?.from
    if (from === undefined)
      return (this.#constants.get(node.text) ?? []).flatMap((value) => this.#read(value))
    if (from.is === 'variable') return from.value ? this.#read(from.value) : []
    if (from.is === 'item') return this.#read(from.list)
    // `TABLE.find(([pattern]) => pattern.test(name))`
    const { parent } = from.of
    return from.at === 0 &&
      ts.isCallExpression(parent) &&
      ts.isPropertyAccessExpression(parent.expression)
      ? this.#read(parent.expression.expression)
      : []
  }
}

/** The names of programs that a question asks for. */
function namesIn({ text, flags, isPattern }: NameCheck, known: ReadonlySet<string>): string[] {
  if (!isPattern) return [text.trim().split(' ')[0]!].filter((word) => known.has(word))
  const words = [...text.matchAll(/(?<![\w\\-])[a-z][\w.+-]*[\w+]/gi)]
    .filter(([word]) => known.has(word))
    .filter(({ 0: word, index }) => flags === undefined || fits(text, flags, word, index))
    .map(([word]) => word)
  return flags === undefined || !/^\^.*\$$/s.test(text)
    ? words
    : [...words, ...meant(text, flags, known)]
}

/** More names than this are no list: such a pattern asks what a name looks like. */
const MOST_MEANT = 40

/** The names that a pattern means without spelling them: `update-ca-(?:certificates|trust)`. */
function meant(source: string, flags: string, known: ReadonlySet<string>): string[] {
  const pattern = new RegExp(source, flags.replace(/[gy]/, ''))
  const names = [...known].filter((name) => pattern.test(name))
  return names.length > MOST_MEANT ? [] : names
}

/** Whether a pattern, or what it begins with, fits the name as a program is called. */
function fits(source: string, flags: string, word: string, at: number): boolean {
  const forms = [word, `${word} x`, `/usr/bin/${word}`]
  const whole = new RegExp(source, flags.replace(/[gy]/, ''))
  if (forms.some((form) => whole.test(form))) return true
  const end = at + word.length
  if (!/^(?:\\[bs]|[ $])/.test(source.slice(end))) return false
  const start = source.slice(0, end)
  const open = start.replace(/\\.|\[(?:\\.|[^\]])*\]/g, '').replace(/[^()]/g, '')
  const depth = [...open].reduce((sum, one) => sum + (one === '(' ? 1 : -1), 0)
  return new RegExp(start + ')'.repeat(Math.max(0, depth))).test(word)
}

function asPattern(questions: readonly NameCheck[]): NameCheck[] {
  return questions.map((one) => ({ ...one, isPattern: true }))
}

function bindingOf(node: ts.Identifier): Binding | undefined {
  for (let scope: ts.Node = node.parent; scope; scope = scope.parent) {
    const binding = bindingIn(scope, node.text)
    if (binding) return binding
  }
  return undefined
}

function bindingIn(scope: ts.Node, name: string): Binding | undefined {
  if (ts.isBlock(scope) || ts.isCaseClause(scope)) {
    for (const statement of scope.statements) {
      if (!ts.isVariableStatement(statement)) continue
      for (const { name: bound, initializer } of statement.declarationList.declarations) {
        const part = partOf(bound, name)
        if (part) return { from: { is: 'variable', value: initializer }, ...part }
      }
    }
  }
  if (ts.isForOfStatement(scope) && ts.isVariableDeclarationList(scope.initializer)) {
    const part = partOf(scope.initializer.declarations[0]!.name, name)
    if (part) return { from: { is: 'item', list: scope.expression }, ...part }
  }
  if (ts.isFunctionLike(scope)) {
    for (const [at, parameter] of scope.parameters.entries()) {
      const part = partOf(parameter.name, name)
      if (part) return { from: { is: 'parameter', of: scope, at }, ...part }
    }
  }
  return undefined
}

/** How a name is taken out of a value: whole, as a property, or as an element. */
function partOf(bound: ts.BindingName, name: string): Omit<Binding, 'from'> | undefined {
  if (ts.isIdentifier(bound)) return bound.text === name ? { isPart: false } : undefined
  for (const element of bound.elements) {
    if (!ts.isBindingElement(element)) continue
    const part = partOf(element.name, name)
    if (!part) continue
    if (part.isPart || ts.isArrayBindingPattern(bound)) return { ...part, isPart: true }
    return { property: element.propertyName?.getText() ?? name, isPart: true }
  }
  return undefined
}

function functionName(of: ts.SignatureDeclaration): string | undefined {
  const name = of.name ?? (ts.isVariableDeclaration(of.parent) ? of.parent.name : undefined)
  return name && ts.isIdentifier(name) ? name.text : undefined
}

function calledName({ expression }: ts.CallExpression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : undefined
}

/** `a ?? b`, `a || b`, `a + b`. */
function isChoice({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return (
    kind === ts.SyntaxKind.QuestionQuestionToken ||
    kind === ts.SyntaxKind.BarBarToken ||
    kind === ts.SyntaxKind.PlusToken
  )
}

function bare(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
    ? bare(node.expression)
    : node
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
