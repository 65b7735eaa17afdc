// Webpack loader: turns the app's TypeScript into JavaScript. Where components, hooks and catalogues are, Babel (.babelrc) changes them
// first, in threads, because the React Compiler takes as long as webpack itself.
const { availableParallelism } = require('node:os')
const path = require('node:path')
const { Piscina } = require('piscina')
const needsBabel = require('./needsBabel.cjs')
const { removeTypes } = require('./removeTypes.cjs')

const MAX_THREADS = 4

/** @type {Piscina | undefined} */
let threads

/** Starts with the first file, so that a build from the cache starts no threads. */
const startedThreads = () =>
  (threads ??= new Piscina({
    filename: path.join(__dirname, 'compileThread.cjs'),
    minThreads: 1,
    // Webpack itself waits for them most of the time.
    maxThreads: Math.min(MAX_THREADS, availableParallelism()),
    // Most objects of a file live as long as its transformation.
    resourceLimits: { maxYoungGenerationSizeMb: 128 },
  }))

/** @type {import('webpack').LoaderDefinition} */
module.exports = function compileInThreads(source) {
  const callback = this.async()
  const file = { source, filename: this.resourcePath, sourceMaps: this.sourceMap }
  const compiled = needsBabel(file.filename, source) ? startedThreads().run(file) : removeTypes(file)
  compiled.then(
    ({ code, map }) => callback(null, code, map),
    (error) => callback(error),
  )
}
