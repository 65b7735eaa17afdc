// Rules of this project for oxlint (.oxlintrc.json).

/** @typedef {import('oxlint/plugins-dev').Rule} Rule */

/**
 * A rule that reports every node that matches.
 * @param {string} selector of ESQuery
 * @param {string} message what to write instead
 * @returns {Rule}
 */
const forbid = (selector, message) => ({
  create: (context) => ({ [selector]: (node) => context.report({ node, message }) }),
})

/** The value without `as`, `satisfies` and `!`. */
function withoutTypes(node) {
  const isTyped = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(node?.type)
  return isTyped ? withoutTypes(node.expression) : node
}

const hasSpread = (array) => array.elements.some((element) => element?.type === 'SpreadElement')

/** @type {Rule} */
const noSpreadLiteral = {
  create(context) {
    const check = (type) => (spread) => {
      if (withoutTypes(spread.argument).type !== type) return
      context.report({ node: spread, message: 'Write the contents of the literal in place of its spread.' })
    }
    return {
      'ObjectExpression > SpreadElement': check('ObjectExpression'),
      'ArrayExpression > SpreadElement': check('ArrayExpression'),
      JSXSpreadAttribute: check('ObjectExpression'),
    }
  },
}

/** @type {Rule} */
const noTupleSpreadCall = {
  create(context) {
    return {
      ':matches(CallExpression, NewExpression) > SpreadElement'(spread) {
        if (withoutTypes(spread.argument).type !== 'ArrayExpression') return
        context.report({ node: spread, message: 'Write the arguments without an array.' })
      },
      ':function'({ params }) {
        const rest = params.at(-1)
        if (rest?.type !== 'RestElement' || rest.argument.type !== 'ArrayPattern') return
        const type = (rest.typeAnnotation ?? rest.argument.typeAnnotation)?.typeAnnotation
        // A named type, such as Parameters<typeof create>, belongs to another function.
        if (type !== undefined && type !== null && type.type !== 'TSTupleType') return
        context.report({ node: rest, message: 'Write the parameters without an array.' })
      },
    }
  },
}

/** Whether the text of one value names another target, as in an exchange of values. */
function isExchange({ left, right }, sourceCode) {
  const targets = left.elements.map((target) => target && sourceCode.getText(target))
  return right.elements.some((value, index) => {
    if (!value) return false
    const names = sourceCode.getTokens(value).map((token) => token.value)
    const text = sourceCode.getText(value)
    return targets.some(
      (target, other) =>
        target && other !== index && (names.includes(target) || (/\W/.test(target) && text.includes(target))),
    )
  })
}

/** @type {Rule} */
const noPackedDestructuring = {
  create(context) {
    return {
      VariableDeclarator({ id, init }) {
        const literal = withoutTypes(init)
        const isArray = id.type === 'ArrayPattern' && literal?.type === 'ArrayExpression' && !hasSpread(literal)
        // With a spread, an object is a copy of other values, of which some are taken.
        const isObject =
          id.type === 'ObjectPattern' &&
          literal?.type === 'ObjectExpression' &&
          literal.properties.every(({ type }) => type !== 'SpreadElement')
        if (isArray || isObject) context.report({ node: id, message: 'Declare every name in a statement of its own.' })
      },
      'ExpressionStatement > AssignmentExpression[operator="="][left.type="ArrayPattern"]'({ left, right }) {
        const literal = withoutTypes(right)
        if (literal.type !== 'ArrayExpression' || hasSpread(literal)) return
        if (isExchange({ left, right: literal }, context.sourceCode)) return
        context.report({
          node: left,
          message: 'Assign every name in a statement of its own, except to exchange values.',
        })
      },
    }
  },
}

const spelledOut = 'Put the text into the messages.ts of its feature (src/shared/messages.ts).'

export default {
  meta: { name: 'aerie' },
  rules: {
    'no-spread-literal': noSpreadLiteral,
    'no-packed-destructuring': noPackedDestructuring,
    'no-tuple-spread-call': noTupleSpreadCall,
    'no-barrel': forbid('ExportAllDeclaration', 'No barrels: import from the module that defines it.'),
    'no-skipped-test': forbid(
      'CallExpression[callee.type="MemberExpression"][callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(only|skip|todo)$/]',
      'A test that does not run proves nothing.',
    ),
    // Text people read stands in the message catalogue, so that another language is a file.
    'no-spelled-out-text': forbid(
      ':matches(JSXText[value=/[A-Za-z]{2}/], JSXAttribute[name.name=/^(placeholder|title|label|alt|aria-label|description)$/] > Literal[value=/[A-Za-z]{2}/])',
      spelledOut,
    ),
    // React calls what an effect returns as its clean-up. Without braces it returns whatever the call returns, such as the
    // promise of scrollIntoView in recent browsers.
    'plain-effects': forbid(
      'CallExpression[callee.name=/^use(Layout|Insertion)?Effect$/] > ArrowFunctionExpression[expression=true][body.type!="ArrowFunctionExpression"]',
      'Give the effect a body with braces, and return only its clean-up.',
    ),
    // One rule for all: it stops while the page is hidden and becomes rarer while the server fails.
    'shared-polling': forbid(
      'CallExpression[callee.name=/^use\\w*Query$/] Property[key.name="pollingInterval"]',
      'Use usePolling (src/realtime/usePolling.ts).',
    ),
    'no-published-query': forbid(
      'ExportNamedDeclaration[exportKind="value"][source.value=/[sS]ql$/] ExportSpecifier[exportKind="value"]',
      'Declare a function that says what it does for other groups; queries stay in their group.',
    ),
  },
}
