import { sql, type RawBuilder } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { serializeMessage } from '../../platform/core/messages'
import { containing, type Page } from '../../platform/core/paging'
import { selectPageOf } from '../../platform/db/pageSql'
import type { BandRole, HeightUnit, RasterInfo, RasterKind } from '../../media/raster/rasterInfo'
import type { Tx } from '../../platform/db/tenancy'
import type { Box } from '../../media/vector/extent'
import type { Field } from '../../media/vector/fields'
import type { ImportReport } from '../../media/vector/report'
import type { Shape } from '../../media/vector/shapes'
import { layerText } from './messages'

type Schemas = components['schemas']
/** Upper left, upper right, lower right, lower left. */
export type Corners = [Corner, Corner, Corner, Corner]
type Corner = Schemas['Coordinates']
export type LayerKind = Schemas['LayerKind']
export type LayerStatus = Schemas['LayerStatus']
export type RasterStyleQuery = Schemas['RasterStyle']

/** A layer with data of other tables: its import job, its file and its author. */
export interface LayerRow {
  id: string
  /** Null for a part of a base layer. */
  missionId: string | null
  baseLayerId: string | null
  /** Uploaded as an update of a base layer and not applied yet. */
  staged: boolean
  groupId: string | null
  name: string
  kind: LayerKind
  status: LayerStatus
  message: string | null
  progress: number | null
  jobId: string | null
  visible: boolean
  /** Whether clients of the mission see it. */
  clientVisible: boolean
  /** Whether its areas are fences. */
  fence: boolean
  opacity: number
  color: string
  labelField: string | null
  rasterStyle: RasterStyleQuery | null
  capturedAt: Date | null
  flagged: boolean
  flagNote: string | null
  /** With the kind that a user chose. */
  raster: RasterInfo | null
  /** The kind that the import derived. */
  detectedKind: RasterKind | null
  /** Value of pixels without data, chosen by a user. */
  nodata: number | null
  /** A user decided that no value marks pixels without data, whatever the file declares. */
  ignoresNodata: boolean
  /** A user decided that the scale and offset of the file do not apply. */
  ignoresScaling: boolean
  /** The kind that a user chose. */
  chosenKind: RasterKind | null
  /** Unit of the heights in the file, as a user stated it. */
  heightUnit: HeightUnit | null
  /** Whether the last band marks transparent pixels, as a user stated it. */
  lastBandIsAlpha: boolean | null
  /** What the bands are, as a user stated it. */
  bandRoles: (BandRole | null)[] | null
  /** Corners that a user placed on the map. */
  corners: Corners | null
  /** Where a photo probably lies; only while the layer needs a georeference. */
  proposedCorners: Corners | null
  /** West is greater than east where a raster crosses the antimeridian. */
  bounds: Box | null
  fields: Field[]
  featureCount: number
  shapes: Shape[]
  report: ImportReport | null
  dataVersion: number
  version: number
  sourceKind: string | null
  sourceEpsg: number | null
  /** As a user chose it. */
  textEncoding: string | null
  /** Whether the place of the file in its own numbers is known, for which a coordinate system can be chosen. */
  hasSourceBounds: boolean
  sourceFileId: string | null
  sourceName: string | null
  sourceSize: number | null
  cogFileId: string | null
  controlGridFileId: string | null
  thumbnailFileId: string | null
  createdAt: Date
  updatedAt: Date
  /** The user whose drawings the layer receives. */
  drawingOf: string | null
  authorId: string | null
  authorName: string | null
  authorAvatar: string | null
}

export type MissionLayerRow = LayerRow & { missionId: string }

export interface LayerFilter {
  search?: string
  kind?: LayerKind
  status?: LayerStatus[]
  flagged?: boolean
  fence?: boolean
}

/** The mission or base layer that a layer belongs to. */
export type LayerOwner = { missionId: string; groupId: string | null } | { baseLayerId: string; staged: boolean }

export interface NewLayer {
  owner: LayerOwner
  name: string
  kind: LayerKind
  status: 'importing' | 'ready'
  color: string
  capturedAt: string | null
  sourceFileId: string | null
  sourceKind: string | null
  sourceEpsg: number | null
  createdBy: string | null
  /** Marks the layer that receives the drawings of this user in its mission. */
  drawingOf?: string
}

