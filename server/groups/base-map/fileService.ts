// Base maps that are files in the storage of their tenant: creating them from uploads, and who reads the files.
import { uuidv7 } from 'uuidv7'
import type { Actor } from '../../platform/audit/sql'
import { API_PREFIX } from '../../platform/contract/spec'
import type { components } from '../../platform/contract/contract.gen'
import { conflict, fieldError, notFound } from '../../platform/core/errors'
import { runOutsideScope } from '../../platform/db/accessScope'
import { inTenant, type Tx } from '../../platform/db/tenancy'
import { requireReserved } from '../../platform/disk/reservations'
import type { Principal } from '../../platform/identity/session'
import { startJob } from '../../platform/jobs/jobs'
import { requireStoredFile, type StoredFile } from '../../platform/storage/sql'
import { storedBytes } from '../../platform/storage/byteSource'
import { claimUpload, keepRejection, requireUpload, whyNotClaimable } from '../../records/uploads/service'
import type { Services } from '../services'
import { baseMapConversion } from './conversionJob'
import { baseMapText } from './messages'
import { inspectPmtiles } from './pmtilesFile'
import { addBaseMap, changing } from './service'
import { fileAddress, FILES } from './sourceUrl'
import { selectBaseMapFile, type BaseMapRow } from './sql'

type BaseMap = components['schemas']['BaseMap']

/** What a conversion writes, by the size of its source: the tiles in a temporary file, from which they are copied to the PMTiles file. */
const CONVERSION_FACTOR = 2

/**
 * Creates a base map, which is off, from an uploaded PMTiles file.
 * @throws AppError 400 for another or a damaged file, 404 for another user's upload, 409 for one that is used
 */
export async function createFromPmtiles(
  services: Pick<Services, 'db' | 'config' | 'storage'>,
  { tenantId, userId }: { tenantId: string; userId: string },
  { uploadId, name, attribution }: components['schemas']['NewBaseMapOfFile'],
  actor: Actor,
): Promise<BaseMapRow> {
  const { db, storage } = services
  return keepRejection(db, tenantId, { uploadId, userId }, async () => {
    const { key, size } = await inTenant(db, tenantId, async (tx) => {
      const fileId = await requireKind(tenantId, tx, { uploadId, userId }, 'pmtiles')
      return requireStoredFile(tenantId, tx, fileId)
    })
    // Takes seconds for large files, so no transaction is open.
    const zoomsAndLayers = await inspectPmtiles(storedBytes(storage, key, size))
    return changing(services, tenantId, async (tx) => {
      const { file } = await claimUpload(tenantId, tx, uploadId, userId)
      const id = uuidv7()
      const fields = { name, attribution, kind: 'pmtiles' as const, url: fileAddress(id), ...zoomsAndLayers }
      return addBaseMap(tenantId, tx, actor, { id, fields, fileId: file.id })
    })
  })
}

/**
 * Starts a job that creates a base map, which is off, from an uploaded MBTiles file with vector tiles.
 * @returns the IDs of the base map and of the job
 * @throws AppError 400 for another file, 404 for another user's upload, 409 for one that is used, 507 when the disk has no room for it
 */
export async function createFromMbtiles(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { tenantId, userId }: { tenantId: string; userId: string },
  { uploadId, name, attribution }: components['schemas']['NewBaseMapOfFile'],
  actor: Actor,
): Promise<{ _id: string; jobId: string }> {
  return keepRejection(db, tenantId, { uploadId, userId }, () =>
    inTenant(db, tenantId, async (tx) => {
      const fileId = await requireKind(tenantId, tx, { uploadId, userId }, 'mbtiles')
      const { size } = await requireStoredFile(tenantId, tx, fileId)
      const _id = uuidv7()
      const input = { uploadId, baseMapId: _id, name, attribution, actor: { ...actor, actorId: userId } }
      const reservedBytes = CONVERSION_FACTOR * size
      const start = { title: name, startedBy: userId, about: { entity: 'BaseMap', id: _id }, reservedBytes }
      const jobId = await startJob(tenantId, tx, baseMapConversion, input, start)
      await requireReserved(tx, config, reservedBytes)
      return { _id, jobId }
    }),
  )
}

/** @returns the ID of the stored file of a finished upload. @throws AppError 400 for another kind of file, 404, 409 */
async function requireKind(
  tenantId: string,
  tx: Tx,
  { uploadId, userId }: { uploadId: string; userId: string },
  kind: 'pmtiles' | 'mbtiles',
): Promise<string> {
  const upload = await requireUpload(tenantId, tx, uploadId, userId)
  if (upload.state !== 'finished' || upload.storedFileId === null) throw conflict(whyNotClaimable(upload))
  if (upload.kind !== kind) throw fieldError('uploadId', baseMapText('fileKind'))
  return upload.storedFileId
}

/**
 * Returns the file of a base map that is on; for a tenant root also that of a base map that is off, for its preview.
 * @throws AppError 404 when the base map has no file or is off
 */
export async function readBaseMapFile(
  { db }: Pick<Services, 'db'>,
  { tenantId, userType }: { tenantId: string | null; userType: Principal['userType'] | undefined },
  baseMapId: string,
): Promise<StoredFile> {
  if (tenantId === null) throw notFound(baseMapText('notFound'))
  // Clients see the same base maps below their layers as other users.
  return runOutsideScope(() =>
    inTenant(db, tenantId, async (tx) => {
      const found = await selectBaseMapFile(tenantId, tx, baseMapId)
      if (!found || (!found.enabled && userType !== 'tenant-root')) throw notFound(baseMapText('notFound'))
      return requireStoredFile(tenantId, tx, found.fileId)
    }),
  )
}

/** Visitors of a published base layer read files at an address that needs no session. */
export const forVisitors = (map: BaseMap, baseLayerId: string): BaseMap =>
  withFilesAt(map, `/base-map/get-public-file/${baseLayerId}`)

/** The base map with its file, if it has one, at another address of the API. */
export const withFilesAt = (map: BaseMap, path: string): BaseMap =>
  map.url.startsWith(FILES) ? { ...map, url: `${API_PREFIX}${path}/${map.url.slice(FILES.length)}` } : map
