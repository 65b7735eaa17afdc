// Reads formats through GDAL in a separate process: each layer is converted to GeoJSON in degrees.
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Message } from '../../../platform/core/messages'
import { reportText, vectorText } from '../messages'
import type { Gdal } from '../../raster/gdal/gdal'
import { isTransient, ProcessFailure } from '../../../platform/core/sandboxedProcess'
import { diskFull } from '../../raster/diskFull'
import type { RawFeature } from '../feature'
import type { Box } from '../extent'
import { MissingSystemError, VectorImportError } from '../vectorImportError'
import type { Reporter } from '../report'
import type { FileReading } from './fileReading'
import { readGeojson } from './geojson'
import type { Encoding } from './textEncoding'

const TIMEOUT_MS = 15 * 60 * 1000
const MEMORY_MEGABYTES = 1024
const MAX_LAYERS = 50
/** Far beyond the numbers of every coordinate system, whatever its unit. */
const MOST_COORDINATE = 1e13

export interface GdalSource {
  gdal: Gdal
  /** With the usual extension of its format. */
  file: string
  /** An empty folder to work in. */
  workDir: string
  /** The coordinate system of layers that do not name one. */
  epsg: number | undefined
  /** GDAL assumes a system for files that name none: the chosen one takes precedence. */
  isAssumed?: boolean
  /** Of the texts of a shapefile, whose bytes GDAL reads as characters. By default GDAL converts texts itself. */
  encoding?: Encoding
  /** Of the texts of the file, as a user chose it. By default the file and its texts tell. */
  chosenEncoding?: Encoding | undefined
  signal: AbortSignal
  reading: FileReading
}

/** @throws VectorImportError with a message for the user; ProcessFailure when aborted */
export async function* readWithGdal(source: GdalSource, reporter: Reporter): AsyncGenerator<RawFeature> {
  const layers = await layersOf(source)
  if (layers.length === 0) throw new VectorImportError(vectorText('noFeatures'))
  const isSingle = layers.filter(({ hasGeometry }) => hasGeometry).length === 1
  for (const [index, layer] of layers.entries()) {
    const problem = problemOf(layer, index)
    if (problem) {
      reporter.countRead(layer.count)
      reporter.skip(problem, layer.name, layer.count)
      continue
    }
    const output = path.join(source.workDir, `layer${index}.geojson`)
    if (!(await convert(source, layer, output))) {
      reporter.countRead(layer.count)
      reporter.skip(reportText('tableWithoutGeometry'), layer.name, layer.count)
      continue
    }
    let count = 0
    const text = await source.reading.open(output, index, layers.length)
    for await (const read of readGeojson(text, reporter)) {
      count++
      const feature = source.encoding === undefined ? read : decoded(read, source.encoding)
      yield isSingle ? feature : { ...feature, properties: withLayer(feature.properties, layer.name) }
    }
    const missing = layer.count - count
    if (missing > 0) {
      reporter.countRead(missing)
      reporter.skip(reportText('notTransformed'), layer.name, missing)
    }
    await rm(output, { force: true })
  }
}

interface Layer {
  name: string
  hasGeometry: boolean
  /** Of features; 0 for what GDAL does not count. */
  count: number
  /** In the numbers of the file: least x, least y, greatest x, greatest y. */
  extent: Box | undefined
}

function problemOf({ name, hasGeometry, extent }: Layer, index: number): Message | undefined {
  // GDAL may need minutes for each such number.
  const impossible = extent?.find((value) => !(Math.abs(value) <= MOST_COORDINATE))
  if (impossible !== undefined) return reportText('impossibleCoordinates', { example: String(impossible) })
  if (index >= MAX_LAYERS || /[\\\n]/.test(name)) return reportText('unreadableLayer')
  return hasGeometry ? undefined : reportText('tableWithoutGeometry')
}

/** Names and values of attributes, whose characters are still the bytes of the file. */
function decoded(feature: RawFeature, encoding: Encoding): RawFeature {
  const decoder = new TextDecoder(encoding)
  const textOf = (bytes: string): string => decoder.decode(Buffer.from(bytes, 'latin1'))
  const entries = Object.entries(feature.properties).map(([name, value]): [string, unknown] => [
    textOf(name),
    typeof value === 'string' ? textOf(value) : value,
  ])
  return { ...feature, properties: Object.fromEntries(entries) }
}

/** Keeps an attribute of the file that has the name of ours. */
export function withLayer(properties: Record<string, unknown>, layer: string): Record<string, unknown> {
  const name = ['layer', 'layer_name', 'layer_of_file'].find((each) => !(each in properties))
  return name === undefined ? properties : { ...properties, [name]: layer }
}

