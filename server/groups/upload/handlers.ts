import type { components } from '../../contract/contract.gen'
import type { Handlers } from '../../http/contract'
import { parseMessage, render } from '../../core/messages'
import { pageOf } from '../../core/paging'
import type { Services } from '../services'
import { uploadActionText } from './messages'
import { layerKindOf } from '../../layers/layerKind'
import { missionUseOf } from './missionUse'
import { freeOf, readUsageOf } from '../../quota/usage'
import { inTenant } from '../../db/tenancy'
import { removeUpload, requireUpload } from '../../uploads/service'
import type { FileKind } from '../../uploads/file-kind/fileKind'
import type { UploadStore } from '../../uploads/store/uploadStore'
import { selectOpenUploads, type UploadRow } from '../../uploads/sql'

type UploadOperation = 'listUploads' | 'getUpload' | 'deleteUpload' | 'getStorageUse'

export function uploadHandlers({ db, config, uploadStore }: Services): Handlers<UploadOperation> {
  return {
    async listUploads({ query, user, tenantId, request }) {
      const page = pageOf(query)
      const { items, total } = await inTenant(db, tenantId, (tx) => selectOpenUploads(tenantId, tx, user.userId, page))
      return {
        data: {
          items: await Promise.all(items.map((row) => asUpload(row, uploadStore, request.language))),
          total,
          ...page,
        },
      }
    },

    async getUpload({ params, user, tenantId, request }) {
      const row = await inTenant(db, tenantId, (tx) => requireUpload(tenantId, tx, params.uploadId, user.userId))
      return { data: await asUpload(row, uploadStore, request.language) }
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

async function asUpload(
  row: UploadRow,
  uploadStore: UploadStore,
  language: string,
): Promise<components['schemas']['Upload']> {
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
    message: message === null ? null : render(parseMessage(message), language),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }
}
