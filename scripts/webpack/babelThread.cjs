// Thread of babelInThreads.cjs.
const { transformAsync } = require('@babel/core')

// The React Compiler creates an error object per function and check. Recording where takes longer than the checks.
Error.stackTraceLimit = 0

/** @param {{ source: string, filename: string, map?: object, sourceMaps: boolean }} file */
module.exports = async function transform({ source, filename, map, sourceMaps }) {
  const result = await transformAsync(source, { filename, sourceMaps, inputSourceMap: map })
  return { code: result.code, map: result.map }
}
