// What a report is made of: the areas of a base layer, and what was recorded where.
import { sql } from 'kysely'
import type { Tx } from '../../db/tenancy'

export interface AreaRow {
  layerId: string
  layerName: string
  dataVersion: number
  /** Null without a value of the attribute. */
  name: string | null
  /** GeoJSON as text. */
  geometry: string
}

/** Polygons of the parts that are shown, in a fixed order; `most` at most. */
export async function selectAreas(
  tenantId: string,
  tx: Tx,
  baseLayerId: string,
  attribute: string,
  most: number,
): Promise<AreaRow[]> {
  const { rows } = await sql<AreaRow>`
    select l.id as "layerId", l.name as "layerName", l.data_version as "dataVersion",
           nullif(f.props ->> ${attribute}, '') as name, f.geom::text as geometry
      from feature f join layer l on l.id = f.layer_id
     where f.tenant_id = ${tenantId} and l.tenant_id = ${tenantId} and l.base_layer_id = ${baseLayerId}
       and not l.staged and l.deleted_at is null and l.status = 'ready'
       and f.geom ->> 'type' in ('Polygon', 'MultiPolygon')
     order by l.position, l.id, f.index limit ${most}`.execute(tx)
  return rows
}

export type ItemKind = 'photo' | 'recording' | 'flight'

export interface ItemPosition {
  id: string
  kind: ItemKind
  missionId: string
  /** Whether it belongs to the period, and not to the one before. */
  isNow: boolean
  long: number | null
  lat: number | null
}

interface Times {
  /** Start of the period before. */
  since: Date
  from: Date
  /** End of the period, exclusive. */
  end: Date
}

/**
 * Items in the order of their ids, `most` at most. A recording has a row for each position of its drone that is known.
 * Items without a position have that of the place of their mission.
 */
export async function selectPositions(
  tenantId: string,
  tx: Tx,
  kinds: readonly ItemKind[],
  { since, from, end }: Times,
  most: number,
): Promise<ItemPosition[]> {
  const { rows } = await sql<ItemPosition>`
    with item as materialized (
      select i.id, i.kind, i.mission_id, i.at >= ${from} as is_now, coalesce(center(i.box), point(p.long, p.lat)) as place
        from data_item i
        join mission m on m.tenant_id = ${tenantId} and m.id = i.mission_id and m.deleted_at is null
        left join location p on p.tenant_id = ${tenantId} and p.id = m.location_id
       where i.tenant_id = ${tenantId} and i.kind = any (${[...kinds]}::text[]) and i.at >= ${since} and i.at < ${end}),
    flown as materialized (
      select i.id, v.long, v.lat
        from item i
        join footage f on f.tenant_id = ${tenantId} and f.recording_id = i.id,
             lateral (select distinct f.views[n + 2] as long, f.views[n + 1] as lat
                        from generate_series(1, cardinality(f.views), 8) n) v
       where i.kind = 'recording')
    select i.id, i.kind, i.mission_id as "missionId", i.is_now as "isNow",
           coalesce(f.long, i.place[0]) as long, coalesce(f.lat, i.place[1]) as lat
      from item i left join flown f on f.id = i.id
     order by i.id, long, lat limit ${most}`.execute(tx)
  return rows
}
