// Webpack plugin: compresses the built files with Brotli after they were written, because that takes a tenth of a build. Until a file is
// compressed, the server sends what CompressionPlugin made of it.
const { readFile, rename, writeFile } = require('node:fs/promises')
const path = require('node:path')
const { promisify } = require('node:util')
const { brotliCompress, constants } = require('node:zlib')

/** 11, the best, takes 2.6 times as long for 2 % fewer bytes. */
const QUALITY = 10
const LEAST_BYTES = 1024
/** As CompressionPlugin does, keeps what is smaller than that part of the file. */
const MOST = 0.8

/** @param {{ test: RegExp, exclude: RegExp }} files */
exports.brotliLater = ({ test, exclude }) => ({
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    // `outputPath` is set after this.
    compiler.hooks.done.tapPromise('brotliLater', async ({ compilation }) => {
      if (compilation.errors.length > 0) return
      const names = compilation.getAssets().map(({ name }) => name)
      const compressed = names.filter((name) => test.test(name) && !exclude.test(name))
      for (const name of compressed) await compress(path.join(compiler.outputPath, name))
    })
  },
})

/** @param {string} file */
async function compress(file) {
  const bytes = await readFile(file)
  if (bytes.length < LEAST_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const compressed = await promisify(brotliCompress)(bytes, { params })
  if (compressed.length > bytes.length * MOST) return
  // A server that runs already must not find a part of it.
  await writeFile(`${file}.br.new`, compressed)
  await rename(`${file}.br.new`, `${file}.br`)
}
