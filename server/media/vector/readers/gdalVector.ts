// Reads formats through GDAL in a separate process: each layer is converted to GeoJSON in degrees.
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { reportText, vectorText } from '../messages'
import type { Gdal } from '../../raster/gdal/gdal'
import { isTransient, ProcessFailure } from '../../../platform/core/sandboxedProcess'
import { diskFull } from '../../raster/diskFull'
import type { RawFeature } from '../feature'
import { VectorImportError } from '../vectorImportError'
import type { Reporter } from '../report'
import type { FileReading } from './fileReading'
import { readGeojson } from './geojson'

const TIMEOUT_MS = 15 * 60 * 1000
const MEMORY_MEGABYTES = 1024
const MAX_LAYERS = 50

export interface GdalSource {
  gdal: Gdal
  /** With the usual extension of its format. */
  file: string
  /** An empty folder to work in. */
  workDir: string
  /** The coordinate system, for files that do not name one. */
  epsg: number | undefined
  signal: AbortSignal
  reading: FileReading
}

/** @throws VectorImportError with a message for the user; ProcessFailure when aborted */
export async function* readWithGdal(source: GdalSource, reporter: Reporter): AsyncGenerator<RawFeature> {
  const layers = await layersOf(source)
  if (layers.length === 0) throw new VectorImportError(vectorText('noFeatures'))
  for (const [index, layer] of layers.entries()) {
    if (index >= MAX_LAYERS || /["\\\n]/.test(layer)) {
      reporter.skip(reportText('unreadableLayer'), layer)
      continue
    }
    const output = path.join(source.workDir, `layer${index}.geojson`)
    await convert(source, layer, output)
    for await (const feature of readGeojson(await source.reading.open(output, index, layers.length), reporter)) {
      yield layers.length === 1 ? feature : { ...feature, properties: { ...feature.properties, layer } }
    }
    await rm(output, { force: true })
  }
}

async function layersOf({ gdal, file, signal }: GdalSource): Promise<string[]> {
  const options = gdal.engine === 'system' ? ['-ro', '-so', '-q'] : []
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
  if (gdal.engine === 'bundled')
    return (JSON.parse(output) as { layers?: { name: string }[] }).layers?.map(({ name }) => name) ?? []
  return [...output.matchAll(/^(?:\d+|Layer): (.*?)(?: \([\w ,]+\))?$/gm)].map(([, name]) => name ?? '')
}

async function convert({ gdal, file, epsg, signal }: GdalSource, layer: string, output: string): Promise<void> {
  const options = [
    '-f',
    'GeoJSON',
    '-t_srs',
    'EPSG:4326',
    '-lco',
    'COORDINATE_PRECISION=9',
    '-skipfailures',
    ...(epsg === undefined ? [] : ['-s_srs', `EPSG:${epsg}`]),
    '-sql',
    `SELECT * FROM "${layer}"`,
    '-dialect',
    'OGRSQL',
  ]
  const limits = { signal, timeoutMs: TIMEOUT_MS, memoryMegabytes: MEMORY_MEGABYTES }
  await run(() => gdal.run({ program: 'ogr2ogr', options, input: file, output, ...limits }))
}

async function run<T>(command: () => Promise<T>): Promise<T> {
  try {
    return await command()
  } catch (error) {
    if (!(error instanceof ProcessFailure) || isTransient(error.reason)) throw error
    if (/source layer has no|-s_srs/i.test(error.message))
      throw new VectorImportError(vectorText('noCrs'), { cause: error })
    throw new VectorImportError(failureMessages()[error.reason], { cause: error })
  }
}

const failureMessages = () => ({
  failed: vectorText('unreadable'),
  memory: vectorText('memory'),
  timeout: vectorText('timeout'),
  disk: diskFull(),
})
