// webpack loader: compiles the ICU messages of one language file.
const { compileText } = require('./compileText.cjs')

module.exports = (json) =>
  JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(json)).map(([id, text]) => [id, compileText(text)])))
