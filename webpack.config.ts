// How the browser's part is built. Babel compiles components, hooks and catalogues with the plugins of the tests (.babelrc); SWC removes
// types and JSX. Types are checked by `npm run types`, not by every build.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import ReactRefreshWebpackPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import CompressionPlugin from 'compression-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import { ContextReplacementPlugin, DefinePlugin, type ChunkGraph, type Configuration, type Module } from 'webpack'
import 'webpack-dev-server'
import { brotliLater } from './scripts/webpack/brotliLater.cjs'
import { requireReplacements } from './scripts/webpack/requireReplacements.cjs'
import { reportWritten } from './scripts/webpack/reportWritten.cjs'

const API_SERVER = `http://127.0.0.1:${process.env.PORT ?? 8080}`
const DEV_PORT = 5173

// In the built page the server replaces this by its start-up values.
const PLACEHOLDER = '__START_UP_VALUES__'

// What the server would put into the page; the dev server has no server in front of it.
const DEV_START_UP_VALUES = {
  ...Object.fromEntries(
    [
      'MAP_SERVICE_KEY',
      'GOOGLE_SERVICES_KEY',
      'RAZORPAY_KEY_ID',
      'COG_BASE_URL',
      'STATIC_TILE_URL',
      'LIVE_STREAM_URL',
      'RTMP_INGEST_URL',
      'INFERENCE_URL',
      'PUBLIC_URL',
      'STATIC_ASSETS_URL',
      'API_BASE_URL',
    ].map((key) => [key, process.env[key] ?? 'embedded']),
  ),
  // The key stays on the server.
  WEATHER_SERVICE_KEY: 'embedded',
  ENVIRONMENT: process.env.ENVIRONMENT ?? 'development',
  INSTANCE: process.env.INSTANCE ?? 'aru',
}

/** A module of a library that the login page needs. The other pages share it. */
const isLoginLibrary = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean =>
  /[\\/]node_modules[\\/]/.test(module.nameForCondition() ?? '') &&
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'login')

