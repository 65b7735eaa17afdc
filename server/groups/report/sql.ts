// What a report is made of: the areas of a base layer, and what was recorded where.
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'

/** Rows of a batch, which are read without a turn for other requests. */
const BATCH = 200

/**
 * Reads the rows of a query in batches of the same snapshot, and gives other requests a turn before each. A transaction
 * reads one query at a time.
 */
async function* inBatches<Row>(tx: Tx, query: RawBuilder<Row>): AsyncGenerator<Row[]> {
  // All rows are wanted, so the plan must not be the fastest for the first of them.
  await sql`select set_config('cursor_tuple_fraction', '1', true)`.execute(tx)
  await sql`declare report_rows no scroll cursor for ${query}`.execute(tx)
  let isLast = false
  while (!isLast) {
    const { rows } = await sql<Row>`fetch ${sql.lit(BATCH)} from report_rows`.execute(tx)
    isLast = rows.length < BATCH
    if (rows.length > 0) yield rows
  }
  await sql`close report_rows`.execute(tx)
}

export interface AreaRow {
  layerId: string
  layerName: string
  dataVersion: number
  /** Null without a value of the attribute. */
  name: string | null
  /** GeoJSON as text. */
  geometry: string
}

/** Polygons of the parts that are shown, in a fixed order; `most` at most, in batches. */
export function selectAreas(
  tenantId: string,
  tx: Tx,
  baseLayerId: string,
  attribute: string,
  most: number,
): AsyncIterable<AreaRow[]> {
  const query = sql<AreaRow>`
    select l.id as "layerId", l.name as "layerName", l.data_version as "dataVersion",
           nullif(f.props ->> ${attribute}, '') as name, f.geom::text as geometry
      from feature f join layer l on l.id = f.layer_id
     where f.tenant_id = ${tenantId} and l.tenant_id = ${tenantId} and l.base_layer_id = ${baseLayerId}
       and not l.staged and l.deleted_at is null and l.status = 'ready'
       and f.geom ->> 'type' in ('Polygon', 'MultiPolygon')
     order by l.position, l.id, f.index limit ${most}`
  return inBatches(tx, query)
}

export type ItemKind = 'photo' | 'recording' | 'flight' | 'alert' | 'falsePositive' | 'detection' | 'change'

export interface ItemPosition {
  id: string
  kind: ItemKind
  missionId: string
  /** Whether it belongs to the period, and not to the one before. */
  isNow: boolean
  long: number | null
  lat: number | null
}

export interface Times {
  /** Start of the period before. */
  since: Date
  from: Date
  /** End of the period, exclusive. */
  end: Date
}

/**
 * Items in the order of their ids, `most` at most, in batches. A recording has a row for each position of its drone that is
 * known. Items without a position have that of the place of their mission.
 */
export function selectPositions(
  tenantId: string,
  tx: Tx,
  kinds: readonly ItemKind[],
  { since, from, end }: Times,
  most: number,
): AsyncIterable<ItemPosition[]> {
  const query = sql<ItemPosition>`
    with item as materialized (
      select i.id, i.kind, i.mission_id, i.at >= ${from} as is_now, coalesce(center(i.box), point(p.long, p.lat)) as place
        from data_item i
        join mission m on m.tenant_id = ${tenantId} and m.id = i.mission_id and m.deleted_at is null
        left join location p on p.tenant_id = ${tenantId} and p.id = m.location_id
       where i.tenant_id = ${tenantId} and i.kind = any (${[...kinds]}::text[]) and i.at >= ${since} and i.at < ${end}
      union all
      select a.id, case when a.outcome = 'false_positive' then 'falsePositive' else 'alert' end, a.mission_id,
             a.occurred_at >= ${from}, coalesce(point(a.long, a.lat), point(p.long, p.lat))
        from alert a
        join mission m on m.tenant_id = ${tenantId} and m.id = a.mission_id and m.deleted_at is null
        left join location p on p.tenant_id = ${tenantId} and p.id = m.location_id
       where a.tenant_id = ${tenantId} and ${kinds.includes('alert')}::boolean and a.deleted_at is null
         and a.occurred_at >= ${since} and a.occurred_at < ${end}),
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
     order by i.id, long, lat limit ${most}`
  return inBatches(tx, query)
}

export interface FoundRow {
  id: string
  analysisId: string
  inferType: string
  missionId: string
  isNow: boolean
  /** GeoJSON as text. */
  geometry: string
}

/**
 * Results of analyses that people did not reject: those of the latest run of each period, so that a repeated run does not
 * count twice. Runs on all of a layer come before runs on a part. In the order of their ids, `most` at most, in
 * batches.
 */
export function selectFound(
  tenantId: string,
  tx: Tx,
  { since, from, end }: Times,
  most: number,
): AsyncIterable<FoundRow[]> {
  const query = sql<FoundRow>`
    with ended as (
      select a.id, a.layer_id, a.compare_layer_id, a.infer_type, a.mission_id, a.bounds, a.finished_at,
             a.finished_at >= ${from} as is_now
        from analysis a
        join mission m on m.tenant_id = ${tenantId} and m.id = a.mission_id and m.deleted_at is null
        join layer l on l.tenant_id = ${tenantId} and l.id = a.layer_id and l.deleted_at is null
       where a.tenant_id = ${tenantId} and a.finished_at >= ${since} and a.finished_at < ${end}),
    run as (
      select distinct on (layer_id, compare_layer_id, infer_type, is_now) id, infer_type, mission_id, is_now
        from ended
       order by layer_id, compare_layer_id, infer_type, is_now, (bounds is not null), finished_at desc, id desc)
    select d.id, r.id as "analysisId", r.infer_type as "inferType", r.mission_id as "missionId", r.is_now as "isNow", d.geometry::text as geometry
      from run r join detection d on d.tenant_id = ${tenantId} and d.analysis_id = r.id and d.state <> 'rejected'
     order by d.id limit ${most}`
  return inBatches(tx, query)
}

export interface AnalysisRow {
  id: string
  inferType: string
}

/** The analyses that ended in the periods, also those that found nothing, in the order of their ids. */
export async function selectAnalyses(tenantId: string, tx: Tx, { since, end }: Times): Promise<AnalysisRow[]> {
  const { rows } = await sql<AnalysisRow>`
    select id, infer_type as "inferType" from analysis
     where tenant_id = ${tenantId} and finished_at >= ${since} and finished_at < ${end}
     order by id`.execute(tx)
  return rows
}
