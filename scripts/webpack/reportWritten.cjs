// Webpack plugin: tells a waiting server that all files are written (server/platform/processes/appBuild.ts). Webpack goes on for some
// seconds: it compresses files and keeps what the next build needs.
const { writeFile } = require('node:fs/promises')
const path = require('node:path')

/** @param {string} fingerprint of the sources */
exports.reportWritten = (fingerprint) => ({
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    // `outputPath` is set after this.
    compiler.hooks.afterEmit.tapPromise('reportWritten', async ({ errors }) => {
      if (errors.length === 0) await writeFile(path.join(compiler.outputPath, '.written'), fingerprint)
    })
  },
})