/** Names of src/languages/*.json. */
const LANGUAGES = readdirSync(path.resolve('src/languages'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => path.basename(name, '.json'))

// Keeps only the antd and dayjs locales that the app has.
const regions = LANGUAGES.map((name) => new Intl.Locale(name).maximize()).map(
  ({ language, region }) => `${language}_${region}`,
)
const ANTD_LOCALES = new RegExp(`^\\./(${regions.join('|') || '-'})\\.js$`)
const DAYJS_LOCALES = new RegExp(
  `^\\./(${LANGUAGES.map((name) => new Intl.Locale(name).language).join('|') || '-'})\\.js$`,
)

const replaceText = (replacements: [RegExp, string][], required = true) => ({
  loader: path.resolve('scripts/webpack/replaceText.cjs'),
  options: { replacements, required },
})

// Modules of libraries that every page would load although the app does not use them: the shared pop-up of
// `tooltip={{ unique: true }}`, the wave of a clicked button, and vendor prefixes for old browsers. Empty modules replace them,
// so that any use fails immediately.
const UNUSED_PARTS = [
  'antd/es/tooltip/UniqueProvider/index.js',
  'antd/es/_util/wave/WaveEffect.js',
  'stylis/src/Prefixer.js',
]

/** @throws Error for a module that a newer version of its library has moved, which would be loaded again */
function existingModule(name: string): string {
  const file = path.resolve('node_modules', name)
  if (!existsSync(file)) throw new Error(`${name} does not exist; find where the library has it now`)
  return file
}

const ROUTER_MODULES = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/].*\.mjs$/
const ROUTER_REPLACEMENTS: [RegExp, string][] = [
  [/^\w+\.displayName = "\w+";$/gm, ''],
  [/^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ $2'],
  [/^RenderErrorBoundary\.contextType = .*$/m, ''],
  [/^ {2}let dataRouterState = dataRouterOpts\?\.state;$/m, '  const dataRouterState = undefined;'],
]

const COMPILE = path.resolve('scripts/webpack/compileInThreads.cjs')

/**
 * Long, and of letters only: webpack replaces hashes as text in every file, so that a short one, or one of digits, would also
 * replace parts of numbers and other texts.
 */
const CONTENT_HASH = '[contenthash:16]'

/**
 * The same for all parts that pages load later. Hashes of their own would be listed in the code of the login page, 10 bytes for
 * each of about 200 parts.
 */
const BUILD_HASH = '[fullhash:16]'

const COMPRESSED = /\.(js|css|html|svg|json|mjs)$/

/**
 * @param onlyTested the build is removed after its tests: without Brotli, which browsers of users ask for, and without the cache for the
 * next build.
 */
export default ({ onlyTested = false }: { onlyTested?: boolean }, { mode }: { mode?: string }): Configuration => {
  const isProduction = mode === 'production'
  // Of `npm start` (scripts/builds.mjs).
  const fingerprint = process.env.BUILD_FINGERPRINT
  // .babelrc and React Refresh look at it.
  process.env.NODE_ENV ??= isProduction ? 'production' : 'development'
  const name = isProduction ? `[name].${CONTENT_HASH}` : '[name]'
  const partName = isProduction ? `[name].${BUILD_HASH}` : '[name]'
  return {
    mode: isProduction ? 'production' : 'development',
    entry: './src/index.tsx',
    output: {
      path: path.resolve('dist'),
      publicPath: '/',
      clean: true,
      hashDigest: 'base26',
      filename: `js/${name}.js`,
      chunkFilename: `js/${partName}.js`,
      assetModuleFilename: `assets/${name}[ext]`,
    },
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    cache: !onlyTested && {
      type: 'filesystem',
      cacheDirectory: path.resolve('build/webpack'),
      buildDependencies: {
        config: [
          path.resolve('webpack.config.ts'),
          path.resolve('.babelrc'),
          path.resolve('language/compile/compileCatalogues.cjs'),
          path.resolve('scripts/webpack/replaceText.cjs'),
          COMPILE,
          path.resolve('scripts/webpack/compileThread.cjs'),
          path.resolve('scripts/webpack/needsBabel.cjs'),
          path.resolve('scripts/webpack/removeTypes.cjs'),
        ],
      },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: Object.fromEntries(UNUSED_PARTS.map((name) => [existingModule(name), false])),
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: COMPILE },
        // Their modules only export, but their package.json does not say so: the login page's fields would include the whole Form.
        { test: /[\\/]node_modules[\\/]@(rc-component|ant-design)[\\/].*\.js$/, sideEffects: false },
        // The assignments would keep unused values in the bundle. The app has no data router, whose error pages go with its state.
        {
          test: ROUTER_MODULES,
          // Not every module has them; `requireReplacements` below refuses those that none has.
          use: replaceText(ROUTER_REPLACEMENTS, false),
        },
        // The wave of a click is switched off (ThemeByPath.tsx).
        {
          test: /[\\/]node_modules[\\/]antd[\\/]es[\\/]button[\\/]Button\.js$/,
          use: replaceText([[/buttonNode = [^;]*createElement\(Wave, [^;]*;/, '']]),
        },
        // All fields of the app have an outline, and no buttons are grouped by `Button.Group`.
        {
          test: /[\\/]node_modules[\\/]antd[\\/]es[\\/]input[\\/]style[\\/]variants\.js$/,
          use: replaceText(
            ['Filled', 'FilledGroup', 'Borderless', 'Underlined'].map((kind) => [
              new RegExp(`^export const gen${kind}Style = [^]*?^\\}\\)?;$`, 'm'),
              `export const gen${kind}Style = () => ({});`,
            ]),
          ),
        },
        {
          test: /[\\/]node_modules[\\/]antd[\\/]es[\\/]button[\\/]style[\\/]index\.js$/,
          use: replaceText([
            [/^import genGroupStyle from .*$/m, ''],
            [/,\s*\/\/ Button Group\s*genGroupStyle\(buttonToken\)/, ''],
          ]),
        },
        // Computes the palettes instead of loading them.
        {
          test: /[\\/]node_modules[\\/]@ant-design[\\/]colors[\\/]es[\\/]presets\.js$/,
          use: replaceText([[/^\w+\.primary = .*$/gm, '']]),
        },
        {
          test: /[\\/]node_modules[\\/]antd[\\/]es[\\/]theme[\\/]themes[\\/]default[\\/]index\.js$/,
          use: replaceText([
            [/^ *presetPalettes\.pink = .*$/m, ''],
            [/token\[colorKey\] === .* : (?=generate\()/, ''],
          ]),
        },
        // The browser knows the names of colours.
        {
          test: /[\\/]node_modules[\\/]@ant-design[\\/]fast-color[\\/]es[\\/]FastColor\.js$/,
          use: replaceText([
            [/^import presetColors from .*$/m, ''],
            [
              /const presetColor = presetColors\[[^]*?padStart\(6, '0'\)\);\n *\}/,
              `const context = document.createElement('canvas').getContext('2d');
               if (context) {
                 context.fillStyle = trimStr;
                 if (context.fillStyle.startsWith('#')) this.fromHexString(context.fillStyle);
               }`,
            ],
          ]),
        },
        // Chooses black or white as a color picker does, whose code is larger than this decision.
        {
          test: /[\\/]node_modules[\\/]antd[\\/]es[\\/]button[\\/]style[\\/]token\.js$/,
          use: replaceText([
            [/^import \{ AggregationColor \} from .*$/m, `import { FastColor } from '@ant-design/fast-color';`],
            [/^import \{ isBright \} from .*$/m, ''],
            [
              /isBright\(new AggregationColor\(token\.colorBgSolid\), '#fff'\)/,
              'new FastColor(token.colorBgSolid).isLight()',
            ],
          ]),
        },
        { test: /[\\/]src[\\/]languages[\\/].*\.json$/, use: path.resolve('language/compile/compileTranslations.cjs') },
        { test: /\.css$/, use: [isProduction ? MiniCssExtractPlugin.loader : 'style-loader', 'css-loader'] },
        { test: /\.(svg|png)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          // Vendor files that are loaded as they are, such as workers: they are minified already.
          exclude: /^assets\//,
          minify: TerserPlugin.swcMinify,
          // SWC has threads of its own; a process beside it would minify one file after the other on two cores.
          parallel: false,
          extractComments: { banner: false },
          terserOptions: { compress: { passes: 3, ecma: 2020 } },
        }),
      ],
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          // Libraries change with their releases, not with ours: a file of their own stays cached.
          libraries: { test: /[\\/]node_modules[\\/]/, name: 'libraries', chunks: 'initial', priority: 20 },
          // One file compresses better than several.
          login: { test: isLoginLibrary, name: 'fields', chunks: 'async', priority: 10, enforce: true },
        },
      },
    },
    plugins: [
      requireReplacements({
        library: /[\\/]node_modules[\\/]react-router[\\/]/,
        replaced: ROUTER_MODULES,
        patterns: ROUTER_REPLACEMENTS.map(([pattern]) => pattern),
      }),
      new DefinePlugin({ LANGUAGE_FILES: JSON.stringify(LANGUAGES) }),
      new ContextReplacementPlugin(/antd[\\/]es[\\/]locale$/, ANTD_LOCALES),
      new ContextReplacementPlugin(/dayjs[\\/]locale$/, DAYJS_LOCALES),
      new HtmlWebpackPlugin({
        template: 'public/index.html',
        templateParameters: {
          startUpValues: isProduction ? PLACEHOLDER : JSON.stringify(DEV_START_UP_VALUES).replaceAll('<', '\\u003c'),
        },
      }),
      // The server adds the name of the instance.
      new HtmlWebpackPlugin({
        template: 'public/connect.webmanifest',
        filename: 'connect.webmanifest',
        chunks: [],
        inject: false,
        minify: false,
      }),
      ...(isProduction
        ? [
            new MiniCssExtractPlugin({
              filename: `css/[name].${CONTENT_HASH}.css`,
              chunkFilename: `css/${partName}.css`,
            }),
            // index.html is not among them: the server writes into it.
            new CompressionPlugin({ test: COMPRESSED, exclude: /index\.html$/, threshold: 1024 }),
            ...(onlyTested ? [] : [brotliLater({ test: COMPRESSED, exclude: /index\.html$/ })]),
            ...(fingerprint === undefined ? [] : [reportWritten(fingerprint)]),
          ]
        : [new ReactRefreshWebpackPlugin()]),
    ],
    devServer: {
      host: 'localhost',
      port: DEV_PORT,
      historyApiFallback: true,
      static: false,
      proxy: [{ context: ['/apis', '/stream'], target: API_SERVER, ws: true }],
    },
    // MapLibre imports scripts whose address is only known at run time; nobody hands it any.
    ignoreWarnings: [
      { module: /maplibre-gl\.mjs$/, message: /^Critical dependency: the request of a dependency is an/ },
    ],
    performance: { maxAssetSize: 2_000_000, maxEntrypointSize: 2_000_000 },
    stats: 'errors-warnings',
  }
}
