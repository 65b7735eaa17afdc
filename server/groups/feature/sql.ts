// Queries for single features, feature tables and the history of changes.
import { sql, type RawBuilder } from 'kysely'
import type { Geometry } from 'geojson'
import { containing, type Page } from '../../platform/core/paging'
import { selectPageOf } from '../../platform/db/pageSql'
import type { Tx } from '../../platform/db/tenancy'
import { RETENTION_DAYS } from '../../platform/db/trash'
import type { Box } from '../../media/vector/extent'
import type { FeatureStyle, Properties } from '../../media/vector/feature'
import type { Field } from '../../media/vector/fields'
import type { Shape } from '../../media/vector/shapes'

export interface FeatureRow {
  id: string
  index: number
  geometry: Geometry
  bounds: Box
  properties: Properties
  style: FeatureStyle | null
  problem: 'self_crossing' | null
  flagged: boolean
  flagNote: string | null
  version: number
  updatedAt: Date
}

/** The editable fields of a feature, and the fields computed from them. */
export interface FeatureState {
  geometry: Geometry
  box: Box
  size: number
  properties: Properties
  style: FeatureStyle | null
  problem: string | null
  flagged: boolean
  flagNote: string | null
}

export const COMPARISONS = ['eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'contains', 'empty', 'filled'] as const

export interface Condition {
  field: Field
  comparison: (typeof COMPARISONS)[number]
  value: string
}

export interface FeatureFilter {
  search?: string
  where?: Condition[]
  box?: Box
  flagged?: boolean
  indexes?: number[]
}

const BOUNDS = sql`array[(box[1])[0], (box[1])[1], (box[0])[0], (box[0])[1]]`
/** Flags are for the team: clients do not see them. */
const FLAGGED = sql<boolean>`(flagged and (select current_client()) is null)`

const COLUMNS = sql`
  id, index, geom as geometry, ${BOUNDS} as bounds, props as properties, style, problem, ${FLAGGED} as flagged,
  flag_note as "flagNote",
  version, updated_at as "updatedAt"`

/** One page of features, sorted by an attribute or else by index. */
export async function selectFeatures(
  tenantId: string,
  tx: Tx,
  layerId: string,
  filter: FeatureFilter,
  page: Page,
  sort?: { field: Field; descending: boolean },
): Promise<{ items: FeatureRow[]; total: number }> {
  const all = conditions(filter)
  const from = sql`from feature where tenant_id = ${tenantId} and layer_id = ${layerId} ${sql.join(all, sql` `)}`
  const order = sort
    ? sql`${valueOf(sort.field)} ${sort.descending ? sql`desc nulls last` : sql`asc nulls last`}, index`
    : sql`index`
  // Counting takes longer than the page.
  const total = sql`(select feature_count from layer where tenant_id = ${tenantId} and id = ${layerId})`
  return selectPageOf(tx, { columns: COLUMNS, from, order, ...(all.length === 0 && { total }) }, page)
}

/** The features with these indexes that exist, in order. */
export async function selectFeaturesByIndex(
  tenantId: string,
  tx: Tx,
  layerId: string,
  indexes: number[],
): Promise<FeatureRow[]> {
  const { rows } = await sql<FeatureRow>`
    select ${COLUMNS} from feature
     where tenant_id = ${tenantId} and layer_id = ${layerId} and index = any(${indexes}::int[]) order by index`.execute(
    tx,
  )
  return rows
}

export async function insertFeature(
  tenantId: string,
  tx: Tx,
  layerId: string,
  feature: FeatureState & { id: string; index: number; version: number; createdBy: string },
): Promise<void> {
  const { id, index, version, createdBy, geometry, box, size, properties, style, problem, flagged, flagNote } = feature
  await sql`
    insert into feature (id, tenant_id, layer_id, index, geom, box, size, props, style, problem, flagged, flag_note, version, created_by)
    values (${id}, ${tenantId}, ${layerId}, ${index}, ${JSON.stringify(geometry)}::json, ${boxOf(box)}, ${size},
            ${JSON.stringify(properties)}::jsonb, ${style && JSON.stringify(style)}::jsonb, ${problem}, ${flagged}, ${flagNote},
            ${version}, ${createdBy})`.execute(tx)
}

/** @returns false when the feature does not exist at this version */
export async function updateFeature(
  tenantId: string,
  tx: Tx,
  layerId: string,
  index: number,
  version: number,
  { geometry, box, size, properties, style, problem, flagged, flagNote }: FeatureState,
): Promise<boolean> {
  const { rows } = await sql`
    update feature
       set geom = ${JSON.stringify(geometry)}::json, box = ${boxOf(box)}, size = ${size},
           props = ${JSON.stringify(properties)}::jsonb, style = ${style && JSON.stringify(style)}::jsonb,
           problem = ${problem}, flagged = ${flagged}, flag_note = ${flagNote}, version = version + 1, updated_at = now()
     where tenant_id = ${tenantId} and layer_id = ${layerId} and index = ${index} and version = ${version}
    returning id`.execute(tx)
  return rows.length > 0
}

export async function deleteFeaturesByIndex(
  tenantId: string,
  tx: Tx,
  layerId: string,
  indexes: number[],
): Promise<void> {
  await tx
    .deleteFrom('feature')
    .where('tenant_id', '=', tenantId)
    .where('layer_id', '=', layerId)
    .where('index', 'in', indexes)
    .execute()
}

/** Reserves the next `count` indexes of the layer. @returns the first of them */
export async function reserveIndexes(tenantId: string, tx: Tx, layerId: string, count: number): Promise<number> {
  const row = await tx
    .updateTable('layer')
    .set((eb) => ({ next_index: eb('next_index', '+', count) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', layerId)
    .returning('next_index')
    .executeTakeFirstOrThrow()
  return row.next_index - count
}

/** Up to this number of features, bounds and shapes are recomputed after a change. Those of larger layers only grow. */
const MAX_RECOMPUTED = 5_000

/** See shapesOf. */
const SHAPES_OF_GEOM = sql`
  case when geom ->> 'type' like '%Point' then array['point']
       when geom ->> 'type' like '%LineString' then array['line']
       when geom ->> 'type' like '%Polygon' then array['polygon']
       else array['point', 'line', 'polygon'] end`

/** Updates the summary of the features in the layer, and its data version, which makes cached tiles stale. */
export async function updateFeatureSummary(
  tenantId: string,
  tx: Tx,
  layerId: string,
  { added, fields, bounds, shapes }: { added: number; fields: Field[]; bounds: Box | undefined; shapes: Shape[] },
): Promise<void> {
  // A box across the antimeridian has a west greater than its east. It becomes the whole width instead of a wrong box.
  const grown = bounds
    ? sql`case when bounds is null then ${bounds}::float8[]
               when bounds[1] > bounds[3] then array[
        -180, least(bounds[2], ${bounds[1]}::float8), 180, greatest(bounds[4], ${bounds[3]}::float8)]
               else array[
        least(bounds[1], ${bounds[0]}::float8), least(bounds[2], ${bounds[1]}::float8),
        greatest(bounds[3], ${bounds[2]}::float8), greatest(bounds[4], ${bounds[3]}::float8)] end`
    : sql`bounds`
  await sql`
    update layer
       set feature_count = feature_count + ${added}, data_version = data_version + 1, updated_at = now(),
           fields = ${JSON.stringify(fields)}::jsonb,
           shapes = case when feature_count + ${added} > ${MAX_RECOMPUTED}
             then array(select distinct unnest(shapes || ${shapes}::text[]) order by 1)
             else array(
               select distinct unnest(${SHAPES_OF_GEOM}) from feature
                where tenant_id = ${tenantId} and layer_id = ${layerId} order by 1) end,
           bounds = case when feature_count + ${added} > ${MAX_RECOMPUTED} then ${grown} else (
             select case when count(*) > 0 then array[min((box[1])[0]), min((box[1])[1]), max((box[0])[0]), max((box[0])[1])] end
               from feature where tenant_id = ${tenantId} and layer_id = ${layerId}) end
     where tenant_id = ${tenantId} and id = ${layerId}`.execute(tx)
}

export interface FeatureChange {
  featureId: string
  index: number
  action: 'created' | 'edited' | 'deleted'
  /** State before the change; null when the feature was created. */
  before: FeatureState | null
  /** Version of the feature after the change. */
  version: number
}

/** A stored change of one feature. */
export interface StoredFeatureChange extends FeatureChange {
  /** Increases with every change. */
  id: string
}

export async function insertChanges(
  tenantId: string,
  tx: Tx,
  layerId: string,
  changeSet: string,
  changedBy: string,
  changes: FeatureChange[],
  undoes: string | null,
): Promise<void> {
  await tx
    .insertInto('feature_change')
    .values(
      changes.map(({ featureId, index, action, before, version }) => ({
        tenant_id: tenantId,
        layer_id: layerId,
        change_set: changeSet,
        feature_id: featureId,
        index,
        action,
        before: before && JSON.stringify(before),
        version,
        changed_by: changedBy,
        undoes,
      })),
    )
    .execute()
}

/** Marks a change set as undone. @returns its changes; none when it was already undone */
export async function markUndone(
  tenantId: string,
  tx: Tx,
  layerId: string,
  changeSet: string,
): Promise<StoredFeatureChange[]> {
  const { rows } = await sql<StoredFeatureChange>`
    update feature_change set undone = true
     where tenant_id = ${tenantId} and layer_id = ${layerId} and change_set = ${changeSet} and not undone
    returning id::text as id, feature_id as "featureId", index, action, before, version`.execute(tx)
  return rows
}

/** The change sets that changed a feature after one of its changes, newest first, each with the change set that it reversed. */
export async function selectLaterChanges(
  tenantId: string,
  tx: Tx,
  featureId: string,
  changeId: string,
): Promise<{ changeSet: string; undoes: string | null }[]> {
  const { rows } = await sql<{ changeSet: string; undoes: string | null }>`
    select change_set as "changeSet", undoes from feature_change
     where tenant_id = ${tenantId} and feature_id = ${featureId} and id > ${changeId}::bigint
     order by id desc`.execute(tx)
  return rows
}

/** Whether the history of the layer contains the change set, undone or not. */
export async function changeExists(tenantId: string, tx: Tx, layerId: string, changeSet: string): Promise<boolean> {
  const row = await tx
    .selectFrom('feature_change')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('layer_id', '=', layerId)
    .where('change_set', '=', changeSet)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const conditions = ({ search, where, box, flagged, indexes }: FeatureFilter): RawBuilder<unknown>[] => [
  ...(search ? [sql`and exists (select from jsonb_each_text(props) p where p.value ilike ${containing(search)})`] : []),
  ...(where ?? []).map(conditionOf),
  ...(box ? [sql`and box && ${boxOf(box)}`] : []),
  ...(flagged === undefined ? [] : [sql`and ${FLAGGED} = ${flagged}`]),
  ...(indexes?.length ? [sql`and index = any(${indexes}::int[])`] : []),
]

function conditionOf({ field, comparison, value }: Condition): RawBuilder<unknown> {
  const text = sql`coalesce(props->>${field.name}, '')`
  if (comparison === 'empty') return sql`and ${text} = ''`
  if (comparison === 'filled') return sql`and ${text} <> ''`
  if (comparison === 'contains') return sql`and ${text} ilike ${containing(value)}`
  const operator = { eq: sql`=`, ne: sql`is distinct from`, lt: sql`<`, lte: sql`<=`, gt: sql`>`, gte: sql`>=` }[
    comparison
  ]
  return field.type === 'number'
    ? sql`and ${valueOf(field)} ${operator} ${Number(value)}::float8`
    : sql`and ${valueOf(field)} ${operator} ${value}`
}

/** The value to compare and sort by: a number if the attribute is numeric in all features. */
const valueOf = ({ name, type }: Field) =>
  type === 'number'
    ? sql`case when jsonb_typeof(props->${name}::text) = 'number' then (props->>${name}::text)::float8 end`
    : sql`(props->>${name}::text)`

const boxOf = ([west, south, east, north]: Box) =>
  sql`box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`

/** Deletes changes that can no longer be undone, of all tenants. */
export async function deleteOldChanges(tx: Tx): Promise<void> {
  await sql`delete from feature_change where changed_at < now() - make_interval(days => ${RETENTION_DAYS})`.execute(tx)
}
