// Turns TypeScript and JSX into JavaScript for browsers.
const { transform } = require('@swc/core')

/**
 * @param {{ source: string, filename: string, map?: object | null, sourceMaps: boolean }} file `map` is of an earlier step
 * @returns {Promise<{ code: string, map?: string }>}
 */
exports.removeTypes = ({ source, filename, map, sourceMaps }) =>
  transform(source, {
    filename,
    swcrc: false,
    configFile: false,
    isModule: true,
    sourceMaps,
    inputSourceMap: map ? JSON.stringify(map) : false,
    jsc: {
      // What the oldest supported browser, Safari 16.4, knows; the same as `target` of tsconfig.json, which rejects newer expressions.
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: filename.endsWith('x') },
      transform: { verbatimModuleSyntax: true, react: { runtime: 'automatic' } },
    },
  })
