// Features in bulk: what imports write, tiles and exports read.
import { sql } from 'kysely'
import type { Geometry } from 'geojson'
import type { Tx } from '../tenancy'
import type { Box } from './extent'
import type { FeatureStyle, Properties } from './feature'

export interface NewFeature {
  id: string
  index: number
  geometry: Geometry
  box: Box
  size: number
  properties: Properties
  style: FeatureStyle | null
  problem: string | null
}

/** A feature as tiles need it. */
export interface TileFeature {
  index: number
  geometry: Geometry
  color: string | null
  fill: string | null
  fillOpacity: number | null
  flagged: boolean
  /** The values asked for, in that order. */
  values: (string | number | boolean | null)[]
}

/** What is too small to be drawn as itself: how many in a place, and where their middle is. */
export interface TileDot {
  count: number
  long: number
  lat: number
  /** Of one of them. */
  index: number
}

export interface ExportFeature {
  index: number
  geometry: Geometry
  properties: Properties
  style: FeatureStyle | null
  flagged: boolean
  flagNote: string | null
}

/** One statement for all; a few thousand at a time. */
export async function insertFeatures(
  tenantId: string,
  tx: Tx,
  layerId: string,
  features: NewFeature[],
  createdBy: string | null,
): Promise<void> {
  const rows = features.map(({ id, index, geometry, box, size, properties, style, problem }) => ({
    id,
    index,
    geom: geometry,
    w: box[0],
    s: box[1],
    e: box[2],
    n: box[3],
    size,
    props: properties,
    style,
    problem,
  }))
  await sql`
    insert into feature (id, tenant_id, layer_id, index, geom, box, size, props, style, problem, created_by)
    select f.id, ${tenantId}, ${layerId}, f.index, f.geom, box(point(f.w, f.s), point(f.e, f.n)), f.size, f.props, f.style,
           f.problem, ${createdBy}
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as f(id uuid, index integer, geom json, w float8, s float8, e float8, n float8, size real, props jsonb, style jsonb,
             problem text)`.execute(tx)
}

/** Removes every feature of the layer: of an import that failed, or before one begins again. */
export async function deleteAllFeatures(tenantId: string, tx: Tx, layerId: string): Promise<void> {
  await tx.deleteFrom('feature').where('tenant_id', '=', tenantId).where('layer_id', '=', layerId).execute()
}

/**
 * Features in a box that are not smaller than `minSize`, the largest first, `limit` at most. Asked of a function, because
 * a tenant's own query could not use the index: see migration 0041.
 */
export async function selectTileFeatures(
  tenantId: string,
  tx: Tx,
  layerId: string,
  box: Box,
  { minSize, limit, fields }: { minSize: number; limit: number; fields: string[] },
): Promise<TileFeature[]> {
  const { rows } = await sql<TileFeature>`
    select index, geom as geometry, style->>'color' as color, style->>'fill' as fill,
           style->'fillOpacity' as "fillOpacity", flagged,
           ${fields.length === 0 ? sql`'[]'::json` : valuesOf(fields)} as values
      from features_in_area(${layerId}, ${boxOf(box)}, ${minSize}::real, ${limit})
     where current_tenant() = ${tenantId}`.execute(tx)
  return rows
}

/** Features in a box that are smaller than `maxSize`, gathered on a grid of so many columns and rows. */
export async function selectTileDots(
  tenantId: string,
  tx: Tx,
  layerId: string,
  box: Box,
  { maxSize, cells }: { maxSize: number; cells: number },
): Promise<TileDot[]> {
  const { rows } = await sql<TileDot>`
    select count, long, lat, index from feature_dots(${layerId}, ${boxOf(box)}, ${maxSize}::real, ${cells})
     where current_tenant() = ${tenantId}`.execute(tx)
  return rows
}

/** The features after number `after`, in order, `limit` at most: a page of an export. `only` names some by number. */
export async function selectFeaturesAfter(
  tenantId: string,
  tx: Tx,
  layerId: string,
  { after, limit, only }: { after: number; limit: number; only?: number[] },
): Promise<ExportFeature[]> {
  const rows = await tx
    .selectFrom('feature')
    .select(['index', 'geom', 'props', 'style', 'flagged', 'flag_note'])
    .where('tenant_id', '=', tenantId)
    .where('layer_id', '=', layerId)
    .where('index', '>', after)
    .$if(only !== undefined, (query) => query.where('index', 'in', only ?? []))
    .orderBy('index')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    index: row.index,
    geometry: row.geom as unknown as Geometry,
    properties: row.props as Properties,
    style: row.style as FeatureStyle | null,
    flagged: row.flagged,
    flagNote: row.flag_note,
  }))
}

const boxOf = ([west, south, east, north]: Box) =>
  sql`box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`

const valuesOf = (fields: string[]) =>
  sql`jsonb_build_array(${sql.join(fields.map((field) => sql`props->${field}::text`))})`
