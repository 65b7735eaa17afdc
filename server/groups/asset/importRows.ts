// Reads a CSV file of assets and checks every row before anything is stored.
import Papa from 'papaparse'
import { fieldError } from '../../platform/core/errors'
import type { Message } from '../../platform/core/messages'
import { unescapeFormulas } from '../../platform/core/spreadsheetCsv'
import { validationText } from '../../platform/core/validation'
import { assetImportText, assetText } from './messages'
import type { AssetFields } from './sql'

/** The records of the tenant that rows name. */
export interface KnownKinds {
  classes: readonly { _id: string; name: string }[]
  models: readonly { _id: string; name: string; manufacturer: { name: string }; class: { _id: string } }[]
  /** Serial numbers of the file that assets of the tenant have. */
  takenSerials: ReadonlySet<string>
}

export interface Problem {
  field: string
  message: Message
}

export type ImportedAsset = AssetFields & { name: string; serial: string; classId: string }

export interface CheckedRow {
  /** As a spreadsheet counts: from 1, with the header and empty rows. */
  row: number
  name: string
  serial: string
  class: string
  /** Manufacturer and model. */
  model: string
  problems: Problem[]
  asset: ImportedAsset
}

export interface ImportFile {
  rows: FileRow[]
  cell: (row: FileRow, column: Column) => string
}

interface FileRow {
  row: number
  cells: string[]
}

const MAX_ROWS = 500
/** Of a spreadsheet, with its empty rows. */
const MAX_SHEET_ROWS = 1_048_576
const COLUMNS = [
  'name',
  'serial',
  'class',
  'manufacturer',
  'model',
  'inServiceOn',
  'hours',
  'flights',
  'cycles',
  'firmware',
  'health',
  'note',
] as const
type Column = (typeof COLUMNS)[number]
const REQUIRED: readonly Column[] = ['name', 'serial', 'class']
/** Columns of an export that an import does not read. */
const IGNORED = ['status']

/** Characters. The contract has the same limits for one asset. */
const LONGEST = { name: 120, serial: 80, firmware: 80, note: 2000 } as const
const MAX_COUNT = 1_000_000
/** Rows in a reply show the beginning of longer texts. */
const SHOWN = 200
const FIRST_DAY = '1900-01-01'

/** @throws AppError 400 for a file that is no text, has no header, a missing or unknown column, no rows or too many */
export function readAssetFile(csv: string): ImportFile {
  // A decoder writes U+FFFD for bytes that are not UTF-8.
  if (/[\0\ufffd]/.test(csv)) throw fieldError('csv', assetImportText('notText'))
  const [header, ...rows] = rowsOf(csv)
  const positions = positionsOf(header?.cells ?? [])
  if (rows.length === 0) throw fieldError('csv', assetImportText('noRows'))
  return {
    rows,
    cell: ({ cells }, column) => unescapeFormulas(cells[positions.get(column.toLowerCase()) ?? -1]?.trim() ?? ''),
  }
}

/** The rows that are not empty, beginning with the header. */
function rowsOf(csv: string): FileRow[] {
  // Empty rows count as rows of a spreadsheet, but would mislead the detection of the delimiter.
  const { delimiter } = Papa.parse(csv, { skipEmptyLines: 'greedy', preview: 1 }).meta
  const rows: FileRow[] = []
  let row = 0
  let isTooLong = false
  Papa.parse<string[]>(csv, {
    delimiter,
    step: ({ data: cells }, parser) => {
      row += 1
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ row, cells })
      isTooLong = rows.length > MAX_ROWS + 1 || row > MAX_SHEET_ROWS
      if (isTooLong) parser.abort()
    },
  })
  if (isTooLong) throw fieldError('csv', assetImportText('tooManyRows', { max: MAX_ROWS }))
  return rows
}

function positionsOf(header: string[]): ReadonlyMap<string, number> {
  const known = [...COLUMNS.map((column) => column.toLowerCase()), ...IGNORED]
  const positions = new Map<string, number>()
  for (const [at, written] of header.entries()) {
    const name = written.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
    const column = written.trim().slice(0, 40)
    if (!known.includes(name)) {
      throw fieldError('csv', assetImportText('unknownColumn', { column, columns: COLUMNS.join(', ') }))
    }
    if (positions.has(name)) throw fieldError('csv', assetImportText('repeatedColumn', { column }))
    positions.set(name, at)
  }
  const missing = REQUIRED.find((column) => !positions.has(column))
  if (missing) throw fieldError('csv', assetImportText('missingColumn', { column: missing }))
  return positions
}

