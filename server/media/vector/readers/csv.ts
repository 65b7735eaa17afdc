// Reads tables with coordinates: two columns of degrees, or one of well-known text, found by their names.
import { pipeline, Readable } from 'node:stream'
import Papa from 'papaparse'
import { vectorText } from '../messages'
import type { RawFeature } from '../feature'
import { VectorImportError } from '../vectorImportError'
import { parseWkt } from './wkt'

interface Columns {
  names: string[]
  lat: number
  long: number
  wkt: number
}

const LAT = ['lat', 'latitude', 'latitude_deg', 'gpslatitude', 'y', 'breite', 'breitengrad', 'northing']
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
  'easting',
]
const WKT = ['wkt', 'geom', 'geometry', 'the_geom', 'shape']
/** Text without a row break, caused by an unterminated quote. */
const MAX_ROW_BYTES = 4 * 1024 * 1024
const HEAD_BYTES = 64 * 1024

/** @throws VectorImportError when the table has no coordinate columns */
export async function* readCsv(source: AsyncIterable<Buffer>): AsyncGenerator<RawFeature> {
  let columns: Columns | undefined
  for await (const row of readRows(source)) {
    if (!columns) {
      columns = findColumns(row)
      continue
    }
    if (row.every((cell) => cell.trim() === '')) continue
    yield featureOf(row, columns)
  }
  if (!columns) throw new VectorImportError(vectorText('emptyTable'))
}

/** The rows of a table, the header first. @throws VectorImportError for an empty table or an unterminated quote */
export async function* readRows(source: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  const pieces = source[Symbol.asyncIterator]()
  const head = await pieces.next()
  if (head.done) throw new VectorImportError(vectorText('emptyTable'))
  const delimiter = Papa.parse(head.value.subarray(0, HEAD_BYTES).toString('utf8'), { preview: 10 }).meta.delimiter

  let sinceRow = 0
  async function* guarded(): AsyncGenerator<Buffer> {
    for (let piece = head; !piece.done; piece = await pieces.next()) {
      sinceRow += piece.value.length
      if (sinceRow > MAX_ROW_BYTES) throw new VectorImportError(vectorText('longRow'))
      yield piece.value
    }
  }
  const parser = Papa.parse(Papa.NODE_STREAM_INPUT, { delimiter })
  const input = Readable.from(guarded(), { objectMode: false })
  // The loop receives the error of either stream.
  pipeline(input, parser, () => undefined)
  try {
    for await (const row of parser as AsyncIterable<string[]>) {
      sinceRow = 0
      yield row
    }
  } finally {
    input.destroy()
  }
}

function findColumns(header: string[]): Columns {
  const names = header.map((name) => name.replace(/^\ufeff/, '').trim())
  const plain = names.map((name) =>
    name
      .toLowerCase()
      .replace(/[\s.()°-]+/g, '_')
      .replace(/^_|_$/g, ''),
  )
  const find = (known: string[]) =>
    known.map((name) => plain.indexOf(name)).find((index) => index >= 0) ??
    plain.findIndex((name) =>
      known.slice(0, 2).some((each) => name.startsWith(`${each}_`) || name.endsWith(`_${each}`)),
    )
  const columns = { names, lat: find(LAT), long: find(LONG), wkt: find(WKT) }
  if (columns.wkt < 0 && (columns.lat < 0 || columns.long < 0)) {
    throw new VectorImportError(vectorText('noCoordinates', { columns: names.slice(0, 12).join(', ').slice(0, 250) }))
  }
  return columns
}

function featureOf(row: string[], { names, lat, long, wkt }: Columns): RawFeature {
  const usesWkt = wkt >= 0 && (row[wkt] ?? '').trim() !== ''
  const geometry = usesWkt
    ? parseWkt(row[wkt] ?? '')
    : { type: 'Point', coordinates: [degrees(row[long]), degrees(row[lat])] }
  const properties: Record<string, unknown> = {}
  for (const [index, name] of names.entries()) {
    if (index !== wkt && name !== '') properties[name] = cellValue(row[index] ?? '')
  }
  return { geometry, properties }
}

/** Numbers become numbers so that they can be compared. Texts such as 007 stay texts. */
function cellValue(cell: string): string | number | null {
  const text = cell.trim()
  if (text === '') return null
  return /^-?(0|[1-9]\d{0,14})(\.\d{1,15})?$/.test(text) ? Number(text) : text
}

/** 52.5, 52,5, 52.5N, 52.5° S */
function degrees(cell: string | undefined): number {
  const [, number, side] = /^\s*(-?\d+(?:[.,]\d+)?)\s*°?\s*([NSEW])?\s*$/i.exec(cell ?? '') ?? []
  if (number === undefined) return NaN
  const value = Number(number.replace(',', '.'))
  return /[SW]/i.test(side ?? '') ? -value : value
}
