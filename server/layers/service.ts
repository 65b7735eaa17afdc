// The rules of layers, wherever they are, in the caller's transaction: what they may be, and what starts an import.
import { conflict, fieldError, notFound, type AppError } from '../core/errors'
import { startJob } from '../jobs/jobs'
import { readStyle } from '../raster/style/rasterStyle'
import type { Tx } from '../db/tenancy'
import { claimUpload } from '../uploads/finish'
import type { FileKind } from '../uploads/fileKind'
import { isVectorKind } from '../vector/readVector'
import { layerImport, type Corners } from './importJob'
import { setImporting } from './importSql'
import {
  insertLayer,
  selectLayer,
  updateLayer,
  type LayerFields,
  type LayerKind,
  type LayerPlace,
  type LayerRow,
} from './sql'

const RASTER_KINDS: FileKind[] = ['geotiff', 'tiff', 'png', 'jpeg']
/** Told apart on light and on dark ground, and by the colour-blind. */
const COLORS = ['#0958d9', '#d4380d', '#08979c', '#c41d7f', '#7cb305', '#531dab', '#d48806', '#389e0d']

export interface LayerAuthor {
  userId: string
}

/**
 * Makes a layer of an upload, in the caller's transaction, and starts its import. `only` is what it has to be.
 * @returns the layer's id
 * @throws AppError 404 for an upload of others, 409 for one that is used or incomplete, 400 for a file that is no layer
 */
export async function importUpload(
  tenantId: string,
  tx: Tx,
  user: LayerAuthor,
  place: LayerPlace,
  wanted: { uploadId: string; name?: string; color?: string; capturedAt?: string; epsg?: number },
  only?: LayerKind,
): Promise<string> {
  const { file, kind } = await claimUpload(tenantId, tx, wanted.uploadId, user.userId)
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

/** An empty vector layer to draw in, in the caller's transaction. @returns its id */
export async function insertEmptyLayer(
  tenantId: string,
  tx: Tx,
  user: LayerAuthor,
  place: LayerPlace,
  { name, color = colorFor(name) }: { name: string; color?: string },
): Promise<string> {
  const nothing = { capturedAt: null, sourceFileId: null, sourceKind: null, sourceEpsg: null }
  const fields = { place, name, color, kind: 'vector', status: 'ready', createdBy: user.userId } as const
  return insertLayer(tenantId, tx, { ...fields, ...nothing })
}

/** Changes a layer's own fields, in the caller's transaction; a raster that is placed anew is imported again. */
export async function changeLayer(
  tenantId: string,
  tx: Tx,
  user: LayerAuthor,
  layer: LayerRow,
  version: number,
  edit: LayerFields & { corners?: Corners },
): Promise<void> {
  refuseMisfit(layer, edit)
  if (!(await updateLayer(tenantId, tx, layer.id, version, edit))) throw stale()
  if (edit.corners) await startImport(tenantId, tx, layer, user.userId, edit.corners)
}

/** @throws AppError 404 */
export async function requireLayer(tenantId: string, tx: Tx, layerId: string): Promise<LayerRow> {
  const layer = await selectLayer(tenantId, tx, layerId)
  if (!layer) throw notFound('Layer')
  return layer
}

const stale = (): AppError => conflict('Somebody else changed this layer meanwhile. Read it again before you save.')

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

function refuseMisfit(
  layer: LayerRow,
  { labelField, rasterStyle, corners }: LayerFields & { corners?: Corners },
): void {
  if (labelField && !layer.fields.some(({ name }) => name === labelField)) {
    throw fieldError('labelField', 'Choose an attribute of this layer.')
  }
  if (rasterStyle) {
    if (!layer.raster) throw fieldError('rasterStyle', 'Styling is available for rasters that are ready.')
    readStyle(rasterStyle, layer.raster)
  }
  if (corners && (layer.kind !== 'raster' || layer.sourceFileId === null)) {
    throw fieldError('corners', 'Only rasters can be placed by their corners.')
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
