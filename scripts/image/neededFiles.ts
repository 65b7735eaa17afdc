/** Which files of a package the running server needs. */

/** Maps, declarations, sources and static libraries for developers. Licences are kept. */
const FOR_DEVELOPERS =
  /\.(map|ts|mts|cts|flow|tsbuildinfo|a|pc)$|(^|\/)(?!licen[cs]e|notice|copying)[^/]*\.(md|markdown)$/i
const FOLDERS_FOR_DEVELOPERS = /(^|\/)(__tests__|\.[^/]+)\//

/**
 * Packages with several builds for browsers, of which the server uses a part: that part. Files directly in the folder of the package,
 * such as package.json and the licence, are always kept.
 */
const PARTS: Readonly<Record<string, readonly RegExp[]>> = {
  'node_modules/onnxruntime-web': [/^dist\/ort\.node\.min\.m?js$/, /^dist\/ort-wasm-simd-threaded\.(wasm|mjs)$/],
  'node_modules/pdfjs-dist': [/^legacy\/build\/pdf(\.worker)?\.mjs$/, /^(cmaps|standard_fonts|wasm|iccs)\//],
  'node_modules/gdal3.js': [/^build\//, /^dist\/package\/gdal3WebAssembly\.(wasm|data|js)$/],
  'node_modules/mediabunny': [/^dist\/modules\//, /^dist\/bundles\/mediabunny\.node\.cjs$/],
  'node_modules/pdfkit': [/^js\/(?!pdfkit\.(browser|standalone|old))/],
  'node_modules/react-dom': [/^cjs\/react-dom(-server(-legacy)?\.node)?\.(development|production)\.js$/],
  'node_modules/dejavu-fonts-ttf': [/^ttf\/DejaVuSans(-Bold)?\.ttf$/],
}

/**
 * Reports whether the file belongs into the image.
 * @param folder of the package, such as `node_modules/pg`
 * @param file relative to it
 */
export function isNeeded(folder: string, file: string): boolean {
  if (FOR_DEVELOPERS.test(file) || FOLDERS_FOR_DEVELOPERS.test(file)) return false
  const parts = PARTS[folder]
  return parts === undefined || !file.includes('/') || parts.some((each) => each.test(file))
}
