// Rules for ESLint: a property, an element, an argument and a name stand in the literal, the call or the declaration that
// they belong to, not in a second literal that is spread or destructured at the same place.

const isLiteral = (node) => node.type === 'ObjectExpression' || node.type === 'ArrayExpression'
const partsOf = (literal) => literal.properties ?? literal.elements

const TYPED = ['TSAsExpression', 'TSSatisfiesExpression', 'TSTypeAssertion', 'TSNonNullExpression']

/** The value without type assertions. */
const withoutTypes = (node) => (TYPED.includes(node.type) ? withoutTypes(node.expression) : node)

const isAsConst = ({ type, typeAnnotation }) =>
  type === 'TSAsExpression' &&
  typeAnnotation.type === 'TSTypeReference' &&
  typeAnnotation.typeName.type === 'Identifier' &&
  typeAnnotation.typeName.name === 'const'

const contains = (outer, inner) => outer[0] <= inner[0] && inner[1] <= outer[1]
const isComma = (token) => token?.type === 'Punctuator' && token.value === ','
const hasDuplicates = (names) => new Set(names).size < names.length

/** The name of a property or of an attribute, or undefined if it is computed. */
function keyOf(part) {
  if (part.type === 'JSXAttribute') return part.name.type === 'JSXIdentifier' ? part.name.name : undefined
  if (part.type !== 'Property' || part.computed) return undefined
  return part.key.type === 'Identifier' ? part.key.name : String(part.key.value)
}

/** The names in a list of properties or attributes, also those in the literals that are spread in it. */
function keysOf(parts) {
  return parts.flatMap((part) => {
    const spread = 'argument' in part ? withoutTypes(part.argument) : undefined
    if (spread?.type === 'ObjectExpression') return keysOf(spread.properties)
    return [keyOf(part)].filter((key) => key !== undefined)
  })
}

/** Whether a spread copies the property as it is. It calls a getter, and does not copy the prototype. */
const isCopied = (part) =>
  part.type === 'SpreadElement' ||
  (part.kind === 'init' && (part.shorthand || part.method || part.computed || keyOf(part) !== '__proto__'))

/** Whether the array has no holes, and no type but `as const`, which the elements do not need when they stand alone. */
const isPlainArray = (node, literal) =>
  (node === literal || (isAsConst(node) && node.expression === literal)) && !literal.elements.includes(null)

/** Removes the tokens of a spread around the parts of its literal, with the white space inside, but no comment. */
function unwrap(fixer, sourceCode, spread, literal) {
  const open = sourceCode.getFirstToken(literal)
  const close = sourceCode.getLastToken(literal)
  const first = sourceCode.getTokenAfter(open, { includeComments: true })
  const last = sourceCode.getTokenBefore(close, { includeComments: true })
  const isEmpty = partsOf(literal).length === 0
  const comma = isEmpty ? sourceCode.getTokenAfter(spread) : sourceCode.getTokenBefore(close)
  const around = sourceCode
    .getTokens(spread)
    .filter(({ range }) => range[0] <= open.range[0] || range[0] >= close.range[0])
  return [
    ...[...around, ...(isComma(comma) ? [comma] : [])].map((token) => fixer.remove(token)),
    fixer.removeRange([open.range[1], first.range[0]]),
    ...(first !== close && last.type !== 'Line' ? [fixer.removeRange([last.range[1], close.range[0]])] : []),
  ]
}

