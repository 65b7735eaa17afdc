// Babel plugin: compiles the texts of every `catalogue(area, texts)`. They have to be literals, also in spread constants.
const { compileText } = require('./compileText.cjs')

module.exports = ({ types }) => {
  /** The object behind an identifier, `as const` or `satisfies`. */
  const objectOf = (path) => {
    if (path.isTSAsExpression() || path.isTSSatisfiesExpression()) return objectOf(path.get('expression'))
    if (!path.isIdentifier()) return path
    const declaration = path.scope.getBinding(path.node.name)?.path
    return declaration?.isVariableDeclarator() ? objectOf(declaration.get('init')) : path
  }

  const compileObject = (path, done) => {
    const object = objectOf(path)
    if (!object.isObjectExpression()) throw path.buildCodeFrameError('The build must be able to read the texts here.')
    if (done.has(object.node)) return
    done.add(object.node)
    for (const property of object.get('properties')) {
      if (property.isSpreadElement()) compileObject(property.get('argument'), done)
      else compileValue(property.get('value'))
    }
  }

  const compileValue = (path) => {
    const { confident, value } = path.evaluate()
    if (!confident || typeof value !== 'string') throw path.buildCodeFrameError('A text must be a string literal.')
    try {
      path.replaceWith(types.valueToNode(compileText(value)))
    } catch (error) {
      throw path.buildCodeFrameError(`This ICU message is malformed: ${error.message}`)
    }
  }

  return {
    name: 'compile-catalogues',
    visitor: {
      // Before other plugins change the objects.
      Program(program, { file }) {
        const done = file.get('compiledCatalogues') ?? new Set()
        file.set('compiledCatalogues', done)
        program.traverse({
          CallExpression(call) {
            const [, texts] = call.get('arguments')
            if (texts && call.get('callee').isIdentifier({ name: 'catalogue' })) compileObject(texts, done)
          },
        })
      },
    },
  }
}
