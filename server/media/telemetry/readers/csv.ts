// Reads tables whose columns the user has named.
import { readRows } from '../../vector/readers/csv'
import type { Message } from '../../../platform/core/messages'
import type { ColumnField, Columns } from '../columns'
import { telemetryText } from '../messages'
import { numberOf, sampleAt, type Clock, type Sample } from '../sample'
import { TelemetryError } from '../telemetryError'
import { momentOf, momentOfDay, momentOfNumber } from './moment'
import type { Notes } from './notes'

const METRES = { m: 1, ft: 0.3048 }
const METRES_PER_SECOND = { 'm/s': 1, 'km/h': 1 / 3.6, mph: 0.44704, kn: 0.514444 }
const EXAMPLE_ROWS = 3
const MAX_CELL = 60

export interface TableHead {
  header: string[]
  /** The first rows, shortened. */
  examples: string[][]
}

/** @throws VectorImportError for an empty table */
export async function readTableHead(source: AsyncIterable<Buffer>): Promise<TableHead> {
  const rows: string[][] = []
  for await (const { row } of readRows(source)) {
    rows.push(row.map((cell) => cell.trim().slice(0, MAX_CELL)))
    if (rows.length > EXAMPLE_ROWS) break
  }
  const [header = [], ...examples] = rows
  return { header: header.map(columnName), examples }
}

/** @throws TelemetryError when a column is missing or its values do not fit */
export async function* readTable(
  source: AsyncIterable<Buffer>,
  columns: Columns,
  notes: Notes,
): AsyncGenerator<Sample> {
  let cellOf: ((row: string[], field: ColumnField) => string | undefined) | undefined
  let count = 0
  let valid = 0
  let firstEmpty: TelemetryError | undefined
  for await (const { row, number, isCut } of readRows(source)) {
    if (isCut) {
      notes.incompleteRecord = true
      continue
    }
    count += 1
    if (!cellOf) {
      cellOf = cellReader(row.map(columnName), columns)
      continue
    }
    if (row.every((cell) => cell.trim() === '')) continue
    const result = sampleOf(row, cellOf, columns, notes)
    if ('field' in result) {
      // Rows before the first satellite fix have no position.
      if (result.value !== '' && (valid === 0 || result.field === 'time')) throw wrongColumn(number, result, columns)
      firstEmpty ??= wrongColumn(number, result, columns)
      notes.withoutPosition += 1
      continue
    }
    valid += 1
    yield result
  }
  if (count < 2) throw new TelemetryError(telemetryText('emptyTable'))
  if (valid === 0 && firstEmpty) throw firstEmpty
}

const columnName = (name: string) => name.replace(/^\ufeff/, '').trim()

function cellReader(header: string[], { fields }: Columns) {
  const indexes = new Map<ColumnField, number>()
  for (const [field, column] of Object.entries(fields) as [ColumnField, string][]) {
    const index = header.indexOf(column)
    if (index < 0) throw new TelemetryError(telemetryText('columnMissing', { column }))
    indexes.set(field, index)
  }
  return (row: string[], field: ColumnField) => {
    const index = indexes.get(field)
    return index === undefined ? undefined : (row[index] ?? '').trim()
  }
}

interface WrongCell {
  field: 'time' | 'lat' | 'long'
  value: string
}

function sampleOf(
  row: string[],
  cellOf: (row: string[], field: ColumnField) => string | undefined,
  { fields, timeUnit, lengthUnit, speedUnit }: Columns,
  notes: Notes,
): Sample | WrongCell {
  const time = cellOf(row, 'time') ?? ''
  const latText = cellOf(row, 'lat') ?? ''
  const longText = cellOf(row, 'long') ?? ''
  const date = cellOf(row, 'date')
  const moment = date ? timeOfDay(date, time, fields, notes) : timeOf(time, timeUnit, fields.time ?? '', notes)
  if (!moment) return { field: 'time', value: date ? `${date} ${time}` : time }
  const lat = decimalOf(latText)
  const long = decimalOf(longText)
  if (lat === null || Math.abs(lat) > 90) return { field: 'lat', value: latText }
  if (long === null || Math.abs(long) > 180) return { field: 'long', value: longText }
  const number = (field: ColumnField, factor = 1) => {
    const value = decimalOf(cellOf(row, field))
    return value === null ? null : value * factor
  }
  return {
    ...sampleAt(moment.at, moment.clock, long, lat),
    altitude: number('altitude', METRES[lengthUnit]),
    height: number('height', METRES[lengthUnit]),
    speed: number('speed', METRES_PER_SECOND[speedUnit]),
    battery: number('battery'),
    heading: number('heading'),
    gimbalYaw: number('gimbalYaw'),
    gimbalPitch: number('gimbalPitch'),
  }
}

/** @param notes says afterwards which date was not certain */
function timeOfDay(
  date: string,
  time: string,
  fields: Columns['fields'],
  notes: Notes,
): { at: number; clock: Clock } | undefined {
  const moment = momentOfDay(date, time)
  if (moment?.isAssumed) notes.assumedDate ??= date
  const isUtc = /utc|gmt/i.test(`${fields.date ?? ''} ${fields.time ?? ''}`)
  return moment && { at: moment.at, clock: isUtc ? 'utc' : moment.clock }
}

function timeOf(
  text: string,
  unit: Columns['timeUnit'],
  column: string,
  notes: Notes,
): { at: number; clock: Clock } | undefined {
  const number = decimalOf(text)
  if (number !== null) return momentOfNumber(number, unit)
  const [date = '', ...time] = text.trim().split(' ')
  const moment = momentOf(text) ?? timeOfDay(date, time.join(' '), { time: column }, notes)
  return moment && /utc|gmt/i.test(column) ? { ...moment, clock: 'utc' } : moment
}

/** Accepts a decimal comma. */
const decimalOf = (text: string | undefined): number | null => numberOf(text?.replace(',', '.'))

function wrongColumn(row: number, { field, value }: WrongCell, { fields }: Columns): TelemetryError {
  const expected: Record<WrongCell['field'], Message> = {
    time: telemetryText('expectedTime'),
    lat: telemetryText('expectedLatitude'),
    long: telemetryText('expectedLongitude'),
  }
  const values = { row, value: value.slice(0, MAX_CELL), column: fields[field] ?? '', expected: expected[field] }
  return new TelemetryError(telemetryText('wrongColumn', values))
}
