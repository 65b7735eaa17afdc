// Thread of compileInThreads.cjs.
const { transformAsync } = require('@babel/core')
const { removeTypes } = require('./removeTypes.cjs')

// The React Compiler creates an error object per function and check. Recording where takes longer than the checks.
Error.stackTraceLimit = 0

/** @param {{ source: string, filename: string, sourceMaps: boolean }} file */
module.exports = async function compile({ source, filename, sourceMaps }) {
  const plugins = filename.endsWith('x') ? ['typescript', 'jsx'] : ['typescript']
  const { code, map } = await transformAsync(source, { filename, sourceMaps, parserOpts: { plugins } })
  return removeTypes({ source: code, filename, map, sourceMaps })
}
