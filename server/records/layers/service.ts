// The rules that layers of missions and parts of base layers share. All functions run in the caller's transaction.
import { conflict, fieldError } from '../../platform/core/errors'
import { currentLanguage } from '../../platform/core/requestContext'
import { render } from '../../platform/core/messages'
import { startJob } from '../../platform/jobs/jobs'
import type { Lane } from '../../platform/jobs/sql'
import { staleVersion } from '../../platform/db/staleVersion'
import type { Tx } from '../../platform/db/tenancy'
import { claimUpload } from '../uploads/service'
import { queueTileBuild } from '../../media/vector/storedTileSql'
import { heightUnitOf } from '../../media/raster/heightUnit'
import { systemByCode } from '../../media/coordinate-systems/coordinateSystems'
import type { FileKind } from '../../media/file-kind/fileKind'
import { expectedBytes, layerImport } from './importJob'
import { assertRasterEditFits, canChooseSystem, storedNodata, styleWithRoles } from './rasterEdits'
import { setImporting } from './importSql'
import { layerKindOf } from './layerKind'
import { layerText } from './messages'
import {
  hasFeatureChanges,
  insertLayer,
  selectLayer,
  updateLayer,
  type LayerFields,
  type LayerKind,
  type LayerOwner,
  type LayerRow,
} from './sql'
import { layerTrash } from './trash'

/** Distinguishable on light and dark maps, also with colour vision deficiency. */
const COLORS = ['#0958d9', '#d4380d', '#08979c', '#c41d7f', '#7cb305', '#531dab', '#d48806', '#389e0d']

const REFUSALS: Partial<Record<FileKind, 'unsupportedZip' | 'unsupportedPmtiles'>> = {
  zip: 'unsupportedZip',
  pmtiles: 'unsupportedPmtiles',
}

/** Vector files up to this size are imported within seconds. */
const SHORT_IMPORT_BYTES = 2 * 1024 * 1024

export interface LayerAuthor {
  userId: string
}

/**
 * Creates a layer from an upload and starts its import. `only` is the required kind of file.
 * @returns the id of the layer
 * @throws AppError 404 for another user's upload, 409 for an upload that is used or incomplete, 400 for an unsupported file
 */
export async function importUpload(
  tenantId: string,
  tx: Tx,
  user: LayerAuthor,
  owner: LayerOwner,
  wanted: { uploadId: string; name?: string; color?: string; capturedAt?: string; epsg?: number },
  only?: LayerKind,
): Promise<string> {
  const { file, kind } = await claimUpload(tenantId, tx, wanted.uploadId, user.userId)
  const layerKind = requireLayerKind(kind)
  if (only && layerKind !== only) {
    throw fieldError('uploadId', layerText(only === 'raster' ? 'rasterFileRequired' : 'vectorFileRequired'))
  }
  const name =
    wanted.name ??
    (file.name
      .replace(/\.[\w]{1,8}$/, '')
      .trim()
      .slice(0, 120) ||
      render(layerText('defaultName'), currentLanguage()))
  return importStoredFile(tenantId, tx, user, owner, { ...wanted, name, file, fileKind: kind, kind: layerKind })
}

/**
 * Creates a layer from a stored file that no other record uses, and starts its import.
 * @returns the id of the layer
 */
export async function importStoredFile(
  tenantId: string,
  tx: Tx,
  user: { userId: string | null },
  owner: LayerOwner,
  layer: {
    name: string
    kind: LayerKind
    file: { id: string; size: number }
    fileKind: FileKind
    color?: string
    capturedAt?: string
    epsg?: number
  },
): Promise<string> {
  const { name, kind, file } = layer
  const layerId = await insertLayer(tenantId, tx, {
    owner,
    name,
    kind,
    status: 'importing',
    color: layer.color ?? colorFor(file.id),
    capturedAt: layer.capturedAt ?? null,
    sourceFileId: file.id,
    sourceKind: layer.fileKind,
    sourceEpsg: layer.epsg ?? null,
    createdBy: user.userId,
  })
  await startImport(tenantId, tx, { id: layerId, name, kind, sourceSize: file.size }, user.userId)
  return layerId
}

/**
 * Creates an empty vector layer for drawing. `drawingOf` is the user whose drawings it receives.
 * @returns its id, or that of the drawing layer that this user already has in the mission
 */
export async function insertEmptyLayer(
  tenantId: string,
  tx: Tx,
  user: LayerAuthor,
  owner: LayerOwner,
  { name, color = colorFor(name), drawingOf }: { name: string; color?: string; drawingOf?: string },
): Promise<string> {
  const noSource = { capturedAt: null, sourceFileId: null, sourceKind: null, sourceEpsg: null }
  const fields = { owner, name, color, kind: 'vector', status: 'ready', createdBy: user.userId } as const
  return insertLayer(tenantId, tx, { ...fields, ...noSource, ...(drawingOf && { drawingOf }) })
}

/** What decides on how the file of a layer is read. */
const READ_AGAIN = [
  'corners',
  'epsg',
  'textEncoding',
  'nodata',
  'ignoresNodata',
  'ignoresScaling',
  'heightUnit',
  'lastBandIsAlpha',
] as const

