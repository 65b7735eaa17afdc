// The rules of layers: where they may be, who hears of a change, and what starts an import.
import { conflict, fieldError, notFound, type AppError } from '../../errors'
import { startJob } from '../../jobs/jobs'
import { readStyle } from '../../raster/rasterStyle'
import { recordChanged } from '../../realtime/sql'
import { inTenant, type Db, type Tx } from '../../tenancy'
import { takeUpload } from '../../uploads/finish'
import type { FileKind } from '../../uploads/fileKind'
import { isVectorKind } from '../../vector/readVector'
import { groupIsInMission } from '../layer-group/sql'
import { requireMission } from '../mission/service'
import { layerImport, type Corners } from './importJob'
import { setImporting } from './importSql'
import {
  insertLayer,
  markLayersDeleted,
  markLayersRestored,
  moveLayer,
  selectLayer,
  updateLayer,
  type LayerFields,
  type LayerKind,
  type LayerPlace,
  type LayerRow,
  type MissionLayerRow,
} from './sql'
import { asLayer, type Layer } from './view'

const RASTER_KINDS: FileKind[] = ['geotiff', 'tiff', 'png', 'jpeg']
/** Told apart on light and on dark ground, and by the colour-blind. */
const COLORS = ['#0958d9', '#d4380d', '#08979c', '#c41d7f', '#7cb305', '#531dab', '#d48806', '#389e0d']

export interface LayerMaker {
  userId: string
}

/** @throws AppError 404 for a mission or upload of others, 409 for an upload that is used or incomplete */
export async function createLayer(
  db: Db,
  tenantId: string,
  user: LayerMaker,
  wanted: {
    missionId: string
    uploadId: string
    name?: string
    groupId?: string
    color?: string
    capturedAt?: string
    epsg?: number
  },
): Promise<Layer> {
  return inTenant(db, tenantId, async (tx) => {
    await requireMission(tenantId, tx, wanted.missionId)
    await requireGroup(tenantId, tx, wanted.missionId, wanted.groupId)
    const place = { missionId: wanted.missionId, groupId: wanted.groupId ?? null }
    return changed(tenantId, tx, await importUpload(tenantId, tx, user, place, wanted))
  })
}

/**
 * Makes a layer of an upload, in the caller's transaction, and starts its import. `only` is what it has to be.
 * @returns the layer's id
 * @throws AppError 404 for an upload of others, 409 for one that is used or incomplete, 400 for a file that is no layer
 */
export async function importUpload(
  tenantId: string,
  tx: Tx,
  user: LayerMaker,
  place: LayerPlace,
  wanted: { uploadId: string; name?: string; color?: string; capturedAt?: string; epsg?: number },
  only?: LayerKind,
): Promise<string> {
  const { file, kind } = await takeUpload(tenantId, tx, wanted.uploadId, user.userId)
  const layerKind = layerKindOf(kind)
  if (only && layerKind !== only) throw fieldError('uploadId', `names a file that is no ${only} layer`)
  const name =
    wanted.name ??
    (file.name
      .replace(/\.[\w]{1,8}$/, '')
      .trim()
      .slice(0, 120) ||
      'Layer')
  const layerId = await insertLayer(tenantId, tx, {
    place,
    name,
    kind: layerKind,
    status: 'importing',
    color: wanted.color ?? colorFor(file.id),
    capturedAt: wanted.capturedAt ?? null,
    sourceFileId: file.id,
    sourceKind: kind,
    sourceEpsg: wanted.epsg ?? null,
    createdBy: user.userId,
  })
  await startImport(tenantId, tx, { id: layerId, name }, user.userId)
  return layerId
}

/** @throws AppError 404 */
export async function createVectorLayer(
  db: Db,
  tenantId: string,
  user: LayerMaker,
  wanted: { missionId: string; name: string; groupId?: string; color?: string },
): Promise<Layer> {
  return inTenant(db, tenantId, async (tx) => {
    await requireMission(tenantId, tx, wanted.missionId)
    await requireGroup(tenantId, tx, wanted.missionId, wanted.groupId)
    const place = { missionId: wanted.missionId, groupId: wanted.groupId ?? null }
    return changed(tenantId, tx, await insertEmptyLayer(tenantId, tx, user, place, wanted))
  })
}

/** An empty vector layer to draw in, in the caller's transaction. @returns its id */
export async function insertEmptyLayer(
  tenantId: string,
  tx: Tx,
  user: LayerMaker,
  place: LayerPlace,
  { name, color = colorFor(name) }: { name: string; color?: string },
): Promise<string> {
  const nothing = { capturedAt: null, sourceFileId: null, sourceKind: null, sourceEpsg: null }
  const fields = { place, name, color, kind: 'vector', status: 'ready', createdBy: user.userId } as const
  return insertLayer(tenantId, tx, { ...fields, ...nothing })
}