const ATTRIBUTE_NAME = /^[A-Za-z_$][\w$-]*$/
/** Attributes have no escape sequences, but entities. */
const ATTRIBUTE_TEXT = /^[^"&\\\n]*$/

/** The property as an attribute, or undefined if none can express it. */
function attributeOf(part, sourceCode) {
  if (part.type === 'SpreadElement') return `{${sourceCode.getText(part)}}`
  const key = keyOf(part)
  if (key === undefined || !ATTRIBUTE_NAME.test(key) || part.method || part.kind !== 'init') return undefined
  if (part.shorthand) return `${key}={${key}}`
  const { value } = part.value
  if (part.value.type === 'Literal' && value === true) return key
  if (part.value.type === 'Literal' && typeof value === 'string' && ATTRIBUTE_TEXT.test(part.value.raw.slice(1, -1)))
    return `${key}="${value}"`
  const colon = sourceCode.getTokenAfter(part.key)
  return `${key}={${sourceCode.text.slice(colon.range[1], part.range[1]).trim()}}`
}

/** @type {import('eslint').Rule.RuleModule} */
const noSpreadLiteral = {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    schema: [],
    messages: { spread: 'Write the contents of the literal in place of its spread.' },
  },
  create(context) {
    const { sourceCode } = context

    function checkElement(spread) {
      const literal = withoutTypes(spread.argument)
      const outer = spread.parent
      if (!isLiteral(literal) || literal.type !== outer.type) return
      const isSame =
        literal.type === 'ArrayExpression'
          ? isPlainArray(spread.argument, literal)
          : literal === spread.argument &&
            literal.properties.every(isCopied) &&
            !hasDuplicates(keysOf(outer.properties))
      context.report({
        node: spread,
        messageId: 'spread',
        fix: isSame ? (fixer) => unwrap(fixer, sourceCode, spread, literal) : undefined,
      })
    }

    function checkAttribute(spread) {
      const literal = withoutTypes(spread.argument)
      if (literal.type !== 'ObjectExpression') return
      const { properties } = literal
      const texts = properties.map((part) => attributeOf(part, sourceCode))
      const isSame =
        literal === spread.argument && !texts.includes(undefined) && !hasDuplicates(keysOf(spread.parent.attributes))
      const around = sourceCode
        .getTokens(spread)
        .filter(({ range }) => !properties.some((part) => contains(part.range, range)))
      context.report({
        node: spread,
        messageId: 'spread',
        fix: isSame
          ? (fixer) => [
              ...around.map((token) => (isComma(token) ? fixer.replaceText(token, ' ') : fixer.remove(token))),
              ...properties.map((part, index) => fixer.replaceText(part, texts[index])),
            ]
          : undefined,
      })
    }

    return { SpreadElement: checkElement, JSXSpreadAttribute: checkAttribute }
  },
}

/** @type {import('eslint').Rule.RuleModule} */
const noTupleSpreadCall = {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    schema: [],
    messages: {
      argument: 'Write the arguments without an array.',
      parameter: 'Write the parameters without an array.',
    },
  },
  create(context) {
    const { sourceCode } = context

    function checkArgument(spread) {
      const literal = withoutTypes(spread.argument)
      if (literal.type !== 'ArrayExpression') return
      context.report({
        node: spread,
        messageId: 'argument',
        fix: isPlainArray(spread.argument, literal) ? (fixer) => unwrap(fixer, sourceCode, spread, literal) : undefined,
      })
    }

    const checkCall = (call) => {
      for (const argument of call.arguments) if (argument.type === 'SpreadElement') checkArgument(argument)
    }

    function checkParameters({ params }) {
      const rest = params.at(-1)
      if (rest?.type !== 'RestElement' || rest.argument.type !== 'ArrayPattern') return
      const type = rest.typeAnnotation?.typeAnnotation
      // A named type, such as Parameters<typeof create>, belongs to another function.
      if (type === undefined || type.type === 'TSTupleType') context.report({ node: rest, messageId: 'parameter' })
    }

    return {
      CallExpression: checkCall,
      NewExpression: checkCall,
      FunctionDeclaration: checkParameters,
      FunctionExpression: checkParameters,
      ArrowFunctionExpression: checkParameters,
    }
  },
}

/** Whether the literal exists only for the pattern. With a spread it is a copy of other values, of which some are taken. */
function isPacked(pattern, literal) {
  const isArray = pattern.type === 'ArrayPattern' && literal.type === 'ArrayExpression'
  const isObject = pattern.type === 'ObjectPattern' && literal.type === 'ObjectExpression'
  return (isArray || isObject) && !partsOf(literal).some((part) => part?.type === 'SpreadElement')
}

const hasOneValue = ({ target, value }) =>
  Boolean(target && value) && target.type !== 'AssignmentPattern' && target.type !== 'RestElement'

