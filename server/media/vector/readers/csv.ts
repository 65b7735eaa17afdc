// Reads tables with coordinates: two columns of numbers, or one of well-known text, found by their names.
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { pipeline as pipelineOf } from 'node:stream/promises'
import Papa from 'papaparse'
import { SEPARATOR_LINE, separatorOf } from '../../file-kind/tableSeparator'
import { reportText, vectorText } from '../messages'
import { unite, type Box } from '../extent'
import type { RawFeature } from '../feature'
import type { Reporter } from '../report'
import { MissingSystemError, VectorImportError } from '../vectorImportError'
import { angleOf } from './angle'
import { readWithGdal, type GdalSource } from './gdalVector'
import { openText } from './textEncoding'
import { parseWkt } from './wkt'

interface Columns {
  names: string[]
  lat: number
  long: number
  wkt: number
}

/** Names of columns in several languages, without accents. Those of projected coordinates come last. */
const LAT = [
  'lat',
  'latitude',
  'latitude_deg',
  'gpslatitude',
  'y',
  'breite',
  'breitengrad',
  'geogr_breite',
  'latitud',
  'latitudine',
  'breedtegraad',
  'breddegrad',
  'bredd',
  'leveysaste',
  'szerokosc',
  'szerokosc_geograficzna',
  'enlem',
  'широта',
  '緯度',
  '纬度',
  'northing',
  'north',
  'hochwert',
  'nordwert',
  'nord',
]
const LONG = [
  'long',
  'lng',
  'lon',
  'longitude',
  'longtitude',
  'longitude_deg',
  'gpslongitude',
  'x',
  'laenge',
  'lange',
  'laengengrad',
  'langengrad',
  'geogr_lange',
  'longitud',
  'longitudine',
  'lengtegraad',
  'lengdegrad',
  'langd',
  'pituusaste',
  'dlugosc',
  'dlugosc_geograficzna',
  'boylam',
  'долгота',
  '経度',
  '经度',
  'easting',
  'east',
  'rechtswert',
  'ostwert',
  'ost',
]
const WKT = ['wkt', 'geom', 'geometry', 'the_geom', 'shape']
/** Text without a row break, caused by an unterminated quote. */
const MAX_ROW_BYTES = 4 * 1024 * 1024
const HEAD_BYTES = 64 * 1024
/**
 * Without a coordinate system, the coordinates are degrees.
 * @throws VectorImportError when the table has no coordinate columns, or their numbers are no degrees
 */
export async function* readCsv(source: GdalSource, reporter: Reporter): AsyncGenerator<RawFeature> {
  const { epsg } = source
  const features = featuresOf(await openText(source, reporter), epsg !== undefined, reporter)
  if (epsg === undefined) yield* features
  else yield* transformed(features, source, epsg, reporter)
}

/** @param isProjected whether the coordinates may be larger than degrees */
async function* featuresOf(
  text: AsyncIterable<Buffer>,
  isProjected: boolean,
  reporter: Reporter,
): AsyncGenerator<RawFeature> {
  let columns: Columns | undefined
  let numbers: NumberFormat | undefined
  let isChecked = isProjected
  let metres: Metres | undefined
  for await (const { row, delimiter, isCut } of readRows(text)) {
    if (!columns) {
      columns = findColumns(row)
      continue
    }
    if (isCut) {
      reporter.countRead()
      reporter.skip(reportText('cutRow'), row.join(delimiter))
      continue
    }
    if (row.every((cell) => cell.trim() === '')) continue
    numbers ??= numberFormat(row, columns, delimiter)
    const feature = featureOf(row, columns, numbers ?? 'point')
    if (!isChecked && hasNumbers(feature)) {
      isChecked = true
      if (!isInDegrees(feature)) metres = metresOf(row, columns)
    }
    if (!metres) yield feature
    else if (hasNumbers(feature)) grow(metres, feature)
  }
  if (!columns) throw new VectorImportError(vectorText('emptyTable'))
  if (metres) throw new MissingSystemError(vectorText('tableInMetres', metres.values), metres.bounds)
}

/** A table whose coordinates are no degrees. */
interface Metres {
  values: { columns: string; example: string }
  /** Of all its points. */
  bounds: Box | undefined
}

