// Turns TypeScript and ES modules into CommonJS for jest, about ten times as fast as Babel.
const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const { transformSync, version } = require('@swc/core')

const OPTIONS = {
  swcrc: false,
  configFile: false,
  sourceMaps: true,
  jsc: { target: 'es2022', transform: { verbatimModuleSyntax: true } },
  module: { type: 'commonjs' },
}

const KEY = createHash('sha256').update(readFileSync(__filename)).update(version).digest('hex')

module.exports = {
  getCacheKey: (source, filename) => createHash('sha256').update(KEY).update(filename).update(source).digest('hex'),
  process: (source, filename) => {
    const parser = /\.[mc]?ts$/.test(filename) ? { syntax: 'typescript' } : { syntax: 'ecmascript' }
    return transformSync(source, { ...OPTIONS, filename, jsc: { ...OPTIONS.jsc, parser } })
  },
}