export interface LayerFields {
  name?: string
  groupId?: string | null
  visible?: boolean
  clientVisible?: boolean
  fence?: boolean
  opacity?: number
  color?: string
  labelField?: string | null
  capturedAt?: string | null
  rasterStyle?: RasterStyleQuery
  /** Null: as the import derived it. */
  rasterKind?: RasterKind | null
  /** Null: as the file declares. */
  nodata?: number | null
  /** Whether no value marks pixels without data, whatever the file declares. */
  ignoresNodata?: boolean
  /** Whether the values are kept as they are stored, whatever scale and offset the file declares. */
  ignoresScaling?: boolean
  /** Null: as the file declares. */
  heightUnit?: HeightUnit | null
  /** Null: as the file states or its values suggest. */
  lastBandIsAlpha?: boolean | null
  /** One for each band; null: as the file states. */
  bandRoles?: (BandRole | null)[] | null
  corners?: Corners
  /** Code of the coordinate system of the file. */
  epsg?: number
  /** Null: as the file and its texts tell. */
  textEncoding?: string | null
  flagged?: boolean
  flagNote?: string | null
}

/** The status follows the job: a layer whose import failed or was cancelled has failed until the job is retried. */
const layerStatus = sql<LayerStatus>`
  case when l.status = 'importing' and j.status in ('failed', 'cancelled') then 'failed' else l.status end`

const withKind = sql`
  case when l.raster_kind is null then l.raster else jsonb_set(l.raster, '{kind}', to_jsonb(l.raster_kind)) end`

/** The bands with the roles that a user stated. */
const statedBands = sql`
  (select jsonb_agg(case when n > jsonb_array_length(l.band_roles) then band
                         else (band - 'role') || jsonb_build_object('roleOrigin', 'chosen')
                              || jsonb_strip_nulls(jsonb_build_object('role', l.band_roles -> (n - 1)::int)) end order by n)
     from jsonb_array_elements(l.raster -> 'bands') with ordinality as listed (band, n))`

const effectiveRaster = sql`
  case when l.band_roles is null or l.raster is null then ${withKind}
       else jsonb_set(${withKind}, '{bands}', ${statedBands}) end`

/** Flags and fences are for the team: clients do not see them. */
const FLAGGED = sql<boolean>`(l.flagged and (select current_client()) is null)`
const FENCE = sql<boolean>`(l.is_fence and (select current_client()) is null)`

const COLUMNS = sql`
  l.id, l.mission_id as "missionId", l.base_layer_id as "baseLayerId", l.staged, l.group_id as "groupId", l.name, l.kind, ${layerStatus} as status,
  case when l.status = 'importing' and j.status = 'cancelled' then ${serializeMessage(layerText('importCancelled'))}
       when l.status = 'importing' then j.message end as message,
  case when l.status = 'importing' then j.progress end as progress,
  j.id as "jobId", l.visible, l.client_visible as "clientVisible", l.opacity, l.color, l.label_field as "labelField", l.raster_style as "rasterStyle",
  l.captured_at as "capturedAt", ${FLAGGED} as flagged, ${FENCE} as fence, l.flag_note as "flagNote", ${effectiveRaster} as raster,
  l.raster ->> 'kind' as "detectedKind", l.nodata, l.ignores_nodata as "ignoresNodata", l.ignores_scaling as "ignoresScaling",
  l.raster_kind as "chosenKind", l.height_unit as "heightUnit", l.band_roles as "bandRoles", l.last_band_alpha as "lastBandIsAlpha", l.corners,
  case when l.status = 'needs_georeference' then l.proposed_corners end as "proposedCorners", l.bounds, l.fields,
  l.feature_count as "featureCount", l.shapes, l.report, l.data_version as "dataVersion", l.version,
  l.source_kind as "sourceKind", l.source_epsg as "sourceEpsg", l.text_encoding as "textEncoding", l.source_bounds is not null as "hasSourceBounds", l.source_file_id as "sourceFileId",
  f.name as "sourceName", f.size as "sourceSize", l.cog_file_id as "cogFileId", l.control_grid_file_id as "controlGridFileId",
  l.thumbnail_file_id as "thumbnailFileId", l.created_at as "createdAt", l.updated_at as "updatedAt",
  l.drawing_of as "drawingOf",
  u.id as "authorId", u.name as "authorName", u.avatar as "authorAvatar"`

/** Layers of missions and base layers that are not deleted. */
const fromLayers = (tenantId: string) => sql`
  from layer l
  left join mission m on m.id = l.mission_id and m.deleted_at is null
  left join base_layer b on b.id = l.base_layer_id and b.deleted_at is null
  left join job j on j.id = l.job_id
  left join stored_file f on f.id = l.source_file_id
  left join app_user u on u.id = l.created_by
  where l.tenant_id = ${tenantId} and l.deleted_at is null and (m.id is not null or b.id is not null)`

