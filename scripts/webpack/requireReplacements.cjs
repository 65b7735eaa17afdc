// Webpack plugin: fails a build in which replacements of a library with several modules (replaceText.cjs) matched none of them, as after
// an upgrade that renamed what they replace. It reads the modules of the build, because those from the cache pass no loader.
const { readFile } = require('node:fs/promises')

/**
 * @param {{ library: RegExp, replaced: RegExp, patterns: RegExp[] }} options `library` are the modules of the library, and `replaced` those
 *   of them that the loader gets
 */
exports.requireReplacements = ({ library, replaced, patterns }) => ({
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('requireReplacements', (compilation) => {
      compilation.hooks.finishModules.tapPromise('requireReplacements', async (modules) => {
        const files = [...modules]
          .map((module) => /** @type {{ resource?: string }} */ (module).resource ?? '')
          .filter((file) => library.test(file))
        if (files.length === 0) return
        const texts = await Promise.all(
          files.filter((file) => replaced.test(file)).map((file) => readFile(file.replace(/\?.*$/, ''), 'utf8')),
        )
        for (const pattern of patterns) {
          if (texts.some((text) => text.search(pattern) >= 0)) continue
          const message = `${pattern} is in no module of ${library}; find what the library has now`
          compilation.errors.push(/** @type {import('webpack').WebpackError} */ (new Error(message)))
        }
      })
    })
  },
})
