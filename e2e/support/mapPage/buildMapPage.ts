// Builds the map page, which contains only a map, with the webpack configuration of the app into build/map-page.
import path from 'node:path'
import CompressionPlugin from 'compression-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import configure from '../../../webpack.config'

/** Folder of the built page. */
export const MAP_PAGE = path.resolve(__dirname, '../../../build/map-page')

/** @throws Error with webpack's errors and warnings */
export async function buildMapPage(): Promise<void> {
  const config = configure({ onlyTested: true }, { mode: 'production' })
  const pageConfig: Configuration = {
    ...config,
    entry: path.join(__dirname, 'mapPage.tsx'),
    output: { ...config.output, path: MAP_PAGE, publicPath: '/map-page/' },
    cache: { type: 'filesystem', cacheDirectory: path.resolve('build/webpack'), name: 'map-page' },
    devtool: false,
    // Not minimised, because only the flows load it; the limits of sizes are for minimised files.
    optimization: { ...config.optimization, minimize: false },
    performance: false,
    // The flows serve the files without compression.
    plugins: config.plugins?.filter((plugin) => !(plugin instanceof CompressionPlugin)),
  }
  const compiler = webpack(pageConfig)
  if (!compiler) throw new Error('webpack created no compiler')
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error) reject(error)
      else compiler.close((closeError) => (closeError ? reject(closeError) : resolve(result)))
    })
  })
  if (!stats || stats.hasErrors() || stats.hasWarnings()) throw new Error(stats?.toString('errors-warnings'))
}
