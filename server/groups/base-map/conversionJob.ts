// Converts an uploaded MBTiles file with vector tiles to PMTiles, which maps read by range requests, and creates a base map from it.
import { copyFile, link, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Actor } from '../../platform/audit/sql'
import { AppError, asAppError } from '../../platform/core/errors'
import type { Message } from '../../platform/core/messages'
import { inTenant } from '../../platform/db/tenancy'
import { defineJob, JobFailure, type JobContext, type JobServices } from '../../platform/jobs/jobs'
import { requireQuota } from '../../records/quota/usage'
import { openGdal } from '../../media/raster/gdal/gdal'
import { isTransient, ProcessFailure } from '../../platform/core/sandboxedProcess'
import { diskFull } from '../../media/raster/diskFull'
import { stageFile } from '../../platform/storage/files'
import { insertStoredFile, requireStoredFile } from '../../platform/storage/sql'
import type { Storage } from '../../platform/storage/storage'
import { fileBytes } from '../../platform/storage/byteSource'
import { removeUpload, requireUpload, whyNotClaimable } from '../../records/uploads/service'
import { baseMapText } from './messages'
import { inspectPmtiles } from './pmtilesFile'
import { addBaseMap, changing } from './service'
import { fileAddress } from './sourceUrl'

interface ConversionInput {
  uploadId: string
  /** ID of the base map that the job creates. */
  baseMapId: string
  name: string
  attribution: string
  actor: Actor & { actorId: string }
}

type ConversionServices = JobServices & { storage: Storage }
type Context = JobContext<ConversionServices>

const TIMEOUT_MS = 30 * 60 * 1000
/** Maximum size of the converted file as a multiple of the original. Memory is limited while it is written. */
const MAX_GROWTH = 3
const EXTRA_BYTES = 16 * 1024 ** 2
const DISK_FULL_STATUS = 507

export const baseMapConversion = defineJob<ConversionInput, { baseMapId: string }, ConversionServices>({
  kind: 'base-map-conversion',
  timeoutMs: TIMEOUT_MS,
  async run(input, context) {
    try {
      const converted = await convert(input, context)
      await store(input, converted, context)
      return { baseMapId: input.baseMapId }
    } catch (error) {
      const reason = reasonOf(error)
      if (!reason) throw error
      if (isAboutFile(error)) await deleteUpload(input, context)
      throw new JobFailure(reason, { cause: error })
    }
  },
})

/** @returns the path of the PMTiles file */
async function convert({ uploadId, actor }: ConversionInput, context: Context): Promise<string> {
  const { tenantId, services, workDir, signal, progress, wrote } = context
  const { key } = await inTenant(services.db, tenantId, async (tx) => {
    const upload = await requireUpload(tenantId, tx, uploadId, actor.actorId)
    if (upload.state !== 'finished') throw new JobFailure(whyNotClaimable(upload))
    return requireStoredFile(tenantId, tx, upload.storedFileId ?? '')
  })
  const local = await services.storage.localFile(key)
  try {
    // GDAL recognises the format by the extension. Folders of different disks cannot share a file.
    const input = path.join(workDir, 'source.mbtiles')
    await link(local.path, input).catch(() => copyFile(local.path, input))
    const output = path.join(workDir, 'tiles.pmtiles')
    progress(0.1, baseMapText('converting'))
    // Tiles are copied as they are. GDAL of the system may be older than its driver for PMTiles.
    const gdal = await openGdal('bundled')
    const options = ['-f', 'PMTiles']
    await gdal.run({ program: 'ogr2ogr', options, input, output, signal, timeoutMs: TIMEOUT_MS })
    // In an MBTiles file, the table of tiles can be a view that returns endless rows.
    const [before, after] = await Promise.all([stat(input), stat(output)])
    wrote(after.size)
    if (after.size > MAX_GROWTH * before.size + EXTRA_BYTES)
      throw new ProcessFailure('failed', 'wrote far more than it read')
    return output
  } finally {
    local.release()
  }
}

async function store(
  { uploadId, baseMapId, name, attribution, actor }: ConversionInput,
  file: string,
  { tenantId, services, signal, progress }: Context,
): Promise<void> {
  const zoomsAndLayers = await inspectFile(file)
  progress(0.9)
  const from = { path: file }
  const staged = await stageFile(services, tenantId, {
    name: `${name}.pmtiles`,
    mediaType: 'application/vnd.pmtiles',
    from,
  })
  signal.throwIfAborted()
  await changing(services, tenantId, async (tx) => {
    const upload = await requireUpload(tenantId, tx, uploadId, actor.actorId, 'lock')
    await removeUpload(tx, upload)
    await requireQuota(tenantId, tx, 'storageBytes', staged.size)
    const { id: fileId } = await insertStoredFile(tenantId, tx, staged, actor.actorId)
    const fields = { name, attribution, kind: 'pmtiles' as const, url: fileAddress(baseMapId), ...zoomsAndLayers }
    await addBaseMap(tenantId, tx, actor, { id: baseMapId, fields, fileId })
  })
}

async function deleteUpload({ uploadId, actor }: ConversionInput, { tenantId, services }: Context): Promise<void> {
  await inTenant(services.db, tenantId, async (tx) => {
    const upload = await requireUpload(tenantId, tx, uploadId, actor.actorId, 'lock').catch(() => undefined)
    if (upload?.state === 'finished') await removeUpload(tx, upload)
  })
}

/** Reason for the user; undefined for errors that may not occur in another run. */
function reasonOf(error: unknown): Message | undefined {
  if (error instanceof JobFailure) return error.text
  if (asAppError(error).status === DISK_FULL_STATUS) return diskFull()
  if (error instanceof AppError) return (error.errors?.[0]?.message as Message | undefined) ?? error.text
  if (!(error instanceof ProcessFailure) || isTransient(error.reason)) return undefined
  if (error.reason === 'disk') return diskFull()
  const lacksDescription = /Expected \d values|minzoom|maxzoom/i.test(error.message)
  return baseMapText(lacksDescription ? 'fileDescription' : 'fileNotConverted')
}

/** Whether another run with the same file would fail as well. */
const isAboutFile = (error: unknown): boolean =>
  error instanceof ProcessFailure
    ? error.reason !== 'disk'
    : error instanceof AppError && error.errors?.[0]?.field === 'uploadId'

async function inspectFile(file: string): ReturnType<typeof inspectPmtiles> {
  const bytes = await fileBytes(file)
  try {
    return await inspectPmtiles(bytes)
  } finally {
    await bytes.close()
  }
}
