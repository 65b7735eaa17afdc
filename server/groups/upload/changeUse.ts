// Makes telemetry of the file of a layer, and the reverse. The first record moves to the trash with its own copy of the file.
import type { components } from '../../platform/contract/contract.gen'
import type { Actor } from '../../platform/audit/sql'
import { conflict } from '../../platform/core/errors'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import type { Principal } from '../../platform/identity/session'
import type { Storage } from '../../platform/storage/storage'
import { requireStoredFile } from '../../platform/storage/sql'
import { storedBytes } from '../../platform/storage/byteSource'
import { fileKind } from '../../media/file-kind/fileKind'
import { insertCopiedUpload, stageCopy } from '../../records/uploads/copy'
import { createLayerInTx, deleteLayersInTx, requireMissionLayer } from '../layer/public'
import { createTelemetryInTx, deleteTelemetryInTx, requireTelemetry } from '../telemetry/public'
import { otherUseOf, type AddedUpload } from './addToMission'
import { uploadActionText } from './messages'

type FileUse = components['schemas']['FileUse']

interface FileServices {
  db: Db
  storage: Storage
}

interface Caller {
  user: Principal
  actor: Actor
}

interface Source {
  missionId: string
  /** The file from which the record was made. */
  storedFileId: string | null
}

/** @throws AppError 404 for an unknown layer, 409 unless it was made from a GPX or CSV file, 400 for an unknown time zone */
export function useLayerAsTelemetry(
  services: FileServices,
  tenantId: string,
  layerId: string,
  timeZone: string | undefined,
  { user, actor }: Caller,
): Promise<AddedUpload> {
  return change(services, tenantId, user, 'layer', {
    async read(tx) {
      const { missionId, sourceFileId } = await requireMissionLayer(tenantId, tx, layerId)
      return { missionId, storedFileId: sourceFileId }
    },
    async replace(tx, { missionId }, uploadId) {
      const id = await createTelemetryInTx(tenantId, tx, user, {
        missionId,
        uploadId,
        ...(timeZone !== undefined && { timeZone }),
      })
      await deleteLayersInTx(tenantId, tx, user, [layerId], actor)
      return { state: 'added', use: 'telemetry', _id: id, otherUse: 'layer' }
    },
  })
}

/** @throws AppError 404 for unknown telemetry, 409 unless it was made from a GPX or CSV file */
export function useTelemetryAsLayer(
  services: FileServices,
  tenantId: string,
  telemetryId: string,
  { user, actor }: Caller,
): Promise<AddedUpload> {
  return change(services, tenantId, user, 'telemetry', {
    read: (tx) => requireTelemetry(tenantId, tx, telemetryId),
    async replace(tx, { missionId }, uploadId) {
      const id = await createLayerInTx(tenantId, tx, user, { missionId, uploadId })
      await deleteTelemetryInTx(tenantId, tx, telemetryId, actor)
      return { state: 'added', use: 'layer', _id: id, otherUse: 'telemetry' }
    },
  })
}

/**
 * Copies the file before the transaction that replaces the record, because a stored file belongs to one record and is deleted
 * with it.
 */
async function change(
  services: FileServices,
  tenantId: string,
  user: Principal,
  from: FileUse,
  steps: {
    read: (tx: Tx) => Promise<Source>
    replace: (tx: Tx, source: Source, uploadId: string) => Promise<AddedUpload>
  },
): Promise<AddedUpload> {
  const { db, storage } = services
  const file = await inTenant(db, tenantId, async (tx) => {
    const { storedFileId } = await steps.read(tx)
    if (storedFileId === null) throw conflict(uploadActionText('noOtherUse'))
    return requireStoredFile(tenantId, tx, storedFileId)
  })
  const { kind } = await fileKind(storedBytes(storage, file.key, file.size))
  if (!otherUseOf(from, kind)) throw conflict(uploadActionText('noOtherUse'))
  const copy = await stageCopy(services, tenantId, file)
  return inTenant(db, tenantId, async (tx) => {
    const source = await steps.read(tx)
    const uploadId = await insertCopiedUpload(tenantId, tx, { file: copy, kind, userId: user.userId })
    return steps.replace(tx, source, uploadId)
  })
}
