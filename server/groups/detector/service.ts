// The rules of detectors. Each change is announced in the transaction that makes it.
import { DetectorError } from '../../media/detector/detectorError'
import type { ModelFacts } from '../../media/detector/detectorTask'
import { inspectModel } from '../../media/detector/runDetector'
import { recordEdit } from '../../platform/audit/recordEdit'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { limitConcurrency } from '../../platform/core/concurrencyLimit'
import { conflict, fieldError, notFound, withUniqueName } from '../../platform/core/errors'
import { lockTexts } from '../../platform/db/lockTexts'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Tx } from '../../platform/db/tenancy'
import { recordChanged } from '../../platform/realtime/sql'
import { deleteStoredFile, requireStoredFile } from '../../platform/storage/sql'
import { claimUpload, keepRejection, requireUpload, whyNotClaimable } from '../../records/uploads/service'
import type { Services } from '../services'
import { detectorGroupText } from './messages'
import { asDetector, type Detector, type DetectorRow } from './row'
import { countDetectors, deleteDetectorRow, insertDetector, selectDetector, updateDetector } from './sql'

type Schemas = components['schemas']
type Base = Pick<Services, 'db' | 'storage'>

const MAX_DETECTORS = 20

/** An inspection takes a core and up to 1.5 GB of memory. */
const oneAtATime = limitConcurrency(1)

/**
 * Inspects an uploaded model and stores it as a detector.
 * @throws AppError 404 for an unknown upload, 400 for a file that is no detector, 409 for an upload that is used or incomplete,
 * a name that is taken in this version or too many detectors
 */
export async function createDetector(
  { db, storage }: Base,
  tenantId: string,
  userId: string,
  { uploadId, name, modelVersion = '1' }: Schemas['NewDetector'],
  actor: Actor,
  signal: AbortSignal,
): Promise<Detector> {
  return keepRejection(db, tenantId, { uploadId, userId }, async () => {
    const key = await inTenant(db, tenantId, async (tx) => {
      const upload = await requireUpload(tenantId, tx, uploadId, userId)
      if (upload.state !== 'finished' || upload.storedFileId === null) throw conflict(whyNotClaimable(upload))
      await requireRoomForDetector(tenantId, tx)
      return (await requireStoredFile(tenantId, tx, upload.storedFileId)).key
    })
    const facts = await oneAtATime(() => inspect(storage, key, signal), signal)
    return withUniqueName(detectorGroupText('nameTaken'), () =>
      inTenant(db, tenantId, async (tx) => {
        await lockTexts(tx, [`detectors of ${tenantId}`])
        await requireRoomForDetector(tenantId, tx)
        const { file } = await claimUpload(tenantId, tx, uploadId, userId)
        const named = { name: name.trim(), modelVersion: modelVersion.trim() }
        const row = { ...facts, ...named, storedFileId: file.id, createdBy: userId }
        const id = await insertDetector(tenantId, tx, row)
        const details = { detectorId: id }
        await recordAudit(tenantId, tx, { ...actor, action: 'detector.create', target: row.name, details })
        await recordChanged(tenantId, tx, 'Detector', id)
        return asDetector(await requireDetector(tenantId, tx, id))
      }),
    )
  })
}

async function inspect(storage: Services['storage'], key: string, signal: AbortSignal): Promise<ModelFacts> {
  const local = await storage.localFile(key)
  try {
    return await inspectModel(local.path, { signal })
  } catch (error) {
    if (!(error instanceof DetectorError)) throw error
    throw fieldError('uploadId', error.text)
  } finally {
    local.release()
  }
}

async function requireRoomForDetector(tenantId: string, tx: Tx): Promise<void> {
  const limit = MAX_DETECTORS
  if ((await countDetectors(tenantId, tx)) >= limit) throw conflict(detectorGroupText('tooMany', { limit }))
}

/** @throws AppError 404, 409 when `version` is stale or the name is taken */
export const editDetector = (
  { db }: Base,
  tenantId: string,
  id: string,
  { version, name, enabled }: Schemas['DetectorEdit'],
  actor: Actor,
): Promise<Detector> =>
  withUniqueName(detectorGroupText('nameTaken'), () =>
    inTenant(db, tenantId, async (tx) => {
      const before = await requireDetector(tenantId, tx, id)
      const change = {
        ...(name !== undefined && { name: name.trim() }),
        ...(enabled !== undefined && { enabled }),
      }
      if (!(await updateDetector(tenantId, tx, { id, version }, change))) {
        throw await staleVersion(tx, 'detector', id, detectorGroupText('changedElsewhere'))
      }
      const after = await requireDetector(tenantId, tx, id)
      const entry = { ...actor, action: 'detector.edit', target: after.name, details: { detectorId: id } } as const
      await recordEdit(tenantId, tx, entry, recordedOf(before), recordedOf(after))
      await recordChanged(tenantId, tx, 'Detector', id)
      return asDetector(after)
    }),
  )

const recordedOf = ({ name, enabled }: DetectorRow) => ({ name, enabled })

/** Deletes it with its file. @throws AppError 404 */
export const deleteDetector = ({ db }: Base, tenantId: string, id: string, actor: Actor): Promise<void> =>
  inTenant(db, tenantId, async (tx) => {
    const { name, storedFileId } = await requireDetector(tenantId, tx, id)
    if (!(await deleteDetectorRow(tenantId, tx, id))) throw notFound(detectorGroupText('notFound'))
    await deleteStoredFile(tenantId, tx, storedFileId)
    await recordAudit(tenantId, tx, { ...actor, action: 'detector.delete', target: name, details: { detectorId: id } })
    await recordChanged(tenantId, tx, 'Detector', id)
  })

/** @throws AppError 404 */
export async function requireDetector(tenantId: string, tx: Tx, id: string): Promise<DetectorRow> {
  const row = await selectDetector(tenantId, tx, id)
  if (!row) throw notFound(detectorGroupText('notFound'))
  return row
}
