// Builds the page with nothing but a map, with the product's own webpack configuration, into build/map-page.
import path from 'node:path'
import CompressionPlugin from 'compression-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import configure from '../../../webpack.config'

/** Where the built page is. */
export const MAP_PAGE = path.resolve(__dirname, '../../../build/map-page')

/** @throws with webpack's words when it cannot be built, or not without a warning */
export async function buildMapPage(): Promise<void> {
  const config = configure({}, { mode: 'production' })
  const ofPage: Configuration = {
    ...config,
    entry: path.join(__dirname, 'mapPage.tsx'),
    output: { ...config.output, path: MAP_PAGE, publicPath: '/map-page/' },
    cache: { type: 'filesystem', cacheDirectory: path.resolve('build/webpack'), name: 'map-page' },
    devtool: false,
    // It is never served compressed.
    plugins: config.plugins?.filter((plugin) => !(plugin instanceof CompressionPlugin)),
  }
  const compiler = webpack(ofPage)
  if (!compiler) throw new Error('webpack made no compiler')
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error) reject(error)
      else compiler.close((closing) => (closing ? reject(closing) : resolve(result)))
    })
  })
  if (!stats || stats.hasErrors() || stats.hasWarnings()) throw new Error(stats?.toString('errors-warnings'))
}
