// Downloads what a processing server has computed, and stores the known files. The archive is not trusted.
import path from 'node:path'
import { mkdir, rm, stat } from 'node:fs/promises'
import { formatBytes } from '../../platform/core/byteSize'
import { AppError } from '../../platform/core/errors'
import { render } from '../../platform/core/messages'
import { inTenant, type Tx } from '../../platform/db/tenancy'
import { JobFailure, type JobContext } from '../../platform/jobs/jobs'
import { importStoredFile } from '../../records/layers/service'
import { checkQuota, requireQuota } from '../../records/quota/usage'
import { recordChanged } from '../../platform/realtime/sql'
import { stageFile } from '../../platform/storage/files'
import { insertStoredFile, type NewFile } from '../../platform/storage/sql'
import { ArchiveError, listArchive, unpackArchive, type ArchiveEntry } from '../../media/archives/archive'
import { fileBytes } from '../../platform/storage/byteSource'
import { fileKind, mediaTypeOf, type FileKind } from '../../media/file-kind/fileKind'
import { createDocumentOfFile } from '../document/public'
import { requireMission } from '../mission/public'
import { orthomosaicText } from './messages'
import { isUnreachable, NodeRefusal, TooLarge } from './nodeOdm'
import { nodeAt } from './nodes'
import { changeOrthomosaic } from './progress'
import { lockOrthomosaic, type OrthomosaicResult, type OrthomosaicRow } from './sql'
import type { TransferServices } from './transferServices'

type Context = JobContext<TransferServices>
type What = OrthomosaicResult['what'] | 'pointCloud'

interface Found {
  what: What
  kind: FileKind
  file: NewFile
}

const GIB = 2 ** 30
const MAX_ARCHIVE_BYTES = 64 * GIB
/** Archives of thousands of photos have many small files besides the results. */
const LIMITS = { entries: 200_000, totalBytes: 256 * GIB, ratio: 200 }
/** The download is most of the work. */
const DOWNLOADED = 0.5

const KNOWN: readonly { name: string; what: What; kinds: readonly FileKind[] }[] = [
  { name: 'odm_orthophoto/odm_orthophoto.tif', what: 'orthophoto', kinds: ['geotiff'] },
  { name: 'odm_dem/dsm.tif', what: 'dsm', kinds: ['geotiff'] },
  { name: 'odm_dem/dtm.tif', what: 'dtm', kinds: ['geotiff'] },
  { name: 'odm_dem/contours.gpkg', what: 'contours', kinds: ['geopackage'] },
  { name: 'odm_dem/contours.geojson', what: 'contours', kinds: ['geojson'] },
  { name: 'odm_report/report.pdf', what: 'report', kinds: ['pdf'] },
  { name: 'cameras.json', what: 'cameras', kinds: ['text'] },
  { name: 'odm_georeferencing/odm_georeferenced_model.laz', what: 'pointCloud', kinds: ['other'] },
]
const KNOWN_NAMES: ReadonlySet<string> = new Set(KNOWN.map(({ name }) => name))

export async function storeResults(row: OrthomosaicRow, context: Context): Promise<void> {
  const { workDir, signal, progress, wrote } = context
  const archive = path.join(workDir, 'all.zip')
  progress(0, orthomosaicText('downloading'))
  await download(row, archive, context)
  wrote((await stat(archive)).size)
  signal.throwIfAborted()
  progress(DOWNLOADED, orthomosaicText('storing'))
  const found = await readArchive(archive, context)
  if (found.length === 0) throw new JobFailure(orthomosaicText('noResults'))
  try {
    await inTenant(context.services.db, context.tenantId, (tx) => insertResults(tx, row, found, context))
  } catch (error) {
    if (isQuotaError(error)) throw new JobFailure(error.text, { cause: error })
    if (error instanceof AppError && error.status === 404) throw new JobFailure(orthomosaicText('missionDeleted'))
    throw error
  }
}

async function download(row: OrthomosaicRow, to: string, { services, signal }: Context): Promise<void> {
  const node = nodeAt(services.config, row.nodeUrl)
  if (!node || row.taskId === null) throw new JobFailure(orthomosaicText('removedServer'))
  try {
    await node.download(row.taskId, to, MAX_ARCHIVE_BYTES, signal)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof NodeRefusal) throw new JobFailure(orthomosaicText('refused', { reason: error.message }))
    if (error instanceof TooLarge)
      throw new JobFailure(orthomosaicText('archiveTooLarge', { limit: formatBytes(MAX_ARCHIVE_BYTES) }))
    if (isUnreachable(error)) throw new JobFailure(orthomosaicText('noAnswer'), { cause: error })
    throw error
  }
}