/** Lets GDAL transform the coordinates: as GeoJSON that names their system. */
async function* transformed(
  features: AsyncIterable<RawFeature>,
  source: GdalSource,
  epsg: number,
  reporter: Reporter,
): AsyncGenerator<RawFeature> {
  const file = path.join(source.workDir, 'table.geojson')
  const withoutNumbers: RawFeature[] = []
  let count = 0
  async function* collection(): AsyncGenerator<string> {
    const crs = { type: 'name', properties: { name: `urn:ogc:def:crs:EPSG::${epsg}` } }
    yield `{"type":"FeatureCollection","crs":${JSON.stringify(crs)},"features":[`
    for await (const feature of features) {
      if (!hasNumbers(feature)) {
        withoutNumbers.push({ ...feature, properties: {} })
        continue
      }
      yield `${count++ === 0 ? '' : ','}\n${JSON.stringify({ type: 'Feature', ...feature })}`
    }
    yield ']}'
  }
  await pipelineOf(collection(), createWriteStream(file), { signal: source.signal })
  yield* withoutNumbers
  if (count > 0) yield* readWithGdal({ ...source, file, epsg: undefined }, reporter)
}

/** The bytes of "\n" and "\r". */
const LINE_ENDS: (number | undefined)[] = [0x0a, 0x0d]

export interface TableRow {
  row: string[]
  /** From 1. A line that names the separator counts, too. */
  number: number
  delimiter: string
  /** The file ends within this row: it is the last one, has no end of a line, and fewer cells than the first. */
  isCut: boolean
}

/** The rows of a table in UTF-8, the header first. @throws VectorImportError for an empty table or an unterminated quote */
export async function* readRows(source: AsyncIterable<Buffer>): AsyncGenerator<TableRow> {
  const pieces = source[Symbol.asyncIterator]()
  const first = await pieces.next()
  if (first.done) throw new VectorImportError(vectorText('emptyTable'))
  const start = first.value.subarray(0, HEAD_BYTES).toString('utf8')
  const [separatorLine = ''] = SEPARATOR_LINE.exec(start) ?? []
  const head = { done: false, value: first.value.subarray(Buffer.byteLength(separatorLine)) }
  const delimiter = separatorOf(start) ?? Papa.parse<string[]>(start, { preview: 10 }).meta.delimiter

  let number = separatorLine === '' ? 0 : 1
  let sinceRow = 0
  let lastByte: number | undefined
  async function* guarded(): AsyncGenerator<Buffer> {
    for (let piece: IteratorResult<Buffer> = head; !piece.done; piece = await pieces.next()) {
      sinceRow += piece.value.length
      if (sinceRow > MAX_ROW_BYTES) throw new VectorImportError(vectorText('longRow'))
      lastByte = piece.value.at(-1) ?? lastByte
      yield piece.value
    }
  }
  const parser = Papa.parse(Papa.NODE_STREAM_INPUT, { delimiter })
  const input = Readable.from(guarded(), { objectMode: false })
  // The loop receives the error of either stream.
  pipeline(input, parser, () => undefined)
  let cells: number | undefined
  let held: TableRow | undefined
  try {
    for await (const row of parser as AsyncIterable<string[]>) {
      sinceRow = 0
      number++
      if (held) yield held
      cells ??= row.length
      held = { row, number, delimiter, isCut: false }
    }
    if (held) yield { ...held, isCut: !LINE_ENDS.includes(lastByte) && held.row.length < (cells ?? 0) }
  } finally {
    input.destroy()
  }
}

function findColumns(header: string[]): Columns {
  const names = header.map((name) => name.replace(/^\ufeff/, '').trim())
  const plain = names.map((name) =>
    name
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace('ł', 'l')
      .replace(/[\s.()°-]+/g, '_')
      .replace(/^_|_$/g, ''),
  )
  const find = (known: string[]) =>
    known.map((name) => plain.indexOf(name)).find((index) => index >= 0) ??
    plain.findIndex((name) =>
      known.slice(0, 2).some((each) => name.startsWith(`${each}_`) || name.endsWith(`_${each}`)),
    )
  const columns = { names: distinct(names), lat: find(LAT), long: find(LONG), wkt: find(WKT) }
  if (columns.wkt < 0 && (columns.lat < 0 || columns.long < 0)) {
    throw new VectorImportError(vectorText('noCoordinates', { columns: names.slice(0, 12).join(', ').slice(0, 250) }))
  }
  return columns
}

