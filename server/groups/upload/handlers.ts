import type { components } from '../../contract/contract.gen'
import type { Handlers } from '../../http/contract'
import { renderStored } from '../../core/storedMessage'
import { pageOf } from '../../core/paging'
import type { Services } from '../services'
import { requireMission } from '../mission/service'
import { uploadActionText } from './messages'
import { layerKindOf } from '../../layers/layerKind'
import { missionUseOf } from './missionUse'
import { freeOf, readUsageOf } from '../../quota/usage'
import { inTenant, type Tx } from '../../db/tenancy'
import type { Principal } from '../../identity/session'
import { findSameFile, type SameFile } from '../../mission-files/sameFile'
import { removeUpload, requireUpload } from '../../uploads/service'
import type { FileKind } from '../../uploads/file-kind/fileKind'
import type { UploadStore } from '../../uploads/store/uploadStore'
import { selectOpenUploads, type UploadRow } from '../../uploads/sql'

type UploadOperation = 'listUploads' | 'getUpload' | 'deleteUpload' | 'getStorageUse'

export function uploadHandlers({ db, config, uploadStore }: Services): Handlers<UploadOperation> {
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
        return { row: upload, sameFile: await sameFileOf(tenantId, tx, upload, { missionId, user }) }
      })
      const shown = await asUpload(row, uploadStore)
      return { data: sameFile ? { ...shown, sameFile } : shown }
    },

    async deleteUpload({ params, user, tenantId }) {
      await inTenant(db, tenantId, async (tx) =>
        removeUpload(tx, await requireUpload(tenantId, tx, params.uploadId, user.userId)),
      )
      return { message: uploadActionText('deleted') }
    },

    async getStorageUse({ tenantId }) {
      const usage = await inTenant(db, tenantId, (tx) => readUsageOf(tenantId, tx, 'storageBytes'))
      const { used, limit } = usage
      return { data: { used, limit, free: freeOf(usage), largestFile: config.UPLOAD_MAX_BYTES } }
    },
  }
}

/** The import of photos recognises duplicates itself. */
async function sameFileOf(
  tenantId: string,
  tx: Tx,
  { storedFileId, kind }: UploadRow,
  { missionId, user }: { missionId: string; user: Principal },
): Promise<SameFile | undefined> {
  if (storedFileId === null || kind === null) return undefined
  if (missionUseOf(kind as FileKind) === 'photo') return undefined
  return findSameFile(tenantId, tx, { missionId, storedFileId, permissions: user.permissions })
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
