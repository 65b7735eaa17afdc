// Queries for the identifying attribute: the features with a value, its quality, and the differences of an update.
import { sql } from 'kysely'
import type { Geometry } from 'geojson'
import type { Tx } from '../../platform/db/tenancy'
import type { Box } from '../../media/vector/extent'

/** The geometries of all features with this value: a plot may consist of several features. */
export async function selectMaprefShapes(
  tenantId: string,
  tx: Tx,
  baseLayerId: string,
  attribute: string,
  mapref: string,
): Promise<{ geometry: Geometry; box: Box }[]> {
  const { rows } = await sql<{ geometry: Geometry; box: Box }>`
    select f.geom as geometry, array[(f.box[1])[0], (f.box[1])[1], (f.box[0])[0], (f.box[0])[1]] as box
      from feature f join layer l on l.id = f.layer_id
     where f.tenant_id = ${tenantId} and l.tenant_id = ${tenantId} and l.base_layer_id = ${baseLayerId}
       and not l.staged and l.deleted_at is null and f.props ->> ${attribute} = ${mapref} limit 500`.execute(tx)
  return rows
}

interface PrimeReport {
  features: number
  named: number
  repeated: number
  examples: string[]
}

/** Counts how many features of a base layer the attribute identifies, and how many values repeat. */
export async function selectPrimeReport(
  tenantId: string,
  tx: Tx,
  baseLayerId: string,
  attribute: string,
): Promise<PrimeReport> {
  const { rows } = await sql<PrimeReport>`
    with named as (
      select nullif(f.props ->> ${attribute}, '') as name
        from feature f join layer l on l.id = f.layer_id
       where f.tenant_id = ${tenantId} and l.tenant_id = ${tenantId} and l.base_layer_id = ${baseLayerId}
         and not l.staged and l.deleted_at is null),
    counted as (select name, count(*) from named where name is not null group by name)
    select (select count(*)::int from named) as features,
           (select count(name)::int from named) as named,
           (select count(*)::int from counted where count > 1) as repeated,
           (select coalesce(array_agg(left(name, 200)), '{}')
              from (select name from counted order by name limit 5) e) as examples`.execute(tx)
  return rows[0] ?? { features: 0, named: 0, repeated: 0, examples: [] }
}

/** Counts the values that a staged layer adds, changes (other geometry or attributes) and removes. */
export async function compareStaged(
  tenantId: string,
  tx: Tx,
  baseLayerId: string,
  layerId: string,
  attribute: string,
): Promise<{ added: number; changed: number; removed: number }> {
  const { rows } = await sql<{ added: number; changed: number; removed: number }>`
    with old as (
      select f.props ->> ${attribute} as name, md5(string_agg(f.geom::text || f.props::text, '' order by f.index)) as what
        from feature f join layer l on l.id = f.layer_id
       where f.tenant_id = ${tenantId} and l.tenant_id = ${tenantId} and l.base_layer_id = ${baseLayerId}
         and not l.staged and l.deleted_at is null and f.props ->> ${attribute} <> '' group by 1),
    new as (
      select f.props ->> ${attribute} as name, md5(string_agg(f.geom::text || f.props::text, '' order by f.index)) as what
        from feature f
       where f.tenant_id = ${tenantId} and f.layer_id = ${layerId} and f.props ->> ${attribute} <> '' group by 1)
    select count(*) filter (where old.name is null)::int as added,
           count(*) filter (where old.what <> new.what)::int as changed,
           count(*) filter (where new.name is null)::int as removed
      from old full join new on new.name = old.name`.execute(tx)
  return rows[0] ?? { added: 0, changed: 0, removed: 0 }
}