/** Edits a layer. One whose file is to be read in another way is imported again. */
export async function updateLayerFields(
  tenantId: string,
  tx: Tx,
  user: LayerAuthor,
  layer: LayerRow,
  version: number,
  edit: LayerFields,
): Promise<void> {
  assertEditFits(layer, edit)
  // The features are read again, without what people changed.
  const readsFeaturesAgain = edit.epsg !== undefined || edit.textEncoding !== undefined
  if (readsFeaturesAgain && (await hasFeatureChanges(tenantId, tx, layer.id)))
    throw conflict(layerText(edit.epsg === undefined ? 'encodingOfEdited' : 'systemOfEdited'))
  const style = styleWithRoles(layer, edit)
  const stored = {
    ...edit,
    ...(typeof edit.nodata === 'number' && { nodata: storedNodata(layer, edit.nodata) }),
    ...(style && { rasterStyle: style }),
  }
  if (!(await updateLayer(tenantId, tx, layer.id, version, stored)))
    throw await staleVersion(tx, 'layer', layer.id, layerText('changedElsewhere'))
  if (edit.labelField !== undefined) await queueTileBuild(tenantId, tx, layer.id)
  if (READ_AGAIN.some((field) => edit[field] !== undefined) || becomesHeights(layer, edit))
    await startImport(tenantId, tx, layer, user.userId)
}

/** Whether values with a declared unit become heights, which are converted to metres. */
const becomesHeights = ({ raster }: LayerRow, { rasterKind }: LayerFields): boolean =>
  rasterKind === 'elevation' &&
  raster !== null &&
  !raster.heights &&
  !['m', undefined].includes(heightUnitOf(raster.bands[0]?.unit))

/** @throws AppError 404 when the layer does not exist or was deleted */
export async function requireLayer(tenantId: string, tx: Tx, layerId: string): Promise<LayerRow> {
  const layer = await selectLayer(tenantId, tx, layerId)
  if (!layer) throw await layerTrash.missing(tenantId, tx, layerId, 'layer', layerText('notFound'))
  return layer
}

async function startImport(
  tenantId: string,
  tx: Tx,
  layer: Pick<LayerRow, 'id' | 'name' | 'kind' | 'sourceSize'>,
  startedBy: string | null,
): Promise<void> {
  const about = { entity: 'Layer', id: layer.id }
  const jobId = await startJob(
    tenantId,
    tx,
    layerImport,
    { layerId: layer.id },
    { title: layer.name, startedBy, about, lane: laneOf(layer), reservedBytes: expectedBytes(layer) },
  )
  await setImporting(tenantId, tx, layer.id, jobId)
}

/** Rasters are converted with several programs, which takes long for small files too. */
const laneOf = ({ kind, sourceSize }: Pick<LayerRow, 'kind' | 'sourceSize'>): Lane =>
  kind === 'vector' && (sourceSize ?? Infinity) <= SHORT_IMPORT_BYTES ? 'short' : 'long'

function assertEditFits(layer: LayerRow, edit: LayerFields): void {
  const { labelField } = edit
  if (labelField && !layer.fields.some(({ name }) => name === labelField)) {
    throw fieldError('labelField', layerText('unknownAttribute'))
  }
  if (edit.fence && layer.kind !== 'vector') throw fieldError('fence', layerText('fenceNeedsVector'))
  if (edit.epsg !== undefined) assertSystemFits(layer, edit.epsg)
  if (edit.textEncoding !== undefined) assertHasTexts(layer)
  assertRasterEditFits(layer, edit)
}

/** Kinds of files whose coordinates are degrees by definition. */
const ALWAYS_DEGREES: ReadonlySet<string | null> = new Set<FileKind>(['kml', 'kmz', 'gpx', 'qgcplan', 'wpl'])

/** @throws AppError 400 for a layer whose file names its system by definition, 409 while it is imported */
function assertSystemFits(layer: LayerRow, epsg: number): void {
  const { kind, sourceFileId, sourceKind, status } = layer
  const takesSystem = kind === 'vector' ? !ALWAYS_DEGREES.has(sourceKind) : canChooseSystem(layer)
  if (sourceFileId === null || !takesSystem) {
    throw fieldError('epsg', layerText('systemNeedsFile'))
  }
  if (systemByCode(epsg) === undefined) throw fieldError('epsg', layerText('unknownSystem', { epsg: String(epsg) }))
  if (status === 'importing') throw conflict(layerText('importRunning'))
}

/** Kinds of files whose texts may have any encoding. */
const WITH_TEXTS: ReadonlySet<string | null> = new Set<FileKind>(['geojson', 'kml', 'kmz', 'gpx', 'csv', 'shapefile'])

/** @throws AppError 400 for a layer whose file has one encoding by definition, 409 while it is imported */
function assertHasTexts({ sourceFileId, sourceKind, status }: LayerRow): void {
  if (sourceFileId === null || !WITH_TEXTS.has(sourceKind))
    throw fieldError('textEncoding', layerText('encodingNeedsFile'))
  if (status === 'importing') throw conflict(layerText('importRunning'))
}

/** @throws AppError 400 for files that cannot become a layer */
function requireLayerKind(kind: FileKind): LayerKind {
  const layerKind = layerKindOf(kind)
  if (layerKind) return layerKind
  throw fieldError('uploadId', layerText(REFUSALS[kind] ?? 'unsupportedFile'))
}

const colorFor = (text: string): string =>
  COLORS[
    [...text].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7) % COLORS.length
  ] ?? '#0958d9'
