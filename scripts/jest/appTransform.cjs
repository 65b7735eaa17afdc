// Turns the app's TypeScript into CommonJS for jest. As in the build, Babel (.babelrc) changes components, hooks and catalogues, and
// SWC does the rest. SWC alone compiles tests without catalogues: the React Compiler takes longer than all other steps.
const { createHash } = require('node:crypto')
const { readdirSync, readFileSync } = require('node:fs')
const path = require('node:path')
const babel = require('@babel/core')
const swc = require('@swc/core')
const needsBabel = require('../webpack/needsBabel.cjs')

const ROOT = path.join(__dirname, '../..')
const CATALOGUES = path.join(ROOT, 'language/compile')
const HAS_CATALOGUE = /\bcatalogue\(/
const IS_FOR_TESTS = /\.test\.tsx?$|[\\/]src[\\/]testing[\\/]/

/** Changes with what compiles, so that jest keeps no outdated results. */
const KEY = hashOf(
  swc.version,
  babel.version,
  require('babel-plugin-react-compiler/package.json').version,
  ...readdirSync(CATALOGUES).map((name) => readFileSync(path.join(CATALOGUES, name), 'utf8')),
  ...[path.join(ROOT, '.babelrc'), require.resolve('../webpack/needsBabel.cjs'), __filename].map((file) =>
    readFileSync(file, 'utf8'),
  ),
)

module.exports = {
  getCacheKey: (source, filename) => hashOf(KEY, filename, source),
  process(source, filename) {
    const hasSteps = IS_FOR_TESTS.test(filename) ? HAS_CATALOGUE.test(source) : needsBabel(filename, source)
    const { code, map } = hasSteps ? changedByBabel(source, filename) : { code: source, map: undefined }
    return swc.transformSync(code, {
      filename,
      swcrc: false,
      configFile: false,
      sourceMaps: true,
      inputSourceMap: map ? JSON.stringify(map) : false,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: filename.endsWith('x') },
        transform: {
          verbatimModuleSyntax: true,
          react: { runtime: 'automatic', development: false },
          // Moves `jest.mock` before the imports.
          hidden: { jest: true },
        },
      },
      // Modules with an address of their own, such as those that start workers, do not load in jest: it has no such workers.
      module: { type: 'commonjs', preserveImportMeta: true },
    })
  },
}

function changedByBabel(source, filename) {
  const limit = Error.stackTraceLimit
  // The React Compiler creates an error object per function and check. Recording where takes longer than the checks.
  Error.stackTraceLimit = 0
  try {
    const plugins = filename.endsWith('x') ? ['typescript', 'jsx'] : ['typescript']
    return babel.transformSync(source, {
      filename,
      cwd: ROOT,
      envName: 'production',
      sourceMaps: true,
      parserOpts: { plugins },
    })
  } finally {
    Error.stackTraceLimit = limit
  }
}

function hashOf(...parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}
