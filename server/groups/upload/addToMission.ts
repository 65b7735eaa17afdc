// Adds a finished upload to a mission. The content of the file decides what it becomes, unless the caller does.
import type { components } from '../../platform/contract/contract.gen'
import { conflict } from '../../platform/core/errors'
import { inTenant, type Tx } from '../../platform/db/tenancy'
import { requirePermission } from '../../platform/identity/permissions'
import type { Principal } from '../../platform/identity/session'
import { layerKindOf } from '../../records/layers/layerKind'
import { recordingsBeside } from '../../../geometry/sideFile'
import { findSameFile, selectRecordingCalled, type SameFile } from '../../records/mission-files/sameFile'
import { telemetryKindOf } from '../../records/upload-kinds/telemetryKind'
import { recordChanged } from '../../platform/realtime/sql'
import type { FileKind } from '../../media/file-kind/fileKind'
import { isFlightLog } from '../../media/telemetry/flightLog'
import { storedBytes } from '../../platform/storage/byteSource'
import type { Storage } from '../../platform/storage/storage'
import { keepRejection, requireUpload, whyNotClaimable } from '../../records/uploads/service'
import { selectMade, updateMade, type UploadRow } from '../../records/uploads/sql'
import { createDocumentInTx } from '../document/public'
import { createLayerInTx } from '../layer/public'
import { requireMission } from '../mission/public'
import type { Services } from '../services'
import { createPhotoInTx } from '../photo/public'
import { createTelemetryInTx } from '../telemetry/public'
import { createRecordingInTx } from '../vod/public'
import { uploadActionText } from './messages'
import { missionUseOf } from './missionUse'

export type MissionUpload = components['schemas']['MissionUpload']
export type AddedUpload = components['schemas']['AddedUpload']
type FileUse = components['schemas']['FileUse']

/** The permission to create what a file becomes. */
const NEEDED: Record<FileUse, string> = {
  photo: 'feature_file_upload',
  recording: 'vod_create',
  telemetry: 'flight_update',
  layer: 'upload_layer',
  document: 'upload_document',
}

const UNDECIDED = { use: null, _id: null }

/**
 * A repeated call returns what the first one made.
 * @throws AppError 404 for an unknown mission, flight or upload, 403 without the permission to create what the file becomes, 409 for
 * an upload that is incomplete or used elsewhere, 400 for a file that a mission does not take
 */
export async function addToMission(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  tenantId: string,
  user: Principal,
  wanted: MissionUpload,
): Promise<AddedUpload> {
  const { missionId, uploadId } = wanted
  return keepRejection(db, tenantId, { uploadId, userId: user.userId }, () =>
    inTenant(db, tenantId, async (tx) => {
      await requireMission(tenantId, tx, missionId)
      const upload = await requireUpload(tenantId, tx, uploadId, user.userId, 'lock')
      const made = await selectMade(tenantId, tx, uploadId)
      if (made && made.missionId !== missionId) throw conflict(uploadActionText('usedElsewhere'))
      if (made) return asAdded(made.use, made.id, upload.kind)
      if (upload.state !== 'finished') throw conflict(whyNotClaimable(upload))
      // Files of no use are refused as documents, with the list of accepted kinds.
      const use = wanted.use ?? (await usualUse(storage, upload, user)) ?? 'document'
      const sameFile = wanted.again ? undefined : await sameFileOf(tenantId, tx, upload, { missionId, user, use })
      if (sameFile) return { state: 'same-file', ...UNDECIDED, sameFile }
      const beside = wanted.again ? undefined : await findRecordingBeside(tenantId, tx, { missionId, user, upload })
      if (beside) return { state: 'same-file', ...UNDECIDED, sameFile: beside }
      if (use === 'ask') return { state: 'ask', ...UNDECIDED }
      requirePermission(user, NEEDED[use])
      const id = await CREATE[use](tenantId, tx, user, wanted)
      await updateMade(tenantId, tx, uploadId, { use, id, missionId })
      return asAdded(use, id, upload.kind)
    }),
  )
}

/** A table of a program for flight logs is telemetry for those who may add it; other tables are layers. */
async function usualUse(
  storage: Storage,
  { key, size, kind }: UploadRow,
  { permissions }: Principal,
): Promise<FileUse | 'ask' | null> {
  if (kind !== 'csv' || !permissions.has('flight_update')) return missionUseOf(kind as FileKind)
  return (await isFlightLog(storedBytes(storage, key, size))) ? 'telemetry' : missionUseOf(kind)
}

/** A file of the mission with the same content. The import of photos recognises duplicates itself. */
export async function sameFileOf(
  tenantId: string,
  tx: Tx,
  { storedFileId }: Pick<UploadRow, 'storedFileId'>,
  { missionId, user, use }: { missionId: string; user: Principal; use: FileUse | 'ask' | null },
): Promise<SameFile | undefined> {
  if (storedFileId === null || use === 'photo') return undefined
  return findSameFile(tenantId, tx, { missionId, storedFileId, permissions: user.permissions })
}

/** The recording of the mission beside which the camera keeps the file, if the user sees recordings. */
async function findRecordingBeside(
  tenantId: string,
  tx: Tx,
  { missionId, user, upload }: { missionId: string; user: Principal; upload: UploadRow },
): Promise<SameFile | undefined> {
  const bases = recordingsBeside(upload.name)
  if (!bases || !user.permissions.has('vod_list')) return undefined
  return selectRecordingCalled(tenantId, tx, missionId, bases)
}

/** What GPX and CSV files can become besides what they are, because they contain either shapes or a track. */
export function otherUseOf(use: FileUse, kind: FileKind): 'telemetry' | 'layer' | undefined {
  const isEither = telemetryKindOf(kind) !== undefined && layerKindOf(kind) !== undefined
  if (!isEither) return undefined
  if (use === 'layer') return 'telemetry'
  return use === 'telemetry' ? 'layer' : undefined
}

function asAdded(use: FileUse, id: string, kind: string | null): AddedUpload {
  const otherUse = otherUseOf(use, kind as FileKind)
  const added: AddedUpload = { state: 'added', use, _id: id }
  return otherUse ? { ...added, otherUse } : added
}

type Create = (tenantId: string, tx: Tx, user: Principal, wanted: MissionUpload) => Promise<string>

const CREATE: Record<FileUse, Create> = {
  photo: (tenantId, tx, user, wanted) => createPhotoInTx(tenantId, tx, user.userId, wanted),
  recording: createRecordingInTx,
  telemetry: createTelemetryInTx,
  layer: (tenantId, tx, user, { missionId, uploadId }) => createLayerInTx(tenantId, tx, user, { missionId, uploadId }),
  async document(tenantId, tx, user, { missionId, uploadId, folder = '' }) {
    const id = await createDocumentInTx(tenantId, tx, user.userId, { missionId, uploadId, folder })
    await recordChanged(tenantId, tx, 'Document', id)
    return id
  },
}
