// GDAL's programs, as calls of its functions in an instance of the WebAssembly build. They do what those of gdal3.js do, which
// cannot be used because that package has one instance per process.
'use strict'

/** Numbers of errors. Those below are warnings of the program, or unspecific. */
const FIRST_SERIOUS_ERROR = 3
/** Errors of single features that a coordinate system cannot place: -skipfailures writes them without a geometry. */
const OF_ONE_FEATURE = /outside of projection domain|eprojection failed|Failed to reproject/
/** Bytes of a number of the type double, and of a pointer. */
const DOUBLE = 8
const POINTER = 4

/**
 * @param gdal the instance
 * @param errors what it reports while the program runs
 * @param command `input` and `output` are paths in the instance
 * @returns the program's output
 */
function runProgram(gdal, errors, { program, options, input, output, points }) {
  if (program === 'gdaltransform') return transform(gdal, options, points)
  const dataset = open(gdal, input)
  if (program === 'gdalinfo' || program === 'ogrinfo') return JSON.stringify(describe(gdal, program, dataset, options))
  const failure = failureOf(() => convert(gdal, program, dataset, options, output))
  // The first error is the cause; what the program answers is often only its last consequence.
  const isIgnored = (message) => options.includes('-skipfailures') && OF_ONE_FEATURE.test(message)
  const failed = errors.find((message) => /ERROR [1-9]/.test(message) && !isIgnored(message)) ?? failure
  if (failed !== undefined) throw new Error(failed)
  return ''
}

function open(gdal, input) {
  call(gdal, null, 'CPLErrorReset')
  const dataset = call(gdal, 'number', 'GDALOpenEx', input, 0, 0, listOf(gdal, []), 0)
  if (dataset === 0) throw new Error(call(gdal, 'string', 'CPLGetLastErrorMsg'))
  // What the description of a damaged file reports counts for the conversions, which skip some of it.
  failureOf(() => {
    const { bands, size } = describe(gdal, 'gdalinfo', dataset, [])
    if (bands.length === 0 || !size.some((pixels) => pixels > 0)) describe(gdal, 'ogrinfo', dataset, [])
  })
  return dataset
}

function describe(gdal, program, dataset, options) {
  const name = program === 'gdalinfo' ? 'GDALInfo' : 'GDALVectorInfo'
  const description = call(gdal, 'string', name, dataset, optionsOf(gdal, name, ['-json', ...options]))
  assertNoError(gdal)
  return JSON.parse(description)
}

function convert(gdal, program, dataset, options, output) {
  const name = { gdal_translate: 'GDALTranslate', gdalwarp: 'GDALWarp', ogr2ogr: 'GDALVectorTranslate' }[program]
  const read = optionsOf(gdal, name === 'GDALWarp' ? 'GDALWarpApp' : name, options)
  const sources = program === 'gdal_translate' ? [dataset] : [0, 1, pointersOf(gdal, [dataset])]
  const converted = call(gdal, 'number', name, output, ...sources, read, 0)
  if (converted !== 0) call(gdal, null, 'GDALClose', converted)
  assertNoError(gdal)
  if (converted === 0) throw new Error(`${program} wrote nothing`)
}

/** Reads `-s_srs` and `-t_srs` only. */
function transform(gdal, options, points) {
  const names = { '-s_srs': 'SRC_SRS', '-t_srs': 'DST_SRS' }
  const systems = options.flatMap((option, index) => (names[option] ? [`${names[option]}=${options[index + 1]}`] : []))
  const transformer = call(gdal, 'number', 'GDALCreateGenImgProjTransformer2', 0, 0, listOf(gdal, systems))
  if (transformer === 0) throw new Error(call(gdal, 'string', 'CPLGetLastErrorMsg'))
  const lines = points.split('\n').filter(Boolean)
  const given = lines.map((line) => line.split(' ').map(Number))
  const axes = [0, 1, 2].map((axis) => {
    const at = gdal._malloc(given.length * DOUBLE)
    gdal.HEAPF64.set(
      given.map((point) => point[axis] || 0),
      at / DOUBLE,
    )
    return at
  })
  call(gdal, 'number', 'GDALGenImgProjTransform', transformer, 0, given.length, ...axes, 0)
  const [xs, ys] = axes.map((at) => gdal.HEAPF64.subarray(at / DOUBLE, at / DOUBLE + given.length))
  return given.map((_, index) => `${xs[index]} ${ys[index]}`).join('\n')
}

/** @param name of the function that the options are for */
function optionsOf(gdal, name, options) {
  const kept = []
  for (let index = 0; index < options.length; index += 1) {
    if (options[index] === '--config') {
      call(gdal, null, 'CPLSetConfigOption', options[index + 1], options[index + 2])
      index += 2
    } else {
      kept.push(options[index])
    }
  }
  return call(gdal, 'number', `${name}OptionsNew`, listOf(gdal, kept), 0)
}

/** An array of C of texts, ended by a null pointer. Nothing is freed: the instance lives as long as the command. */
function listOf(gdal, texts) {
  const pointers = texts.map((text) => {
    const bytes = gdal.lengthBytesUTF8(text) + 1
    const at = gdal._malloc(bytes)
    gdal.stringToUTF8(text, at, bytes)
    return at
  })
  return pointersOf(gdal, [...pointers, 0])
}

function pointersOf(gdal, pointers) {
  const at = gdal._malloc(pointers.length * POINTER)
  gdal.HEAPU32.set(pointers, at / POINTER)
  return at
}

/** @param returns 'number', 'string' or null */
function call(gdal, returns, name, ...args) {
  const types = args.map((arg) => (typeof arg === 'string' ? 'string' : 'number'))
  return gdal.ccall(name, returns, types, args)
}

function assertNoError(gdal) {
  if (call(gdal, 'number', 'CPLGetLastErrorNo') < FIRST_SERIOUS_ERROR) return
  const message = call(gdal, 'string', 'CPLGetLastErrorMsg')
  call(gdal, null, 'CPLErrorReset')
  throw new Error(message)
}

/** @returns the message of what `run` throws */
function failureOf(run) {
  try {
    run()
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}

/** An exception of C++ is a number. */
const messageOf = (error) => String(error?.message ?? error)

module.exports = { runProgram, messageOf }