/** Checks every row; a row without problems has an asset that can be stored. */
export function checkRows({ rows, cell }: ImportFile, known: KnownKinds): CheckedRow[] {
  const seen = new Set<string>()
  const kindOf = createKindCheck(known)
  return rows.map((row) => {
    const read = (column: Column) => cell(row, column)
    const problems: Problem[] = []
    const report = (field: Column, message: Message | undefined) => {
      if (message) problems.push({ field, message })
    }
    const serial = read('serial')
    for (const field of ['name', 'serial', 'firmware', 'note'] as const) report(field, textProblem(field, read(field)))
    if (seen.has(serial.toLowerCase())) report('serial', assetImportText('repeatedSerial'))
    else if (known.takenSerials.has(serial)) report('serial', assetText('serialTaken'))
    if (serial !== '') seen.add(serial.toLowerCase())
    const kind = kindOf(read('class'), read('manufacturer'), read('model'), report)
    for (const field of ['hours', 'flights', 'cycles', 'health'] as const) {
      report(field, numberProblem(read(field), field === 'health' ? 100 : MAX_COUNT, field === 'hours'))
    }
    report('inServiceOn', dayProblem(read('inServiceOn')))
    return {
      row: row.row,
      name: shown(read('name')),
      serial: shown(serial),
      class: shown(read('class')),
      model: [read('manufacturer'), read('model')].filter(Boolean).map(shown).join(' '),
      problems,
      asset: { ...kind, ...fieldsOf(read) },
    }
  })
}

const shown = (text: string): string => [...text].slice(0, SHOWN).join('')

function fieldsOf(read: (column: Column) => string) {
  const number = (column: Column) => (read(column) === '' ? undefined : Number(read(column)))
  return {
    name: read('name'),
    serial: read('serial'),
    firmware: read('firmware'),
    note: read('note'),
    inServiceOn: read('inServiceOn') || undefined,
    hours: number('hours'),
    flights: number('flights'),
    cycles: number('cycles'),
    health: number('health'),
  }
}

/** Prepares once what does not depend on the row. @returns the check of class, manufacturer and model */
function createKindCheck({ classes, models }: KnownKinds) {
  const classIds = new Map(classes.map(({ _id, name }) => [name.toLowerCase(), _id]))
  const keyOf = (manufacturer: string, model: string) => JSON.stringify([manufacturer, model]).toLowerCase()
  const modelsByName = new Map(models.map((model) => [keyOf(model.manufacturer.name, model.name), model]))

  return (
    className: string,
    manufacturer: string,
    modelName: string,
    report: (field: Column, message: Message) => void,
  ): { classId: string; modelId?: string } => {
    const classId = classIds.get(className.toLowerCase()) ?? ''
    if (className === '') report('class', validationText('required'))
    else if (classId === '') report('class', assetImportText('unknownClass', { name: shown(className) }))
    if (manufacturer === '' && modelName === '') return { classId }
    if (modelName === '') report('model', assetImportText('modelMissing'))
    else if (manufacturer === '') report('manufacturer', assetImportText('manufacturerMissing'))
    if (manufacturer === '' || modelName === '') return { classId }
    const model = modelsByName.get(keyOf(manufacturer, modelName))
    if (!model) report('model', assetImportText('unknownModel', { name: shown(`${manufacturer} ${modelName}`) }))
    else if (classId !== '' && model.class._id !== classId) report('model', assetText('otherClass'))
    return model ? { classId, modelId: model._id } : { classId }
  }
}

function textProblem(field: keyof typeof LONGEST, text: string): Message | undefined {
  if (text === '') return field === 'name' || field === 'serial' ? validationText('required') : undefined
  const limit = LONGEST[field]
  return [...text].length > limit ? validationText('tooLong', { limit }) : undefined
}

function numberProblem(text: string, limit: number, hasDecimals: boolean): Message | undefined {
  if (text === '') return undefined
  if (!hasDecimals && !/^\d+$/.test(text)) return validationText('integer')
  if (!/^\d+(\.\d+)?$/.test(text)) return validationText('number')
  return Number(text) > limit ? validationText('tooLarge', { limit }) : undefined
}

function dayProblem(text: string): Message | undefined {
  if (text === '') return undefined
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(NaN)
  // Dates such as 30 February become another day.
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text || text < FIRST_DAY) {
    return assetImportText('day')
  }
  return text > new Date().toISOString().slice(0, 10) ? assetText('inFuture') : undefined
}