/** Unpacks the known files if the package of the tenant has room for them, and stages them. */
async function readArchive(archive: string, context: Context): Promise<Found[]> {
  const { tenantId, services, signal, workDir } = context
  const folder = path.join(workDir, 'results')
  await mkdir(folder)
  try {
    const entries = await listEntries(archive)
    const bytes = entries.reduce((sum, { size }) => sum + size, 0)
    await inTenant(services.db, tenantId, (tx) => checkQuota(tenantId, tx, 'storageBytes', bytes))
    const unpacked = await unpackArchive(archive, folder, { limits: LIMITS, signal, only: KNOWN_NAMES })
    await rm(archive)
    const found: Found[] = []
    for (const entry of unpacked) {
      signal.throwIfAborted()
      const result = await stageResult(entry, context)
      if (result && !found.some(({ what }) => what === result.what)) found.push(result)
    }
    return found
  } catch (error) {
    if (error instanceof ArchiveError)
      throw new JobFailure(orthomosaicText('badArchive', { reason: error.text }), { cause: error })
    if (isQuotaError(error)) throw new JobFailure(error.text, { cause: error })
    throw error
  }
}

/** The package of the tenant has no room, or has ended. */
const isQuotaError = (error: unknown): error is AppError =>
  error instanceof AppError && (error.status === 413 || error.status === 409)

async function listEntries(archive: string): Promise<ArchiveEntry[]> {
  const source = await fileBytes(archive)
  try {
    const entries = await listArchive(source, LIMITS)
    return entries.filter(({ name }) => KNOWN_NAMES.has(name))
  } finally {
    await source.close()
  }
}

/** Undefined for a file that is not what its name says. */
async function stageResult(
  entry: ArchiveEntry & { path: string },
  { tenantId, services }: Context,
): Promise<Found | undefined> {
  const known = KNOWN.find(({ name }) => name === entry.name)
  if (!known || entry.size === 0) return undefined
  const kind = await kindOf(entry.path)
  if (!known.kinds.includes(kind)) return undefined
  const file = { name: path.basename(entry.name), mediaType: mediaTypeOf(kind), from: { path: entry.path } }
  return { what: known.what, kind, file: await stageFile(services, tenantId, file) }
}

async function kindOf(file: string): Promise<FileKind> {
  const source = await fileBytes(file)
  try {
    return (await fileKind(source)).kind
  } finally {
    await source.close()
  }
}

async function insertResults(tx: Tx, row: OrthomosaicRow, found: readonly Found[], context: Context): Promise<void> {
  const { tenantId, jobId } = context
  const current = await lockOrthomosaic(tenantId, tx, row.id)
  if (current?.status !== 'storing' || current.jobId !== jobId) throw new JobFailure(orthomosaicText('cancelled'))
  await requireMission(tenantId, tx, row.missionId)
  const bytes = found.reduce((sum, { file }) => sum + file.size, 0)
  await requireQuota(tenantId, tx, 'storageBytes', bytes)
  const results: OrthomosaicResult[] = []
  let pointCloudFileId: string | undefined
  for (const each of found) {
    if (each.what === 'pointCloud') {
      const name = render(orthomosaicText('pointCloud', { name: row.name }), row.language)
      pointCloudFileId = (await insertStoredFile(tenantId, tx, { ...each.file, name }, row.createdBy)).id
    } else if (each.what === 'report' || each.what === 'cameras') {
      const name = render(orthomosaicText(each.what, { name: row.name }), row.language)
      const file = await insertStoredFile(tenantId, tx, { ...each.file, name }, row.createdBy)
      const document = { missionId: row.missionId, storedFileId: file.id, name }
      results.push({ what: each.what, _id: await createDocumentOfFile(tenantId, tx, row.createdBy, document) })
    } else {
      results.push({ what: each.what, _id: await insertLayerOf(tx, row, each, each.what, context) })
    }
  }
  await changeOrthomosaic(tenantId, tx, row.id, {
    status: 'completed',
    progress: 1,
    results,
    ...(pointCloudFileId !== undefined && { pointCloudFileId }),
    removesTask: true,
    endedAt: new Date(),
    dueInSeconds: 0,
  })
}

async function insertLayerOf(
  tx: Tx,
  row: OrthomosaicRow,
  { kind, file }: Found,
  what: 'orthophoto' | 'dsm' | 'dtm' | 'contours',
  { tenantId }: Context,
): Promise<string> {
  const stored = await insertStoredFile(tenantId, tx, file, row.createdBy)
  const owner = { missionId: row.missionId, groupId: null }
  const layerId = await importStoredFile(tenantId, tx, { userId: row.createdBy }, owner, {
    name: layerName(row, what),
    kind: what === 'contours' ? 'vector' : 'raster',
    file: stored,
    fileKind: kind,
  })
  await recordChanged(tenantId, tx, 'Layer', layerId)
  return layerId
}

function layerName({ name, language }: OrthomosaicRow, what: 'orthophoto' | 'dsm' | 'dtm' | 'contours'): string {
  switch (what) {
    case 'orthophoto':
      return name
    case 'dsm':
      return render(orthomosaicText('surfaceModel', { name }), language)
    case 'dtm':
      return render(orthomosaicText('terrainModel', { name }), language)
    case 'contours':
      return render(orthomosaicText('contours', { name }), language)
  }
}