async function layersOf({ gdal, file, signal }: GdalSource): Promise<Layer[]> {
  const options = gdal.engine === 'system' ? ['-ro', '-so', '-al'] : []
  const output = await run(() =>
    gdal.run({
      program: 'ogrinfo',
      options,
      input: file,
      signal,
      timeoutMs: TIMEOUT_MS,
      memoryMegabytes: MEMORY_MEGABYTES,
    }),
  )
  return gdal.engine === 'bundled' ? layersOfJson(output) : layersOfText(output)
}

function layersOfJson(output: string): Layer[] {
  const { layers = [] } = JSON.parse(output) as {
    layers?: { name: string; geometryFields?: { extent?: Box }[]; featureCount?: number }[]
  }
  return layers.map(({ name, geometryFields, featureCount }) => ({
    name,
    hasGeometry: geometryFields?.length !== 0,
    count: featureCount ?? 0,
    extent: geometryFields?.[0]?.extent,
  }))
}

/** What `ogrinfo -so -al` prints. */
function layersOfText(output: string): Layer[] {
  return output
    .split(/^Layer name: /m)
    .slice(1)
    .map((part) => ({
      name: /^.*/.exec(part)?.[0] ?? '',
      hasGeometry: !/^Geometry: None$/m.test(part),
      count: Number(/^Feature Count: (\d+)$/m.exec(part)?.[1] ?? 0),
      extent: extentOfText(part),
    }))
}

/** For example `Extent: (486716.4, 5881110.4) - (486773.4, 5881143.7)`. */
function extentOfText(part: string): Box | undefined {
  const line = /^Extent: (.*)$/m.exec(part)?.[1]
  const [minX, minY, maxX, maxY] = line?.match(/-?[\d.]+(?:e[+-]?\d+)?/g)?.map(Number) ?? []
  if (minX === undefined || minY === undefined || maxX === undefined || maxY === undefined) return undefined
  return [minX, minY, maxX, maxY]
}

/**
 * A layer that names its coordinate system keeps it, whatever was chosen for the others.
 * @returns false for a layer none of whose rows has a position
 */
async function convert(source: GdalSource, layer: Layer, output: string): Promise<boolean> {
  try {
    await withSurfaces(source, layer.name, output, source.isAssumed ? systemOf(source) : [])
  } catch (error) {
    if (!(error instanceof ProcessFailure) || !NO_SYSTEM.test(error.message)) throw readable(error)
    // GDAL reads all rows for the extent, so that there is one unless none has a position.
    if (layer.extent === undefined && layer.count > 0) return false
    if (source.epsg === undefined) throw new MissingSystemError(vectorText('noCrs'), layer.extent, { cause: error })
    await rm(output, { force: true })
    await run(() => withSurfaces(source, layer.name, output, systemOf(source)))
  }
  return true
}

/** Surfaces of triangles or faces, which GeoJSON does not have, become areas. */
async function withSurfaces(
  source: GdalSource,
  layer: string,
  output: string,
  system: readonly string[],
): Promise<void> {
  try {
    await toDegrees(source, layer, output, system)
  } catch (error) {
    if (!(error instanceof ProcessFailure) || !NO_GEOJSON_TYPE.test(error.message)) throw error
    await rm(output, { force: true })
    await toDegrees(source, layer, output, [...system, '-nlt', 'MULTIPOLYGON'])
  }
}

const NO_GEOJSON_TYPE = /unsupported as a GeoJSON geometry/i

const systemOf = ({ epsg }: GdalSource): string[] => (epsg === undefined ? [] : ['-s_srs', `EPSG:${epsg}`])

async function toDegrees(
  { gdal, file, signal }: GdalSource,
  layer: string,
  output: string,
  settings: readonly string[],
): Promise<void> {
  const options = [
    '-f',
    'GeoJSON',
    '-t_srs',
    'EPSG:4326',
    '-lco',
    'COORDINATE_PRECISION=9',
    '-skipfailures',
    ...settings,
    '-sql',
    `SELECT * FROM "${layer.replaceAll('"', '\\"')}"`,
    '-dialect',
    'OGRSQL',
  ]
  const limits = { signal, timeoutMs: TIMEOUT_MS, memoryMegabytes: MEMORY_MEGABYTES }
  await gdal.run({ program: 'ogr2ogr', options, input: file, output, ...limits })
}

/** The layer names no coordinate system, or a local one without a place on the Earth. */
const NO_SYSTEM = /source layer has no|-s_srs|Cannot find coordinate operations/i

async function run<T>(command: () => Promise<T>): Promise<T> {
  try {
    return await command()
  } catch (error) {
    throw readable(error)
  }
}

/** @returns the failure with a message for the user, where it is one of the file */
function readable(error: unknown): unknown {
  if (!(error instanceof ProcessFailure) || isTransient(error.reason)) return error
  return new VectorImportError(failureMessages()[error.reason], { cause: error })
}

const failureMessages = () => ({
  failed: vectorText('unreadable'),
  memory: vectorText('memory'),
  timeout: vectorText('timeout'),
  disk: diskFull(),
})
