// Compiles an ICU message when the browser's part is built, so that no parser is sent to browsers.
const { compileMessageOrThrow } = require('@lingui/message-utils/compileMessage')

/**
 * @param {string} text ICU message
 * @returns {string | import('@lingui/message-utils/compileMessage').CompiledMessage} a text without placeholders stays a string
 * @throws with the position, if the message is malformed
 */
function compileText(text) {
  const compiled = compileMessageOrThrow(text)
  return compiled.every((token) => typeof token === 'string') ? compiled.join('') : compiled
}

module.exports = { compileText }
