// The items of one page.
import { sql, type RawBuilder } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { offsetOf, type Page } from '../../platform/core/paging'
import type { Tx } from '../../platform/db/tenancy'
import type { Found } from './countsSql'
import { endOf, missionsOf, newestMatching, startOf, wantedKinds, type Search } from './matching'

type DataItem = components['schemas']['DataItem']

/** What the time of an item is: `data_item.at` is the first of these that is known. */
const TIME_KIND = sql`
  case when flight.started_at is not null or layer.captured_at is not null then 'measured'
       when flight.planned_start is not null then 'planned'
       when recording.started_at is not null then case recording.start_origin when 'container' then 'file' else 'measured' end
       when t.started_at is not null then 'measured'
       when f.taken_at is null then 'added'
       when photo.is_local_time then 'clock'
       when o.is_time_of_file then 'file'
       else 'measured' end`

/** Items of the page, the newest first. */
export async function selectItems(
  tenantId: string,
  tx: Tx,
  search: Search,
  page: Page,
  found: Found,
): Promise<DataItem[]> {
  const source = sourceOf(tenantId, search, page, found)
  if (!source) return []
  const { rows } = await sql<Omit<DataItem, 'at'> & { at: Date }>`
    with page as materialized (${source})
    select i.id as _id, i.kind, i.name, i.at, ${TIME_KIND} as "timeKind", i.mission_id as "missionId", m.name as "missionName",
           case when p.id is not null then json_build_object(
             '_id', p.id, 'name', p.name, 'location', json_build_object('lat', p.lat, 'long', p.long)) end as place,
           case when i.box is not null then json_build_array(
             (i.box[1])[0], (i.box[1])[1],
             (i.box[0])[0] - case when (i.box[0])[0] > 180 then 360 else 0 end, (i.box[0])[1]) end as bounds,
           coalesce(photo.thumbnail_file_id, layer.thumbnail_file_id, recording.poster_file_id) is not null
             or i.kind = 'outcome' as "hasThumbnail",
           s.id is not null as "hasFile", s.size, case when f.kind = 'telemetry' then f.flight_id end as "flightId"
      from page i
      join mission m on m.tenant_id = ${tenantId} and m.id = i.mission_id
      left join location p on p.tenant_id = ${tenantId} and p.id = m.location_id
      left join mission_file f on f.tenant_id = ${tenantId} and f.id = i.id
      left join mission_photo photo on photo.tenant_id = ${tenantId} and photo.file_id = i.id
      left join recording on recording.tenant_id = ${tenantId} and recording.id = i.id
      left join layer on layer.tenant_id = ${tenantId} and layer.id = i.id
      left join flight on flight.tenant_id = ${tenantId} and flight.id = i.id
      left join telemetry t on t.tenant_id = ${tenantId} and t.id = coalesce(recording.telemetry_id, i.id)
      left join outcome o on o.tenant_id = ${tenantId} and o.id = i.id
      left join stored_file s on s.tenant_id = ${tenantId} and s.id = coalesce(f.stored_file_id, layer.source_file_id)
     order by i.at desc, i.id desc`.execute(tx)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

function sourceOf(
  tenantId: string,
  search: Search,
  page: Page,
  { ids, isLowerBound, days }: Found,
): RawBuilder<unknown> | undefined {
  const { pageSize } = page
  if (isLowerBound) {
    const missions = sql`(select array_agg(id) from mission m where ${missionsOf(tenantId, search)})`
    return sql`select * from ${newestMatching(search, missions, { skip: offsetOf(page), most: pageSize })}`
  }
  if (ids) return sql`select * from data_item where tenant_id = ${tenantId} and id = any(${ids}::uuid[])`
  if (!days) return undefined
  return sql`
    select i.* from data_item i join mission m on m.id = i.mission_id
     where i.tenant_id = ${tenantId} and i.kind = any(${wantedKinds(search)}::text[]) and ${missionsOf(tenantId, search)}
       and i.at >= ${startOf(days.from)} and i.at < ${endOf(days.until)}
     order by i.at desc, i.id desc limit ${pageSize} offset ${days.skip}`
}
