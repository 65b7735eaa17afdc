import { actorOf } from '../../platform/audit/actor'
import type { components } from '../../platform/contract/contract.gen'
import type { Handlers } from '../../platform/http/contract'
import { renderStored } from '../../platform/core/storedMessage'
import { pageOf } from '../../platform/core/paging'
import type { Services } from '../services'
import { requireMission } from '../mission/public'
import { addToMission, sameFileOf } from './addToMission'
import { useLayerAsTelemetry, useTelemetryAsLayer } from './changeUse'
import { uploadActionText } from './messages'
import { layerKindOf } from '../../records/layers/layerKind'
import { missionUseOf } from './missionUse'
import { freeOf, readUsageOf } from '../../records/quota/usage'
import { inTenant, type Tx } from '../../platform/db/tenancy'
import { readRoom } from '../../platform/disk/reservations'
import { sumBytesBeingFreed, sumExportBytes } from '../../platform/storage/sql'
import { requirePermission } from '../../platform/identity/permissions'
import type { Principal } from '../../platform/identity/session'
import type { SameFile } from '../../records/mission-files/sameFile'
import { removeUpload, requireUpload } from '../../records/uploads/service'
import type { FileKind } from '../../media/file-kind/fileKind'
import type { UploadStore } from '../../records/uploads/store/uploadStore'
import { selectOpenUploads, type UploadRow } from '../../records/uploads/sql'

type UploadOperation =
  | 'listUploads'
  | 'getUpload'
  | 'deleteUpload'
  | 'addUploadToMission'
  | 'useLayerAsTelemetry'
  | 'useTelemetryAsLayer'
  | 'getStorageUse'

export function uploadHandlers({ db, config, storage, uploadStore }: Services): Handlers<UploadOperation> {
  return {
    async listUploads({ query, user, tenantId }) {
      const page = pageOf(query)
      const { items, total } = await inTenant(db, tenantId, (tx) => selectOpenUploads(tenantId, tx, user.userId, page))
      return {
        data: {
          items: await Promise.all(items.map((row) => asUpload(row, uploadStore))),
          total,
          ...page,
        },
      }
    },

    async getUpload({ params, query, user, tenantId }) {
      const { row, sameFile } = await inTenant(db, tenantId, async (tx) => {
        const upload = await requireUpload(tenantId, tx, params.uploadId, user.userId)
        const { missionId } = query
        if (missionId === undefined) return { row: upload, sameFile: undefined }
        await requireMission(tenantId, tx, missionId)
        return { row: upload, sameFile: await sameFileOfKind(tenantId, tx, upload, { missionId, user }) }
      })
      const shown = await asUpload(row, uploadStore)
      return { data: sameFile ? { ...shown, sameFile } : shown }
    },

    async deleteUpload({ params, user, tenantId }) {
      await inTenant(db, tenantId, async (tx) =>
        removeUpload(tx, await requireUpload(tenantId, tx, params.uploadId, user.userId, 'lock')),
      )
      return { message: uploadActionText('deleted') }
    },

    async addUploadToMission({ body, user, tenantId }) {
      return { data: await addToMission({ db, storage }, tenantId, user, body) }
    },

    async useLayerAsTelemetry(call) {
      const { params, body, user, tenantId } = call
      requirePermission(user, 'delete_layer')
      const caller = { user, actor: actorOf(call) }
      const { timeZone } = body
      const data = await useLayerAsTelemetry({ db, storage }, tenantId, params.layerId, timeZone, caller)
      return { message: uploadActionText('usedAsTelemetry'), data }
    },

    async useTelemetryAsLayer(call) {
      const { params, user, tenantId } = call
      requirePermission(user, 'flight_update')
      const caller = { user, actor: actorOf(call) }
      const data = await useTelemetryAsLayer({ db, storage }, tenantId, params.telemetryId, caller)
      return { message: uploadActionText('usedAsLayer'), data }
    },

    async getStorageUse({ tenantId }) {
      const { usage, exports, beingFreed } = await inTenant(db, tenantId, async (tx) => ({
        usage: await readUsageOf(tenantId, tx, 'storageBytes'),
        exports: await sumExportBytes(tenantId, tx),
        beingFreed: await sumBytesBeingFreed(tenantId, tx),
      }))
      const { used, limit } = usage
      const free = smaller(freeOf(usage), await readRoom(db, config))
      return { data: { used, limit, free, exports, beingFreed, largestFile: config.UPLOAD_MAX_BYTES } }
    },
  }
}

/** Null stands for no limit. */
const smaller = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)

/** The file that an upload would repeat, if it becomes what its content says. */
async function sameFileOfKind(
  tenantId: string,
  tx: Tx,
  upload: UploadRow,
  { missionId, user }: { missionId: string; user: Principal },
): Promise<SameFile | undefined> {
  if (upload.kind === null) return undefined
  return sameFileOf(tenantId, tx, upload, { missionId, user, use: missionUseOf(upload.kind as FileKind) })
}

async function asUpload(row: UploadRow, uploadStore: UploadStore): Promise<components['schemas']['Upload']> {
  const { id, name, size, state, kind, message, key } = row
  return {
    _id: id,
    name,
    size,
    received: state === 'receiving' ? await uploadStore.received(key) : size,
    state,
    kind,
    layerKind: (kind !== null && layerKindOf(kind as FileKind)) || null,
    missionUse: kind === null ? null : missionUseOf(kind as FileKind),
    message: renderStored(message),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }
}
