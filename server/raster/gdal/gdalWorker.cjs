// One command of the bundled GDAL (WebAssembly), in a process of its own. gdal.ts writes the command to standard input.
'use strict'
const path = require('node:path')

const WASM_PAGE = 64 * 1024
// node, the wasm code and its tables
const OTHER_MEGABYTES = 200

capMemory(Math.max(64, Number(process.argv[2]) - OTHER_MEGABYTES) * 1024 * 1024)
let text = ''
process.stdin.setEncoding('utf8')
process.stdin.on('data', (chunk) => (text += chunk))
process.stdin.on('end', () => {
  run(JSON.parse(text)).then(
    (output) => process.stdout.write(output, () => process.exit(0)),
    (error) => process.stderr.write(messageOf(error), () => process.exit(1)),
  )
})

/** Makes growth beyond the limit fail, which GDAL treats as a failed malloc and reports itself. */
function capMemory(bytes) {
  const { grow } = WebAssembly.Memory.prototype
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * WASM_PAGE > bytes) throw new RangeError('out of memory')
    return grow.call(this, pages)
  }
}

async function run({ program, options, input, output, points, settings }) {
  const errors = []
  const gdal = await require('gdal3.js/node')({
    path: path.join(path.dirname(require.resolve('gdal3.js/package.json')), 'dist/package'),
    env: settings,
    ...(output && { dest: path.dirname(output) }),
    logHandler: () => undefined,
    errorHandler: (message) => errors.push(message),
  })
  if (program === 'gdaltransform') return transform(gdal, options, points)
  const dataset = await open(gdal, input, errors)
  if (program === 'gdalinfo' || program === 'ogrinfo') return JSON.stringify(await gdal[program](dataset, options))
  const failure = await gdal[program](dataset, options, path.basename(output, path.extname(output))).then(
    () => undefined,
    (error) => messageOf(error),
  )
  // The first error is the cause; what the program answers is often only its last consequence.
  const failed = errors.find((message) => /ERROR [1-9]/.test(message)) ?? failure
  if (failed !== undefined) throw new Error(failed)
  return ''
}

async function open(gdal, input, errors) {
  const { datasets } = await gdal.open(input)
  if (!datasets[0]) throw new Error(errors.join('\n') || 'cannot be opened')
  return datasets[0]
}

async function transform(gdal, options, points) {
  const coordinates = points
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' ').map(Number))
  const moved = await gdal.gdaltransform(coordinates, options)
  return moved.map(([x, y]) => `${x} ${y}`).join('\n')
}

function messageOf(error) {
  const first = Array.isArray(error) ? error[0] : error
  return String(first?.message ?? first ?? 'failed')
}
