// Webpack loader: applies Babel (.babelrc) in threads, because the React Compiler takes as long as webpack itself.
const { availableParallelism } = require('node:os')
const path = require('node:path')
const { Piscina } = require('piscina')

/** Without JSX, Babel only changes hooks and catalogues. Other files are passed on as TypeScript wrote them. */
const CHANGED_BY_BABEL = /\buse[A-Z]|\bcatalogue\b/

const MAX_THREADS = 4

/** @type {Piscina | undefined} */
let threads

/** Starts with the first file, so that a build from the cache starts no threads. */
const startedThreads = () =>
  (threads ??= new Piscina({
    filename: path.join(__dirname, 'babelThread.cjs'),
    minThreads: 1,
    // Webpack itself waits for them most of the time.
    maxThreads: Math.min(MAX_THREADS, availableParallelism()),
    // Most objects of a file live as long as its transformation.
    resourceLimits: { maxYoungGenerationSizeMb: 128 },
  }))

/** @type {import('webpack').LoaderDefinition} */
module.exports = function babelInThreads(source, map) {
  const filename = this.resourcePath
  const callback = this.async()
  if (!filename.endsWith('x') && !CHANGED_BY_BABEL.test(source)) {
    callback(null, source, map)
    return
  }
  startedThreads()
    .run({ source, filename, map, sourceMaps: this.sourceMap })
    .then(
      (result) => callback(null, result.code, result.map ?? undefined),
      (error) => callback(error),
    )
}
