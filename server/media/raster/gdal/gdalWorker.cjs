// Runs commands of the bundled GDAL (WebAssembly) one after the other (core/warmProcesses.ts) without network and with limited
// memory. The code is compiled once, but each command gets an instance of its own with fresh memory, globals and file system,
// so that not even a command that has taken over its instance leaves anything to the next, which may be another tenant's.
'use strict'
const fs = require('node:fs')
const path = require('node:path')
// The build asks here for the numbers of flags of files. Node's permission model closes this way, because it leads to everything.
process.binding = () => ({ fs: fs.constants })
const createInstance = require('gdal3.js/build/package/gdal3WebAssembly.js')
const { messageOf, runProgram } = require('./gdalPrograms.cjs')

const WASM_PAGE = 64 * 1024
// node, the wasm code and its tables
const OTHER_MEGABYTES = 200
const FILES = path.join(path.dirname(require.resolve('gdal3.js/package.json')), 'dist/package')

const environment = {
  PROJ_LIB: '/usr/share/proj',
  GDAL_DATA: '/usr/share/gdal',
  DXF_FEATURE_LIMIT_PER_BLOCK: '-1',
  GDAL_NUM_THREADS: '0',
  GDAL_ENABLE_DEPRECATED_DRIVER_GTM: 'YES',
  CPL_LOG_ERRORS: 'ON',
  ...JSON.parse(process.argv[2]),
}
let memoryLimit = Infinity
capMemory()
const data = fs.readFileSync(path.join(FILES, 'gdal3WebAssembly.data'))
const code = WebAssembly.compile(fs.readFileSync(path.join(FILES, 'gdal3WebAssembly.wasm')))
// Made before its command arrives.
let nextInstance = prepareInstance()

let text = ''
process.stdin.setEncoding('utf8')
process.stdin.on('data', (chunk) => {
  text += chunk
  if (!text.endsWith('\n')) return
  answer(JSON.parse(text)).then(
    (output) => {
      process.stdout.write(`${output}\0`)
      nextInstance = prepareInstance()
    },
    (error) => process.stderr.write(messageOf(error), () => process.exit(1)),
  )
  text = ''
})
process.stdin.on('end', () => process.exit(0))

/** Makes growth beyond the limit fail, which GDAL treats as a failed malloc and reports itself. */
function capMemory() {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its own `this`
  const grow = WebAssembly.Memory.prototype.grow
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * WASM_PAGE > memoryLimit) throw new RangeError('out of memory')
    return grow.call(this, pages)
  }
}

async function prepareInstance() {
  const module = await code
  const errors = []
  const gdal = await createInstance({
    // The instance may write to its copy.
    getPreloadedPackage: () => data.buffer.slice(data.byteOffset, data.byteOffset + data.length),
    instantiateWasm: (imports, use) => use(new WebAssembly.Instance(module, imports)),
    preRun: [({ ENV }) => Object.assign(ENV, environment)],
    print: () => undefined,
    printErr: (message) => errors.push(message),
  })
  gdal.ccall('GDALAllRegister', null, [], [])
  // Opens the database of coordinate systems. What the driver for TIFF reads before that lacks the ensembles of datums.
  const system = gdal.ccall('OSRNewSpatialReference', 'number', ['string'], [''])
  gdal.ccall('OSRSetFromUserInput', 'number', ['number', 'string'], [system, 'EPSG:4326'])
  return { gdal, errors }
}

async function answer({ input, output, memoryMegabytes, ...command }) {
  memoryLimit = Math.max(64, memoryMegabytes - OTHER_MEGABYTES) * 1024 * 1024
  const { gdal, errors } = await nextInstance
  try {
    const files = { input: mount(gdal, '/input', input), output: mount(gdal, '/output', output) }
    return runProgram(gdal, errors, { ...command, ...files })
  } finally {
    for (const stream of gdal.FS.streams) if (stream?.nfd !== undefined) fs.closeSync(stream.nfd)
  }
}

/** @returns the path of the file in the instance */
function mount({ FS, NODEFS }, folder, file) {
  if (file === undefined) return undefined
  FS.mkdir(folder)
  FS.mount(NODEFS, { root: path.dirname(file) }, folder)
  return `${folder}/${path.basename(file)}`
}
