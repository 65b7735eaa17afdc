// Saved reports as the database returns them, and in their form in the contract.
import { sql } from 'kysely'
import type { components } from '../../../platform/contract/contract.gen'
import type { Measure } from '../measures'

type Schemas = components['schemas']
export type SavedReport = Schemas['SavedReport']
export type SavedPeriod = Schemas['SavedReportPeriod']

interface Columns {
  id: string
  name: string
  baseLayerId: string
  baseLayerName: string
  rows: SavedReport['rows']
  measures: Measure[]
  periodKind: SavedPeriod['kind']
  fromDay: string | null
  untilDay: string | null
  editions: number
  latestAt: Date | null
  version: number
  createdAt: Date
  authorId: string | null
  authorName: string | null
  authorAvatar: string | null
}

export type SavedColumns = Columns

export interface SavedRow extends Columns {
  period: SavedPeriod
}

export const SAVED_COLUMNS = sql`
  s.id, s.name, b.id as "baseLayerId", b.name as "baseLayerName", s.row_kind as rows, s.measures,
  s.period_kind as "periodKind", s.from_day::text as "fromDay", s.until_day::text as "untilDay",
  s.edition_count as editions,
  (select e.made_at from report_edition e where e.saved_report_id = s.id order by e.number desc limit 1) as "latestAt",
  s.version, s.created_at as "createdAt", u.id as "authorId", u.name as "authorName", u.avatar as "authorAvatar"`

export const fromSaved = (tenantId: string) => sql`
  from saved_report s
  join base_layer b on b.id = s.base_layer_id
  left join app_user u on u.id = s.created_by
 where s.tenant_id = ${tenantId}`

export function readRow(columns: Columns): SavedRow {
  const { periodKind: kind, fromDay, untilDay } = columns
  const isFixed = fromDay !== null && untilDay !== null
  return { ...columns, period: isFixed ? { kind, from: fromDay, until: untilDay } : { kind } }
}

export function asSaved(row: SavedRow): SavedReport {
  const { id, baseLayerId, baseLayerName, latestAt, createdAt, authorId, authorName, authorAvatar } = row
  return {
    _id: id,
    name: row.name,
    baseLayer: { _id: baseLayerId, name: baseLayerName },
    rows: row.rows,
    measures: row.measures,
    period: row.period,
    editions: row.editions,
    latestAt: latestAt?.toISOString() ?? null,
    version: row.version,
    createdAt: createdAt.toISOString(),
    ...(authorId !== null && { createdBy: { _id: authorId, name: authorName ?? '', avatar: authorAvatar } }),
  }
}