const ORDER = sql`l.position, l.id desc`
const inOrder = sql`order by ${ORDER}`

export async function selectLayer(tenantId: string, tx: Tx, layerId: string): Promise<LayerRow | undefined> {
  const { rows } = await sql<LayerRow>`select ${COLUMNS} ${fromLayers(tenantId)} and l.id = ${layerId}`.execute(tx)
  return rows[0]
}

/** Locks the layer, so that no other transaction changes it or its features. */
export async function lockLayer(tenantId: string, tx: Tx, layerId: string): Promise<LayerRow | undefined> {
  await sql`select from layer where tenant_id = ${tenantId} and id = ${layerId} for update`.execute(tx)
  return selectLayer(tenantId, tx, layerId)
}

export async function selectLayers(
  tenantId: string,
  tx: Tx,
  missionId: string,
  filter: LayerFilter,
  page: Page,
): Promise<{ items: MissionLayerRow[]; total: number }> {
  const from = sql`${fromLayers(tenantId)} and l.mission_id = ${missionId} ${conditions(filter)}`
  return selectPageOf(tx, { columns: COLUMNS, from, order: ORDER }, page)
}

function conditions({ search, kind, status, flagged, fence }: LayerFilter): RawBuilder<unknown> {
  const all = [
    ...(search ? [sql`and l.name ilike ${containing(search)}`] : []),
    ...(kind ? [sql`and l.kind = ${kind}`] : []),
    ...(status?.length ? [sql`and ${layerStatus} = any(${status})`] : []),
    ...(flagged === undefined ? [] : [sql`and ${FLAGGED} = ${flagged}`]),
    ...(fence === undefined ? [] : [sql`and ${FENCE} = ${fence}`]),
  ]
  return sql.join(all, sql` `)
}

/** Layers in the order of the panel, `limit` at most. */
export async function selectAllLayers(
  tenantId: string,
  tx: Tx,
  missionIds: string[],
  limit: number,
  filter: LayerFilter = {},
): Promise<MissionLayerRow[]> {
  const { rows } = await sql<MissionLayerRow>`
    select ${COLUMNS} ${fromLayers(tenantId)} and l.mission_id = any(${missionIds}::uuid[]) ${conditions(filter)}
    ${inOrder} limit ${limit}`.execute(tx)
  return rows
}

/** Parts of base layers in drawing order, the topmost first. */
export async function selectParts(tenantId: string, tx: Tx, baseLayerIds: string[]): Promise<LayerRow[]> {
  const { rows } = await sql<LayerRow>`
    select ${COLUMNS} ${fromLayers(tenantId)} and l.base_layer_id = any(${baseLayerIds}::uuid[]) ${inOrder}`.execute(tx)
  return rows
}

/**
 * Adds a layer on top of the others of its mission or base layer.
 * @returns its id, or that of the drawing layer that the user already has in the mission
 */
