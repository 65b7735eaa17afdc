// Bulk access to features for imports, tiles and exports.
import { sql } from 'kysely'
import type { Geometry } from 'geojson'
import type { Tx } from '../../platform/db/tenancy'
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

/** A feature of a tile. */
export interface TileFeature {
  index: number
  /** See feature.size. */
  size: number
  geometry: Geometry
  color: string | null
  fill: string | null
  fillOpacity: number | null
  flagged: boolean
  /** Values of the requested fields, in their order. */
  values: (string | number | boolean | null)[]
}

/** Features too small to draw, merged into a dot: their number and mean position. */
export interface TileDot {
  count: number
  long: number
  lat: number
  /** Index of one of them. */
  index: number
  /** Its cell of the grid. */
  cell: number
}

export interface ExportFeature {
  index: number
  geometry: Geometry
  properties: Properties
  style: FeatureStyle | null
  flagged: boolean
  flagNote: string | null
}

/** Inserts all features in one statement; a few thousand at a time. */
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

/** Deletes all features of the layer: after a failed import, or before it is repeated. */
export async function deleteAllFeatures(tenantId: string, tx: Tx, layerId: string): Promise<void> {
  await tx.deleteFrom('feature').where('tenant_id', '=', tenantId).where('layer_id', '=', layerId).execute()
}

/** Features as JSON, so that geometries are not parsed on the request thread. */
interface TileList {
  list: string
  /** How many features the list shows. */
  count: number
}

/** Where a tile ends in the order of its features, the largest first: after this one. */
export interface LastFeature {
  size: number
  index: number
}

/**
 * Features in a box that are not smaller than `minSize`, the largest first, `limit` at most: a list of TileFeature. `last` is the
 * one at number `most`, null when there are fewer. Calls a function of the database, because a tenant's own query cannot use the
 * index: see migration 0041. Flags are for the team: clients never see them.
 */
export async function selectTileFeatures(
  tenantId: string,
  tx: Tx,
  layerId: string,
  box: Box,
  { minSize, limit, most, fields }: { minSize: number; limit: number; most: number; fields: string[] },
): Promise<TileList & { flagged: boolean; last: LastFeature | null }> {
  const { rows } = await sql<TileList & { flagged: boolean; lastSize: number | null; lastIndex: number | null }>`
    select coalesce(json_agg(f)::text, '[]') as list, count(*)::integer as count, coalesce(bool_or(flagged), false) as flagged,
           (array_agg(size))[${most}::integer] as "lastSize", (array_agg(index))[${most}::integer] as "lastIndex"
      from (select ${tileColumns(fields)}
              from tile_features(${layerId}, ${boxOf(box)}, ${minSize}::real, ${limit})
             where current_tenant() = ${tenantId}) f`.execute(tx)
  const { list, count, flagged, lastSize, lastIndex } = rows[0]!
  return { list, count, flagged, last: lastSize === null ? null : { size: lastSize, index: lastIndex! } }
}

/** The features with these indexes that are in a box and not smaller than `minSize`: a list of TileFeature. */
export async function selectTileFeaturesByIndex(
  tenantId: string,
  tx: Tx,
  layerId: string,
  box: Box,
  { minSize, indexes, fields }: { minSize: number; indexes: number[]; fields: string[] },
): Promise<string> {
  const { rows } = await sql<{ list: string }>`
    select coalesce(json_agg(f)::text, '[]') as list
      from (select ${tileColumns(fields)} from feature
             where tenant_id = ${tenantId} and layer_id = ${layerId} and index = any(${indexes}::integer[])
               and box && ${boxOf(box)} and size >= ${minSize}::real) f`.execute(tx)
  return rows[0]?.list ?? '[]'
}

/** Sizes of the features with these indexes that are in a box and not smaller than `minSize`. */
export async function selectTileSizes(
  tenantId: string,
  tx: Tx,
  layerId: string,
  box: Box,
  { minSize, indexes }: { minSize: number; indexes: number[] },
): Promise<LastFeature[]> {
  const { rows } = await sql<LastFeature>`
    select index, size from feature
     where tenant_id = ${tenantId} and layer_id = ${layerId} and index = any(${indexes}::integer[])
       and box && ${boxOf(box)} and size >= ${minSize}::real`.execute(tx)
  return rows
}

/** Which features of a tile are dots: those smaller than `maxSize`, and those of any size after `last`. */
interface Dots {
  maxSize: number
  /** Null for a tile that draws all others. */
  last: LastFeature | null
  /** The dots are on a grid of `cells` x `cells`. */
  cells: number
}

const GREATEST_INDEX = 2_147_483_647

const dotArguments = (box: Box, { maxSize, last, cells }: Dots) => {
  const { size, index } = last ?? { size: maxSize, index: GREATEST_INDEX }
  return sql`${boxOf(box)}, ${maxSize}::real, ${size}::real, ${index}::integer, ${cells}::integer`
}

/** Features in a box that are not drawn by themselves: TileDots in the order of their indexes. */
export async function selectTileDots(
  tenantId: string,
  tx: Tx,
  layerId: string,
  box: Box,
  dots: Dots,
): Promise<TileList> {
  const { rows } = await sql<TileList>`
    select coalesce(json_agg(d order by index)::text, '[]') as list, coalesce(sum(count), 0)::integer as count
      from (select count, long, lat, index, cell from tile_rest(${layerId}, ${dotArguments(box, dots)})
             where current_tenant() = ${tenantId}) d`.execute(tx)
  return rows[0] ?? { list: '[]', count: 0 }
}

/**
 * As selectTileDots, of the cells that contain the centres of some boxes and of some features: a list of TileDot, with a count of 0
 * where there is no dot.
 * @param places the boxes, as PostgreSQL writes them
 * @param indexes of the features
 */
export async function selectTileDotsAt(
  tenantId: string,
  tx: Tx,
  layerId: string,
  box: Box,
  { places, indexes, ...dots }: Dots & { places: string; indexes: number[] },
): Promise<string> {
  const { rows } = await sql<{ list: string }>`
    select coalesce(json_agg(d)::text, '[]') as list
      from (select count, long, lat, index, cell
              from tile_rest_at(${layerId}, ${dotArguments(box, dots)}, ${places}::box[] || array(
                     select box from feature
                      where tenant_id = ${tenantId} and layer_id = ${layerId} and index = any(${indexes}::integer[])))
             where current_tenant() = ${tenantId}) d`.execute(tx)
  return rows[0]?.list ?? '[]'
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

/** The columns of a TileFeature. */
const tileColumns = (fields: string[]) => sql`
  index, size, geom as geometry, style->>'color' as color, style->>'fill' as fill, style->'fillOpacity' as "fillOpacity",
  flagged and (select current_client()) is null as flagged, ${fields.length === 0 ? sql`'[]'::json` : valuesOf(fields)} as values`

const valuesOf = (fields: string[]) =>
  sql`jsonb_build_array(${sql.join(fields.map((field) => sql`props->${field}::text`))})`