/** @throws AppError 404, 409 when `version` is stale, 400 when a field does not fit the layer */
export async function editLayer(
  db: Db,
  tenantId: string,
  user: LayerMaker,
  layerId: string,
  version: number,
  edit: LayerFields & { before?: string | null; corners?: Corners },
): Promise<Layer> {
  return inTenant(db, tenantId, async (tx) => {
    const layer = await requireMissionLayer(tenantId, tx, layerId)
    await requireGroup(tenantId, tx, layer.missionId, edit.groupId)
    await changeLayer(tenantId, tx, user, layer, version, edit)
    if (edit.before !== undefined) {
      if (edit.before !== null) {
        const before = await selectLayer(tenantId, tx, edit.before)
        if (before?.missionId !== layer.missionId) throw fieldError('before', 'is not a layer of this mission')
      }
      await moveLayer(tenantId, tx, layer.missionId, layerId, edit.before)
    }
    return changed(tenantId, tx, layerId)
  })
}

/** Changes a layer's own fields, in the caller's transaction; a raster that is placed anew is imported again. */
export async function changeLayer(
  tenantId: string,
  tx: Tx,
  user: LayerMaker,
  layer: LayerRow,
  version: number,
  edit: LayerFields & { corners?: Corners },
): Promise<void> {
  refuseMisfit(layer, edit)
  if (!(await updateLayer(tenantId, tx, layer.id, version, edit))) throw stale()
  if (edit.corners) await startImport(tenantId, tx, layer, user.userId, edit.corners)
}

/** All or none. @throws AppError 404 when one of them is not there */
export async function deleteLayers(db: Db, tenantId: string, layerIds: string[]): Promise<void> {
  const ids = [...new Set(layerIds)]
  await inTenant(db, tenantId, async (tx) => {
    if ((await markLayersDeleted(tenantId, tx, ids)) !== ids.length) throw notFound('Layer')
    for (const id of ids) await recordChanged(tenantId, tx, 'Layer', id)
  })
}

/** All or none. @throws AppError 404 when one of them is not there to be brought back */
export async function restoreLayers(db: Db, tenantId: string, layerIds: string[]): Promise<number> {
  const ids = [...new Set(layerIds)]
  return inTenant(db, tenantId, async (tx) => {
    if ((await markLayersRestored(tenantId, tx, ids)) !== ids.length) throw notFound('Layer')
    for (const id of ids) await recordChanged(tenantId, tx, 'Layer', id)
    return ids.length
  })
}

/** @throws AppError 404 */
export async function requireLayer(tenantId: string, tx: Tx, layerId: string): Promise<LayerRow> {
  const layer = await selectLayer(tenantId, tx, layerId)
  if (!layer) throw notFound('Layer')
  return layer
}

/** The same, and it belongs to a mission. @throws AppError 404 */
export async function requireMissionLayer(tenantId: string, tx: Tx, layerId: string): Promise<MissionLayerRow> {
  const layer = await requireLayer(tenantId, tx, layerId)
  if (layer.missionId === null) throw notFound('Layer')
  return { ...layer, missionId: layer.missionId }
}

const stale = (): AppError => conflict('Somebody else changed this layer meanwhile. Read it again before you save.')

async function changed(tenantId: string, tx: Tx, layerId: string): Promise<Layer> {
  await recordChanged(tenantId, tx, 'Layer', layerId)
  return asLayer(await requireMissionLayer(tenantId, tx, layerId))
}

async function startImport(
  tenantId: string,
  tx: Tx,
  layer: { id: string; name: string },
  startedBy: string,
  corners?: Corners,
): Promise<void> {
  const about = { entity: 'Layer', id: layer.id }
  const input = { layerId: layer.id, ...(corners && { corners }) }
  const jobId = await startJob(tenantId, tx, layerImport, input, { title: layer.name, startedBy, about })
  await setImporting(tenantId, tx, layer.id, jobId)
}

async function requireGroup(
  tenantId: string,
  tx: Tx,
  missionId: string,
  groupId: string | null | undefined,
): Promise<void> {
  if (groupId && !(await groupIsInMission(tenantId, tx, groupId, missionId))) {
    throw fieldError('groupId', 'is not a group of this mission')
  }
}

function refuseMisfit(
  layer: LayerRow,
  { labelField, rasterStyle, corners }: LayerFields & { corners?: Corners },
): void {
  if (labelField && !layer.fields.some(({ name }) => name === labelField)) {
    throw fieldError('labelField', 'is not an attribute of this layer')
  }
  if (rasterStyle) {
    if (!layer.raster) throw fieldError('rasterStyle', 'is only for rasters that are ready')
    readStyle(rasterStyle, layer.raster)
  }
  if (corners && (layer.kind !== 'raster' || layer.sourceFileId === null)) {
    throw fieldError('corners', 'are only for rasters')
  }
  if (corners && layer.status === 'importing') throw conflict('This layer is being imported; wait until that is done')
}

/** @throws AppError 400 for files that are no layer */
function layerKindOf(kind: FileKind): LayerKind {
  if (isVectorKind(kind)) return 'vector'
  if (RASTER_KINDS.includes(kind)) return 'raster'
  const advice = kind === 'zip' ? ' The zip holds neither a shapefile nor a KML document.' : ''
  throw fieldError(
    'uploadId',
    `names a file that is no map layer.${advice} Aerie takes GeoTIFF, PNG and JPEG, and GeoJSON, KML, KMZ, GPX, CSV, zipped shapefiles, GeoPackage, FlatGeobuf and DXF`,
  )
}

const colorFor = (text: string): string =>
  COLORS[
    [...text].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7) % COLORS.length
  ] ?? '#0958d9'