export async function insertLayer(tenantId: string, tx: Tx, layer: NewLayer): Promise<string> {
  const id = uuidv7()
  const { owner } = layer
  const ownerColumns =
    'missionId' in owner
      ? { mission_id: owner.missionId, group_id: owner.groupId }
      : { base_layer_id: owner.baseLayerId, staged: owner.staged }
  const created = await tx
    .insertInto('layer')
    .values((eb) => ({
      id,
      tenant_id: tenantId,
      ...ownerColumns,
      name: layer.name.trim(),
      kind: layer.kind,
      status: layer.status,
      position: eb
        .selectFrom('layer')
        .select(sql<number>`coalesce(min(position), 0) - 1`.as('top'))
        .where('tenant_id', '=', tenantId)
        .$if('missionId' in owner, (query) => query.where('mission_id', '=', ownerColumns.mission_id ?? null))
        .$if('baseLayerId' in owner, (query) => query.where('base_layer_id', '=', ownerColumns.base_layer_id ?? null)),
      color: layer.color.toLowerCase(),
      captured_at: layer.capturedAt,
      source_file_id: layer.sourceFileId,
      source_kind: layer.sourceKind,
      source_epsg: layer.sourceEpsg,
      created_by: layer.createdBy,
      drawing_of: layer.drawingOf ?? null,
    }))
    .onConflict((oc) =>
      oc
        .columns(['tenant_id', 'mission_id', 'drawing_of'])
        .where('drawing_of', 'is not', null)
        .where('deleted_at', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return created?.id ?? selectDrawingLayer(tenantId, tx, ownerColumns.mission_id ?? '', layer.drawingOf ?? '')
}

/** The ID of a user's drawing layer in a mission. The layer must exist. */
async function selectDrawingLayer(tenantId: string, tx: Tx, missionId: string, userId: string): Promise<string> {
  const { id } = await tx
    .selectFrom('layer')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('mission_id', '=', missionId)
    .where('drawing_of', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return id
}

/** @returns false when the layer does not exist at this version */
export async function updateLayer(
  tenantId: string,
  tx: Tx,
  layerId: string,
  version: number,
  fields: LayerFields,
): Promise<boolean> {
  const row = await tx
    .updateTable('layer')
    // oxlint-disable-next-line complexity -- one condition for each column of an update
    .set((eb) => ({
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
      ...(fields.name !== undefined && { name: fields.name.trim() }),
      ...(fields.groupId !== undefined && { group_id: fields.groupId }),
      ...(fields.visible !== undefined && { visible: fields.visible }),
      ...(fields.clientVisible !== undefined && { client_visible: fields.clientVisible }),
      ...(fields.fence !== undefined && { is_fence: fields.fence }),
      ...(fields.opacity !== undefined && { opacity: fields.opacity }),
      ...(fields.color !== undefined && { color: fields.color.toLowerCase() }),
      ...(fields.labelField !== undefined && { label_field: fields.labelField }),
      ...(fields.capturedAt !== undefined && { captured_at: fields.capturedAt }),
      ...(fields.rasterStyle !== undefined && { raster_style: JSON.stringify(fields.rasterStyle) }),
      // Changes the address of the tiles, which browsers keep.
      ...(fields.rasterKind !== undefined && {
        raster_kind: fields.rasterKind,
        data_version: eb('data_version', '+', 1),
      }),
      ...(fields.nodata !== undefined && { nodata: fields.nodata, ignores_nodata: false }),
      ...(fields.ignoresNodata !== undefined && { nodata: null, ignores_nodata: fields.ignoresNodata }),
      ...(fields.ignoresScaling !== undefined && { ignores_scaling: fields.ignoresScaling }),
      ...(fields.heightUnit !== undefined && { height_unit: fields.heightUnit }),
      // Changes the address of the tiles, which browsers keep.
      ...(fields.bandRoles !== undefined && {
        band_roles: fields.bandRoles && JSON.stringify(fields.bandRoles),
        data_version: eb('data_version', '+', 1),
      }),
      ...(fields.lastBandIsAlpha !== undefined && { last_band_alpha: fields.lastBandIsAlpha }),
      // A range that a user chose is in the earlier unit.
      ...((fields.heightUnit !== undefined || fields.ignoresScaling !== undefined) && {
        raster_style: sql<string>`raster_style - 'rescale'`,
      }),
      ...(fields.corners && { corners: JSON.stringify(fields.corners) }),
      ...(fields.epsg !== undefined && { source_epsg: fields.epsg }),
      ...(fields.textEncoding !== undefined && { text_encoding: fields.textEncoding }),
      ...(fields.flagged !== undefined && { flagged: fields.flagged }),
      ...(fields.flagNote !== undefined && { flag_note: fields.flagNote }),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', layerId)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether people changed features of the layer. */
export async function hasFeatureChanges(tenantId: string, tx: Tx, layerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('feature_change')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('layer_id', '=', layerId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Moves a layer before another one of its mission, or to the end, and renumbers all positions. */
export async function moveLayer(
  tenantId: string,
  tx: Tx,
  missionId: string,
  layerId: string,
  before: string | null,
): Promise<void> {
  const position =
    before === null
      ? sql`(select max(position) + 1 from layer where tenant_id = ${tenantId} and mission_id = ${missionId})`
      : sql`(select position - 0.5 from layer where tenant_id = ${tenantId} and mission_id = ${missionId} and id = ${before})`
  await renumberLayers(tenantId, tx, missionId)
  await sql`update layer set position = ${position} where tenant_id = ${tenantId} and id = ${layerId}`.execute(tx)
}

async function renumberLayers(tenantId: string, tx: Tx, missionId: string): Promise<void> {
  await sql`
    update layer set position = o.number
      from (select id, row_number() over (order by position, id desc) as number
              from layer where tenant_id = ${tenantId} and mission_id = ${missionId}) o
     where layer.id = o.id and layer.tenant_id = ${tenantId} and layer.position <> o.number`.execute(tx)
}
