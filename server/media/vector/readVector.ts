// Reads vector files of all kinds as features in degrees.
import { createWriteStream } from 'node:fs'
import { copyFile, link, open, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileKind } from '../file-kind/fileKind'
import type { RawFeature } from './feature'
import type { Reporter } from './report'
import { readKmz, readShapefile } from './readers/archives'
import { readCsv } from './readers/csv'
import { readWithGdal, type GdalSource } from './readers/gdalVector'
import { esriSetOf } from './readers/esriJson'
import { readGeojson } from './readers/geojson'
import { readGpx } from './readers/gpx'
import { readKml } from './readers/kml'
import { readQgcPlan } from './readers/qgcPlan'
import { openText, utf8Of } from './readers/textEncoding'
import { readWaypointList } from './readers/waypointList'

export const VECTOR_KINDS = [
  'geojson',
  'kml',
  'kmz',
  'gpx',
  'qgcplan',
  'wpl',
  'csv',
  'shapefile',
  'geopackage',
  'flatgeobuf',
  'dxf',
] as const
export type VectorKind = (typeof VECTOR_KINDS)[number]

export const isVectorKind = (kind: FileKind): kind is VectorKind => (VECTOR_KINDS as readonly string[]).includes(kind)

const HEAD_BYTES = 64 * 1024
const DEGREES = /CRS84|EPSG:{1,2}(?:[\d.]*:)?4326|WGS ?84/i

/** @throws VectorImportError with a message for the user */
export async function* readVector(
  kind: VectorKind,
  source: GdalSource,
  reporter: Reporter,
): AsyncGenerator<RawFeature> {
  const { file, reading } = source
  switch (kind) {
    case 'geojson':
      if (await hasEsriSystem(source)) yield* readWithGdal(await esriAsGeojson(source, reporter), reporter)
      else if (await hasOtherCrs(file)) yield* readWithGdal(await named(source, '.geojson'), reporter)
      else if (source.epsg !== undefined) {
        yield* readWithGdal({ ...(await named(source, '.geojson')), isAssumed: true }, reporter)
      } else yield* readGeojson(await openText(source, reporter), reporter)
      return
    case 'kml':
      yield* readKml(source, reporter)
      return
    case 'gpx':
      yield* readGpx(await openText(source, reporter), reporter)
      return
    case 'qgcplan':
      yield* readQgcPlan(await reading.open(file), (await stat(file)).size, reporter)
      return
    case 'wpl':
      yield* readWaypointList(await reading.open(file), (await stat(file)).size, reporter)
      return
    case 'csv':
      yield* readCsv(source, reporter)
      return
    case 'kmz':
      yield* readKmz(file, source, reporter)
      return
    case 'shapefile':
      yield* readShapefile(file, source, reporter)
      return
    case 'geopackage':
      yield* readWithGdal(await named(source, '.gpkg'), reporter)
      return
    case 'flatgeobuf':
      yield* readWithGdal(await named(source, '.fgb'), reporter)
      return
    case 'dxf':
      yield* withDiameterSigns(readWithGdal(await named(source, '.dxf'), reporter))
  }
}

/** The code %%c of drawings: newer versions of GDAL write U+2300, which many fonts lack, older ones the letter of drawing programs. */
async function* withDiameterSigns(features: AsyncIterable<RawFeature>): AsyncGenerator<RawFeature> {
  for await (const feature of features) {
    const text = feature.properties['Text']
    if (typeof text !== 'string') yield feature
    else yield { ...feature, properties: { ...feature.properties, Text: text.replaceAll('\u2300', 'Ø') } }
  }
}

/** GDAL also checks the extension, but the uploaded name is arbitrary. */
async function named(source: GdalSource, ending: string): Promise<GdalSource> {
  const file = path.join(source.workDir, `source${ending}`)
  const { chosenEncoding } = source
  if (chosenEncoding !== undefined && ending === '.geojson')
    await pipeline(utf8Of(source.file, chosenEncoding), createWriteStream(file))
  else await link(source.file, file).catch(() => copyFile(source.file, file))
  return { ...source, file }
}

const LONGITUDE_AND_LATITUDE = 4326

/** Features of Esri in a coordinate system other than that of GeoJSON. */
async function hasEsriSystem({ file, epsg }: GdalSource): Promise<boolean> {
  const set = esriSetOf(await endsOf(file))
  return set !== undefined && (set.code ?? epsg ?? LONGITUDE_AND_LATITUDE) !== LONGITUDE_AND_LATITUDE
}

/** GDAL reads them as GeoJSON with the name of their coordinate system. */
async function esriAsGeojson(source: GdalSource, reporter: Reporter): Promise<GdalSource> {
  const { code } = esriSetOf(await endsOf(source.file)) ?? {}
  const name = code === undefined ? '' : `${code < FIRST_OF_ESRI ? 'EPSG' : 'ESRI'}:${code}`
  const head = { type: 'FeatureCollection', ...(name && { crs: { type: 'name', properties: { name } } }) }
  const features = readGeojson(await openText(source, reporter), reporter)
  const file = path.join(source.workDir, 'source.geojson')
  await writeFile(file, collectionText(JSON.stringify(head).slice(0, -1), features))
  return { ...source, file, ...(code === undefined && { isAssumed: true }) }
}

/** Codes from here on are those of Esri, not of EPSG. */
const FIRST_OF_ESRI = 37_000

async function* collectionText(head: string, features: AsyncIterable<RawFeature>): AsyncGenerator<string> {
  yield `${head},"features":[`
  let separator = ''
  for await (const { geometry = null, properties } of features) {
    yield `${separator}${JSON.stringify({ type: 'Feature', geometry, properties })}`
    separator = ','
  }
  yield ']}'
}

/** The start and the end of a file. */
async function endsOf(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const bytes = Buffer.alloc(HEAD_BYTES)
    const start = await handle.read(bytes, 0, HEAD_BYTES, 0)
    const startText = bytes.toString('latin1', 0, start.bytesRead)
    const end = await handle.read(bytes, 0, HEAD_BYTES, Math.max(start.bytesRead, size - HEAD_BYTES))
    return startText + bytes.toString('latin1', 0, end.bytesRead)
  } finally {
    await handle.close()
  }
}

/** GeoJSON from before 2016 may have another coordinate system, named in "crs". */
async function hasOtherCrs(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const [, crs] =
      /"crs"\s*:\s*\{[^{}]*\{[^{}]*"name"\s*:\s*"([^"]*)"/.exec(buffer.toString('latin1', 0, bytesRead)) ?? []
    return crs !== undefined && !DEGREES.test(crs)
  } finally {
    await handle.close()
  }
}
