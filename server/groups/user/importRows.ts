// Reads a CSV file of users and checks every row before anything is stored.
import Papa from 'papaparse'
import type { components } from '../../platform/contract/contract.gen'
import { fieldError } from '../../platform/core/errors'
import type { Message } from '../../platform/core/messages'
import { validationText } from '../../platform/core/validation'
import { isAllowedForTenant, typePermissions } from '../../platform/identity/permissions'
import { notForTenants, notHeld } from '../permission/public'
import { isEmailAddress } from './emailAddress'
import { importText } from './messages'

type TeamUserType = components['schemas']['TeamUserType']

export interface ImportGroup {
  id: string
  name: string
  permissions: string[]
}

export interface ValidRow {
  row: number
  name: string
  email: string
  userType: TeamUserType
  customPermissions: string[]
  groupIds: string[]
}

/** Cells of a row of the file. */
export interface FileRow {
  /** As a spreadsheet counts: from 1, with the header and empty rows. */
  row: number
  cells: string[]
}

export interface InvalidRow {
  row: number
  email: string
  field: string
  message: Message
}

const MAX_ROWS = 50_000
/** Of a spreadsheet, with its empty rows. */
const MAX_SHEET_ROWS = 1_048_576
const MAX_NAME_LENGTH = 120
const COLUMNS = ['name', 'email', 'usertype', 'groups', 'permissions'] as const
type Column = (typeof COLUMNS)[number]
/** Column of the rejected rows. Imports ignore it, because a corrected file may still contain it. */
export const PROBLEM_COLUMN = 'problem'
const KNOWN: readonly string[] = [...COLUMNS, PROBLEM_COLUMN]
const TYPES: readonly string[] = ['tenant-root', 'tenant-staff', 'tenant-user'] satisfies TeamUserType[]

/**
 * @param held permissions of the caller, which are the only ones the caller can grant
 * @param groups user groups of the tenant
 * @throws AppError 400 for a missing or unknown column, no rows or too many rows
 */
export function readImport(
  csv: string,
  held: ReadonlySet<string>,
  groups: readonly ImportGroup[],
): { header: string[]; rows: FileRow[]; valid: ValidRow[]; invalid: InvalidRow[] } {
  const [first, ...rows] = rowsOf(csv)
  const header = first?.cells ?? []
  const positions = positionsOf(header)
  if (rows.length === 0) throw fieldError('csv', importText('noRows'))

  const checkRow = createRowCheck(held, groups)
  const seen = new Set<string>()
  const valid: ValidRow[] = []
  const invalid: InvalidRow[] = []
  for (const { row, cells } of rows) {
    const cell = (column: Column): string => cells[positions[column] ?? -1]?.trim() ?? ''
    const email = cell('email').toLowerCase()
    const checked = checkRow({ ...cellsOf(cell), email })
    if ('message' in checked) invalid.push({ row, email: email.slice(0, 300), ...checked })
    else if (seen.has(email)) invalid.push({ row, email, field: 'email', message: importText('repeatedEmail') })
    else valid.push({ row, ...checked })
    seen.add(email)
  }
  return { header, rows, valid, invalid }
}

/**
 * The rows that are not empty, beginning with the header.
 * @throws AppError 400 for too many rows
 */
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
  if (isTooLong) throw fieldError('csv', importText('tooManyRows', { max: MAX_ROWS }))
  return rows
}

function positionsOf(header: string[]): Partial<Record<Column, number>> {
  const names = header.map((name) => name.toLowerCase().replace(/[^a-z]/g, ''))
  const unknown = header.find((_, index) => !KNOWN.includes(names[index] ?? ''))
  if (unknown !== undefined) throw fieldError('csv', importText('unknownColumn', { column: unknown.slice(0, 40) }))
  for (const column of ['name', 'email']) {
    if (!names.includes(column)) throw fieldError('csv', importText('missingColumn', { column }))
  }
  return Object.fromEntries(names.map((name, index) => [name, index]))
}

interface Cells {
  name: string
  email: string
  userType: string
  groups: string[]
  permissions: string[]
}

const cellsOf = (cell: (column: Column) => string): Cells => ({
  name: cell('name'),
  email: cell('email'),
  userType: cell('usertype') || 'tenant-user',
  groups: list(cell('groups')),
  permissions: list(cell('permissions')),
})

const list = (text: string): string[] => [...new Set(text.split(';').map((name) => name.trim()))].filter(Boolean)

/** Prepares once what does not depend on the row. @returns the check of one row */
function createRowCheck(held: ReadonlySet<string>, groups: readonly ImportGroup[]) {
  const byName = new Map(groups.map((group) => [group.name.toLowerCase(), group]))

  return ({ name, email, userType, ...cells }: Cells): Omit<ValidRow, 'row'> | Omit<InvalidRow, 'row' | 'email'> => {
    if (name === '') return { field: 'name', message: validationText('required') }
    if (name.length > MAX_NAME_LENGTH) {
      return { field: 'name', message: validationText('tooLong', { limit: MAX_NAME_LENGTH }) }
    }
    if (!isEmailAddress(email)) return { field: 'email', message: validationText('email') }
    if (!TYPES.includes(userType))
      return { field: 'userType', message: validationText('oneOf', { allowed: TYPES.join(', ') }) }
    const beyondType = typePermissions(userType as TeamUserType).filter((name) => !held.has(name))
    if (beyondType.length > 0) return { field: 'userType', message: notHeld(beyondType) }
    const ungrantable = cells.permissions.find((permission) => !isAllowedForTenant(permission))
    if (ungrantable) return { field: 'permissions', message: notForTenants(ungrantable) }
    const lacking = cells.permissions.filter((permission) => !held.has(permission))
    if (lacking.length > 0) return { field: 'permissions', message: notHeld(lacking) }
    const found = cells.groups.map((group) => byName.get(group.toLowerCase()))
    const missing = cells.groups.find((_, index) => !found[index])
    if (missing)
      return { field: 'groups', message: importText('unknownGroup', { name: missing.slice(0, MAX_NAME_LENGTH) }) }
    const members = found.filter((group) => group !== undefined)
    const beyondGroups = members.flatMap(({ permissions }) => permissions.filter((permission) => !held.has(permission)))
    if (beyondGroups.length > 0) return { field: 'groups', message: notHeld([...new Set(beyondGroups)]) }
    const groupIds = members.map(({ id }) => id)
    return { name, email, userType: userType as TeamUserType, customPermissions: cells.permissions, groupIds }
  }
}