/** Each name of the pattern with its value and type, or undefined if they do not correspond one to one. */
function pairsOfArrays(pattern, literal) {
  const types = pattern.typeAnnotation?.typeAnnotation
  if (pattern.elements.length !== literal.elements.length) return undefined
  if (types && (types.type !== 'TSTupleType' || types.elementTypes.length !== pattern.elements.length)) return undefined
  const pairs = pattern.elements.map((target, index) => {
    const type = types?.elementTypes[index]
    return {
      target,
      value: literal.elements[index],
      type: type?.type === 'TSNamedTupleMember' ? type.elementType : type,
    }
  })
  const isOptional = types?.elementTypes.some(({ type, optional }) => optional || /^TS(Optional|Rest)Type$/.test(type))
  return pairs.length > 0 && !isOptional && pairs.every(hasOneValue) ? pairs : undefined
}

/** The same for objects, in the order in which the values are evaluated. */
function pairsOfObjects(pattern, literal) {
  if (pattern.typeAnnotation || pattern.properties.length !== literal.properties.length) return undefined
  const keys = [...keysOf(pattern.properties), ...keysOf(literal.properties)]
  const areAllNamed = keys.length === pattern.properties.length * 2
  if (!areAllNamed || !literal.properties.every((part) => isCopied(part) && !part.method)) return undefined
  const targets = new Map(pattern.properties.map((part) => [keyOf(part), part.value]))
  const pairs = literal.properties.map((part) => ({ target: targets.get(keyOf(part)), value: part.value }))
  const isComplete = targets.size === pairs.length && new Set(keys).size === pairs.length
  return pairs.length > 0 && isComplete && pairs.every(hasOneValue) ? pairs : undefined
}

/** Whether the value may run code that reads or changes other names. Members are taken for plain values. */
function hasEffects(node, { visitorKeys }) {
  if (node.type === 'CallExpression') {
    const { object } = node.callee
    if (object?.type !== 'Identifier' || object.name !== 'Math') return true
  }
  if (EFFECTS.includes(node.type)) return true
  return visitorKeys[node.type]
    .flatMap((key) => node[key])
    .some((child) => Boolean(child) && hasEffects(child, { visitorKeys }))
}
const EFFECTS = [
  'AssignmentExpression',
  'AwaitExpression',
  'ImportExpression',
  'NewExpression',
  'TaggedTemplateExpression',
  'UpdateExpression',
  'YieldExpression',
]

const STATEMENT_LISTS = [
  'Program',
  'BlockStatement',
  'StaticBlock',
  'SwitchCase',
  'TSModuleBlock',
  'ExportNamedDeclaration',
]

