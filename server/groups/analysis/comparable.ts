// The layers that a layer can be compared with: those of all missions that cover some of its ground.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import type { Page } from '../../platform/core/paging'
import { selectPageOf } from '../../platform/db/pageSql'
import type { Tx } from '../../platform/db/tenancy'
import { holds } from '../../platform/identity/permissions'

type ComparableLayer = components['schemas']['ComparableLayer']
type Rights = Parameters<typeof holds>[0]

/** Whether someone sees the layers of other missions than the one whose layer is analysed. */
export const seesOtherMissions = (user: Rights): boolean => holds(user, 'mission_list') && holds(user, 'layer_list')

interface ComparableRow {
  id: string
  name: string
  missionId: string
  missionName: string
  date: Date
  isCaptureUnknown: boolean
}

/** What an analysis can read: colours, or heights. Null for any other raster. */
const readable = (kind: 'kind' | 'otherKind') => sql`
  case when ${sql.ref(kind)} in ('rgb', 'rgba') then 'picture' when ${sql.ref(kind)} = 'elevation' then 'surface' end`

/**
 * The newest first. None for a layer that cannot be compared.
 * @param sees see `seesOtherMissions`
 */
export async function selectComparable(
  tenantId: string,
  tx: Tx,
  { layerId, sees }: { layerId: string; sees: boolean },
  page: Page,
): Promise<{ items: ComparableLayer[]; total: number }> {
  // Bounds are west, south, east and north. As runs, it does not compare across the antimeridian.
  const pairs = sql`
    select o.id, o.name, m.id as "missionId", m.name as "missionName", coalesce(o.captured_at, o.created_at) as date,
           o.captured_at is null as "isCaptureUnknown",
           coalesce(l.raster_kind, l.raster ->> 'kind') as kind, coalesce(o.raster_kind, o.raster ->> 'kind') as "otherKind"
      from layer l
      join layer o on o.tenant_id = l.tenant_id and o.id <> l.id and o.deleted_at is null and o.status = 'ready'
       and o.bounds[1] < l.bounds[3] and o.bounds[3] > l.bounds[1]
       and o.bounds[2] < l.bounds[4] and o.bounds[4] > l.bounds[2]
      join mission m on m.id = o.mission_id and m.deleted_at is null
     where l.tenant_id = ${tenantId} and l.id = ${layerId} and l.bounds[1] < l.bounds[3] and o.bounds[1] < o.bounds[3]
       ${sees ? sql`` : sql`and o.mission_id = l.mission_id`}`
  const from = sql`from (${pairs}) pair where ${readable('kind')} = ${readable('otherKind')}`
  const columns = sql`id, name, "missionId", "missionName", date, "isCaptureUnknown"`
  const { items, total } = await selectPageOf<ComparableRow>(
    tx,
    { columns, from, order: sql`date desc, id desc` },
    page,
  )
  return { items: items.map(asComparable), total }
}

const asComparable = ({ id, missionId, missionName, date, ...row }: ComparableRow): ComparableLayer => ({
  ...row,
  _id: id,
  mission: { _id: missionId, name: missionName },
  date: date.toISOString(),
})
