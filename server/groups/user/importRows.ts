// A CSV of people, read and judged row by row, before anything is stored.
import Papa from 'papaparse'
import type { components } from '../../contract/contract.gen'
import { fieldError } from '../../core/errors'
import { ALLOWED_FOR_TENANT, typePermissions } from '../../identity/permissions'

type TeamUserType = components['schemas']['TeamUserType']

export interface ImportGroup {
  id: string
  name: string
  permissions: string[]
}

export interface GoodRow {
  row: number
  name: string
  email: string
  userType: TeamUserType
  customPermissions: string[]
  groupIds: string[]
}

export interface BadRow {
  row: number
  email: string
  field: string
  message: string
}

const MOST_ROWS = 50_000
const COLUMNS = ['name', 'email', 'usertype', 'groups', 'permissions'] as const
type Column = (typeof COLUMNS)[number]
const TYPES: readonly string[] = ['tenant-root', 'tenant-staff', 'tenant-user'] satisfies TeamUserType[]
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * @param held what the asker may do, and so may grant
 * @param groups the tenant's groups, which rows name
 * @throws AppError 400 when the text has no header as asked for, or too many rows
 */
export function readImport(
  csv: string,
  held: ReadonlySet<string>,
  groups: readonly ImportGroup[],
): { good: GoodRow[]; bad: BadRow[] } {
  const [header = [], ...rows] = Papa.parse<string[]>(csv, { skipEmptyLines: 'greedy', preview: MOST_ROWS + 2 }).data
  const places = placesOf(header)
  if (rows.length > MOST_ROWS) throw fieldError('csv', `holds more than ${MOST_ROWS.toLocaleString('en')} rows`)
  if (rows.length === 0) throw fieldError('csv', 'The file has no rows below the header.')

  const judge = judgeOf(held, groups)
  const seen = new Set<string>()
  const good: GoodRow[] = []
  const bad: BadRow[] = []
  rows.forEach((cells, index) => {
    const cell = (column: Column): string => cells[places[column] ?? -1]?.trim() ?? ''
    const email = cell('email').toLowerCase()
    const judged = judge({ ...mapped(cell), email })
    const row = index + 1
    if ('message' in judged) bad.push({ row, email: email.slice(0, 300), ...judged })
    else if (seen.has(email))
      bad.push({ row, email, field: 'email', message: 'This e-mail is already in an earlier row.' })
    else good.push({ row, ...judged })
    seen.add(email)
  })
  return { good, bad }
}

function placesOf(header: string[]): Partial<Record<Column, number>> {
  const names = header.map((name) => name.toLowerCase().replace(/[^a-z]/g, ''))
  const ungrantable = header.find((_, index) => !(COLUMNS as readonly string[]).includes(names[index] ?? ''))
  if (ungrantable !== undefined)
    throw fieldError('csv', `has a column "${ungrantable.slice(0, 40)}", which is not known here`)
  for (const column of ['name', 'email']) {
    if (!names.includes(column)) throw fieldError('csv', `has no column "${column}" in its first row`)
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

const mapped = (cell: (column: Column) => string): Cells => ({
  name: cell('name'),
  email: cell('email'),
  userType: cell('usertype') || 'tenant-user',
  groups: list(cell('groups')),
  permissions: list(cell('permissions')),
})

const list = (text: string): string[] => [...new Set(text.split(';').map((name) => name.trim()))].filter(Boolean)

/** Judges one row after another; what does not depend on the row is looked up once. */
function judgeOf(held: ReadonlySet<string>, groups: readonly ImportGroup[]) {
  const byName = new Map(groups.map((group) => [group.name.toLowerCase(), group]))
  const allowed = new Set(ALLOWED_FOR_TENANT)
  const heldTypes = new Set(
    TYPES.filter((type) => typePermissions(type as TeamUserType).every((name) => held.has(name))),
  )
  const notHeld = "You cannot grant permissions you don't have."

  return ({ name, email, userType, ...cells }: Cells): Omit<GoodRow, 'row'> | Omit<BadRow, 'row' | 'email'> => {
    if (name === '') return { field: 'name', message: 'Enter a name.' }
    if (name.length > 120) return { field: 'name', message: 'Use at most 120 characters.' }
    if (email.length > 254 || !EMAIL.test(email)) return { field: 'email', message: 'Enter a valid e-mail address.' }
    if (!TYPES.includes(userType)) return { field: 'userType', message: `Choose one of: ${TYPES.join(', ')}.` }
    if (!heldTypes.has(userType)) return { field: 'userType', message: notHeld }
    const ungrantable = cells.permissions.find((permission) => !allowed.has(permission))
    if (ungrantable) return { field: 'permissions', message: `A tenant cannot grant ${ungrantable.slice(0, 60)}.` }
    if (cells.permissions.some((permission) => !held.has(permission))) return { field: 'permissions', message: notHeld }
    const found = cells.groups.map((group) => byName.get(group.toLowerCase()))
    const missing = cells.groups.find((_, index) => !found[index])
    if (missing) return { field: 'groups', message: `User group not found: ${missing.slice(0, 120)}.` }
    const members = found.filter((group) => group !== undefined)
    if (members.some(({ permissions }) => permissions.some((permission) => !held.has(permission)))) {
      return { field: 'groups', message: notHeld }
    }
    const groupIds = members.map(({ id }) => id)
    return { name, email, userType: userType as TeamUserType, customPermissions: cells.permissions, groupIds }
  }
}
