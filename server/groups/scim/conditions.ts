// Conditions of SQL for filters.
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { ScimError } from '../../platform/http/scim'
import type { Comparison, Filter } from './filter'
import { scimText } from './messages'

type Condition = RawBuilder<SqlBool>

/** How an attribute compares. Texts are compared without case, except `exact` ones. */
export interface Column {
  kind: 'text' | 'exact' | 'id' | 'boolean' | 'time'
  value: RawBuilder<unknown>
}

/** By the normal name. */
export type Columns = Readonly<Record<string, Column | ((comparison: Comparison) => Condition)>>

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const ORDER = { gt: sql`>`, ge: sql`>=`, lt: sql`<`, le: sql`<=` } as const

/** @throws ScimError 400 invalidFilter */
export function conditionOf(columns: Columns, filter: Filter): Condition {
  switch (filter.kind) {
    case 'not':
      return sql`not coalesce(${conditionOf(columns, filter.part)}, false)`
    case 'and':
    case 'or': {
      const [first, second] = filter.parts.map((part) => conditionOf(columns, part))
      return filter.kind === 'and' ? sql`(${first} and ${second})` : sql`(${first} or ${second})`
    }
    case 'comparison': {
      const column = Object.hasOwn(columns, filter.name) ? columns[filter.name] : undefined
      if (!column) throw invalid(scimText('filterAttribute', { name: filter.name }))
      return typeof column === 'function' ? column(filter) : compare(column, filter)
    }
  }
}

/** The text of an `eq` comparison. @throws ScimError 400 invalidFilter for everything else */
export function equalTo({ name, operator, value }: Comparison): string {
  if (operator !== 'eq') throw invalid(scimText('filterOperator', { operator, name }))
  if (typeof value !== 'string') throw invalid(scimText('filterValue', { name }))
  return value
}

function compare(column: Column, comparison: Comparison): Condition {
  if (comparison.operator === 'pr') return sql`${column.value} is not null`
  switch (column.kind) {
    case 'boolean':
      return compareBoolean(column, comparison)
    case 'time':
      return compareTime(column, comparison)
    case 'id':
      return compareId(column, comparison)
    case 'text':
    case 'exact':
      return compareText(column, comparison)
  }
}

function compareText({ kind, value: column }: Column, { name, operator, value }: Comparison): Condition {
  if (value === null && (operator === 'eq' || operator === 'ne')) {
    return operator === 'eq' ? sql`${column} is null` : sql`${column} is not null`
  }
  if (typeof value !== 'string') throw invalid(scimText('filterValue', { name }))
  // Of a text in lower case already where case does not matter, such as an e-mail address.
  const text = kind === 'exact' ? value : value.toLowerCase()
  const stored = kind === 'exact' ? column : sql`lower(${column})`
  switch (operator) {
    case 'eq':
      return sql`${stored} = ${text}`
    case 'ne':
      return sql`${stored} is distinct from ${text}`
    case 'co':
      return sql`position(${text}::text in ${stored}) > 0`
    case 'sw':
      return sql`starts_with(${stored}, ${text})`
    case 'ew':
      return sql`right(${stored}, ${[...text].length}) = ${text}`
    default:
      throw invalid(scimText('filterOperator', { operator, name }))
  }
}

function compareId({ value: column }: Column, comparison: Comparison): Condition {
  const id = equalTo(comparison)
  return UUID.test(id) ? sql`${column} = ${id}::uuid` : sql`false`
}

function compareBoolean({ value: column }: Column, { name, operator, value }: Comparison): Condition {
  if (operator !== 'eq' && operator !== 'ne') throw invalid(scimText('filterOperator', { operator, name }))
  const text = String(value).toLowerCase()
  if (text !== 'true' && text !== 'false') throw invalid(scimText('filterValue', { name }))
  return sql`${column} = ${(text === 'true') === (operator === 'eq')}`
}

function compareTime({ value: column }: Column, { name, operator, value }: Comparison): Condition {
  const time = typeof value === 'string' && /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[-+]\d\d:\d\d))?$/.test(value)
  const parsed = time ? new Date(value) : undefined
  if (!parsed || Number.isNaN(parsed.getTime())) throw invalid(scimText('filterValue', { name }))
  // As shown: in milliseconds.
  const stored = sql`date_trunc('milliseconds', ${column})`
  if (operator === 'eq') return sql`${stored} = ${parsed}`
  if (operator === 'ne') return sql`${stored} is distinct from ${parsed}`
  if (!(operator in ORDER)) throw invalid(scimText('filterOperator', { operator, name }))
  return sql`${stored} ${ORDER[operator as keyof typeof ORDER]} ${parsed}`
}

const invalid = (text: ReturnType<typeof scimText>): ScimError => new ScimError(400, 'invalidFilter', text)