/** Numbers the repeated names of columns: `name`, `name (2)`. Two columns of one name would be one attribute. */
function distinct(names: string[]): string[] {
  const used = new Set<string>()
  return names.map((name) => {
    let free = name
    for (let count = 2; free !== '' && used.has(free); count++) free = `${name} (${count})`
    used.add(free)
    return free
  })
}

/** What separates the decimals of a table's numbers. */
type NumberFormat = 'point' | 'comma'

/** As the coordinates of a row are written; undefined when they do not tell. */
function numberFormat(row: string[], { lat, long }: Columns, delimiter: string): NumberFormat | undefined {
  if (delimiter === ',') return 'point'
  const cells = [row[lat] ?? '', row[long] ?? '']
  if (cells.some((cell) => /^\s*-?\d+,\d+\s*$/.test(cell))) return 'comma'
  return cells.some((cell) => cell.includes('.')) ? 'point' : undefined
}

function featureOf(row: string[], { names, lat, long, wkt }: Columns, numbers: NumberFormat): RawFeature {
  const usesWkt = wkt >= 0 && (row[wkt] ?? '').trim() !== ''
  const geometry = usesWkt
    ? parseWkt(row[wkt] ?? '')
    : { type: 'Point', coordinates: [angleOf(row[long] ?? ''), angleOf(row[lat] ?? '')] }
  const properties: Record<string, unknown> = {}
  for (const [index, name] of names.entries()) {
    if (index !== wkt && name !== '') properties[name] = cellValue(row[index] ?? '', numbers)
  }
  return { geometry, properties }
}

/** Whether a point has coordinates. Other geometries are from well-known text, whose numbers are checked later. */
function hasNumbers({ geometry }: RawFeature): boolean {
  const { type, coordinates } = (geometry ?? {}) as { type?: string; coordinates?: number[] }
  return type !== undefined && (type !== 'Point' || coordinates?.slice(0, 2).every(Number.isFinite) === true)
}

/** The first coordinates decide: a table has one coordinate system. */
function isInDegrees({ geometry }: RawFeature): boolean {
  const { type, coordinates = [] } = geometry as { type: string; coordinates?: number[] }
  const [x = 0, y = 0] = coordinates
  return type !== 'Point' || (Math.abs(x) <= 360 && Math.abs(y) <= 90)
}

function metresOf(row: string[], { names, lat, long, wkt }: Columns): Metres {
  const used = (row[wkt] ?? '').trim() === '' ? [long, lat] : [wkt]
  const columns = used.map((index) => names[index]).join(', ')
  const example = used.map((index) => row[index]?.trim().slice(0, 60)).join(', ')
  return { values: { columns, example }, bounds: undefined }
}

function grow(metres: Metres, { geometry }: RawFeature): void {
  const { type, coordinates = [] } = geometry as { type: string; coordinates?: number[] }
  const [x = 0, y = 0] = coordinates
  if (type === 'Point') metres.bounds = unite(metres.bounds, [x, y, x, y])
}

const PLAIN_NUMBER = /^-?(0|[1-9]\d{0,14})(\.\d{1,15})?$/
const WITH_COMMA = /^-?(0|[1-9]\d{0,14}|[1-9]\d{0,2}(\.\d{3})+),\d{1,15}$/
/** In a table with decimal commas either 1234 or 1.234. */
const UNCERTAIN_POINT = /^-?[1-9]\d{0,2}(\.\d{3})+$/

/** Numbers become numbers so that they can be compared. Texts such as 007 stay texts. */
function cellValue(cell: string, numbers: NumberFormat): string | number | null {
  const text = cell.trim()
  if (text === '') return null
  if (numbers === 'comma') {
    if (UNCERTAIN_POINT.test(text)) return text
    if (WITH_COMMA.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'))
  }
  return PLAIN_NUMBER.test(text) ? Number(text) : text
}