/** @type {import('eslint').Rule.RuleModule} */
const noPackedDestructuring = {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    schema: [],
    messages: {
      declaration: 'Declare every name in a statement of its own.',
      assignment: 'Assign every name in a statement of its own, except to exchange values.',
    },
  },
  create(context) {
    const { sourceCode } = context

    /** With the parentheses around the value. */
    function rangeOf(value) {
      const before = sourceCode.getTokenBefore(value, (token) => ['[', '{', ',', ':'].includes(token.value))
      const after = sourceCode.getTokenAfter(value, (token) => [']', '}', ','].includes(token.value))
      return [sourceCode.getTokenAfter(before).range[0], sourceCode.getTokenBefore(after).range[1]]
    }

    /** The comments of a declaration outside its values: those before each value, and those behind it on its line. */
    function commentsOf(declarator, pairs) {
      const values = pairs.map(({ value }) => rangeOf(value))
      const kept = [...values, ...pairs.flatMap(({ target, type }) => [target.range, ...(type ? [type.range] : [])])]
      const before = pairs.map(() => [])
      const behind = pairs.map(() => [])
      for (const comment of sourceCode.getCommentsInside(declarator)) {
        if (kept.some((range) => contains(range, comment.range))) continue
        const previous = values.findLastIndex(([, end]) => end <= comment.range[0])
        const isBehind =
          previous === pairs.length - 1 ||
          (previous >= 0 && sourceCode.getLocFromIndex(values[previous][1]).line === comment.loc.start.line)
        const list = isBehind ? behind[previous] : before[previous + 1]
        list.push(sourceCode.getText(comment))
      }
      return { before, behind }
    }

    function statementsOf(declarator, pairs, isConst) {
      const { kind, parent } = declarator.parent
      const exported = parent.type === 'ExportNamedDeclaration' ? 'export ' : ''
      const { before, behind } = commentsOf(declarator, pairs)
      return pairs.flatMap(({ target, value, type }, index) => {
        const name = sourceCode.getText(target) + (type ? `: ${sourceCode.getText(type)}` : '')
        const constant = isConst && isLiteral(value) ? ' as const' : ''
        const statement = `${kind} ${name} = ${sourceCode.text.slice(...rangeOf(value))}${constant}`
        // The first export stands before the declaration.
        const prefix = index === 0 ? '' : exported
        return [...before[index], [prefix + statement, ...behind[index]].join(' ')]
      })
    }

    function checkDeclaration(declarator) {
      const { id, init, parent: declaration } = declarator
      if (!init || !isPacked(id, withoutTypes(init))) return
      const literal = withoutTypes(init)
      const pairs = id.type === 'ArrayPattern' ? pairsOfArrays(id, literal) : pairsOfObjects(id, literal)
      const isConst = isAsConst(init) && init.expression === literal && declaration.kind === 'const'
      const isSame =
        pairs !== undefined &&
        (init === literal || isConst) &&
        declaration.declarations.length === 1 &&
        STATEMENT_LISTS.includes(declaration.parent.type)
      context.report({
        node: declarator,
        messageId: 'declaration',
        // A semicolon at the start of the next line is a part of the declaration and stays.
        fix: isSame
          ? (fixer) =>
              fixer.replaceTextRange(
                [declaration.range[0], declarator.range[1]],
                statementsOf(declarator, pairs, isConst).join(`\n${indentOf(declaration)}`),
              )
          : undefined,
      })
    }

    function mentions(value, target) {
      if (target.type !== 'Identifier') return sourceCode.getText(value).includes(sourceCode.getText(target))
      return sourceCode.getTokens(value).some((token) => token.type === 'Identifier' && token.value === target.name)
    }

    const indentOf = (node) => /^\s*/.exec(sourceCode.lines[node.loc.start.line - 1])[0]

    function assign(fixer, statement) {
      const { left, right } = statement.expression
      const indent = indentOf(statement)
      const texts = left.elements.map(
        ({ name }, index) => `${name} = ${sourceCode.text.slice(...rangeOf(right.elements[index]))}`,
      )
      if (!STATEMENT_LISTS.includes(statement.parent.type))
        return fixer.replaceText(statement, ['{', ...texts.map((text) => `  ${text}`), '}'].join(`\n${indent}`))
      // A semicolon at the start of the next line is a part of the statement and stays.
      return fixer.replaceTextRange([statement.range[0], statement.expression.range[1]], texts.join(`\n${indent}`))
    }

    function checkAssignment({ left, right, operator, parent }) {
      if (operator !== '=' || parent.type !== 'ExpressionStatement') return
      const literal = withoutTypes(right)
      if (left.type !== 'ArrayPattern' || literal.type !== 'ArrayExpression') return
      if (literal.elements.some((element) => element?.type === 'SpreadElement')) return
      const needsOther = literal.elements.some((value, index) =>
        left.elements.some((target, other) => value && target && other !== index && mentions(value, target)),
      )
      if (needsOther) return
      const isSame =
        literal === right &&
        left.elements.length === literal.elements.length &&
        left.elements.every((target) => target?.type === 'Identifier') &&
        literal.elements.every((value) => value && !hasEffects(value, sourceCode)) &&
        sourceCode.getCommentsInside(parent).length === 0
      context.report({
        node: left,
        messageId: 'assignment',
        fix: isSame ? (fixer) => assign(fixer, parent) : undefined,
      })
    }

    return { VariableDeclarator: checkDeclaration, AssignmentExpression: checkAssignment }
  },
}

export const plainStatements = {
  meta: { name: 'plain-statements' },
  rules: {
    'no-spread-literal': noSpreadLiteral,
    'no-packed-destructuring': noPackedDestructuring,
    'no-tuple-spread-call': noTupleSpreadCall,
  },
}
