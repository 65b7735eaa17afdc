// The missions that are shared with the client of the caller, with a picture of each. The row policies of a client limit what it
// reads, so a picture is never one of a layer or photo that the client may not open.
import { sql, type RawBuilder } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { offsetOf, type Page } from '../../platform/core/paging'
import type { Tx } from '../../platform/db/tenancy'
import { asMission, columnsOf, fromMissions, type MissionRow } from './missionSql'

type SharedMission = components['schemas']['SharedMission']

interface SharedRow extends MissionRow {
  date: Date
  dateOf: SharedMission['dateOf'] & string
  updatedAt: Date
  pictureUrl: string | null
}

const DATE = sql`coalesce(m.started_at, m.scheduled_at, m.created_at)`

const DATE_OF = sql`
  case when m.started_at is not null then 'start' when m.scheduled_at is not null then 'schedule' else 'creation' end`

const SORT_COLUMNS: Record<string, RawBuilder<unknown>> = {
  updatedAt: sql`m.updated_at`,
  date: DATE,
  name: sql`lower(m.name)`,
}

/** Address of the preview of the newest visible raster, or else of the first visible photo by its capture time. */
const pictureOf = (tenantId: string) => sql`
  coalesce(
    (select '/apis/v1/layer/thumbnail/' || l.id || '?v=' || l.data_version
       from layer l
      where l.tenant_id = ${tenantId} and l.mission_id = m.id and l.client_visible and l.status = 'ready' and l.deleted_at is null
        and l.thumbnail_file_id is not null
      order by coalesce(l.captured_at, l.created_at) desc, l.id desc limit 1),
    (select '/apis/v1/photo/picture/' || f.id
       from mission_file f join mission_photo p on p.tenant_id = ${tenantId} and p.file_id = f.id
      where f.tenant_id = ${tenantId} and f.mission_id = m.id and f.kind = 'photo' and f.deleted_at is null
        and (f.is_shown_to_clients or current_client() is not null) and p.thumbnail_file_id is not null
      order by f.taken_at nulls last, f.id limit 1))`

/** @param tx of the client. @param sort a column of the contract, with a minus sign for descending */
export async function selectSharedList(
  tenantId: string,
  tx: Tx,
  search: string,
  sort: string,
  page: Page,
): Promise<{ items: SharedMission[]; total: number }> {
  const words = search.trim().toLowerCase()
  const named = sql`and (${words} = '' or strpos(lower(m.name), ${words}) > 0 or strpos(lower(p.name), ${words}) > 0)`
  const column = SORT_COLUMNS[sort.replace('-', '')] ?? DATE
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`
  const { rows } = await sql<SharedRow>`
    select ${columnsOf(tenantId)}, ${DATE} as date, ${DATE_OF} as "dateOf", m.updated_at as "updatedAt", ${pictureOf(tenantId)} as "pictureUrl"
           ${fromMissions(tenantId)} ${named}
     order by ${column} ${direction}, m.id ${direction} limit ${page.pageSize} offset ${offsetOf(page)}`.execute(tx)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total ${fromMissions(tenantId)} ${named}`.execute(tx)
  return { items: rows.map(asShared), total: counted.rows[0]?.total ?? 0 }
}

const asShared = ({ date, dateOf, updatedAt, pictureUrl, ...row }: SharedRow): SharedMission => ({
  ...asMission(row),
  date: date.toISOString(),
  dateOf,
  updatedAt: updatedAt.toISOString(),
  pictureUrl,
})
