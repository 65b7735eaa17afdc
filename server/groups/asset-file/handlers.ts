import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/sql'
import { conflict } from '../../platform/core/errors'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { attachment } from '../../platform/storage/attachment'
import { sendFile } from '../../platform/storage/sendFile'
import { requireStoredFile } from '../../platform/storage/sql'
import { requireAsset } from '../asset/public'
import { previewOf } from '../document/public'
import type { Services } from '../services'
import { createAssetFile, deleteAssetFile, editAssetFile, requireAssetFile, restoreAssetFile } from './files'
import { assetFileText } from './messages'
import { selectAssetFiles } from './sql'

type FileOperation =
  | 'getAssetFiles'
  | 'createAssetFile'
  | 'editAssetFile'
  | 'deleteAssetFile'
  | 'restoreAssetFile'
  | 'downloadAssetFile'
  | 'getAssetFilePreview'

export function assetFileHandlers({ db, storage }: Services): Handlers<FileOperation> {
  return {
    async getAssetFiles({ params, tenantId }) {
      const files = await inTenant(db, tenantId, async (tx) => {
        await requireAsset(tenantId, tx, params.assetId)
        return selectAssetFiles(tenantId, tx, params.assetId)
      })
      return { data: { files } }
    },

    async createAssetFile({ params, body, tenantId, user }) {
      const data = await createAssetFile(db, tenantId, user.userId, params.assetId, body)
      return { message: assetFileText('created'), data }
    },

    async editAssetFile(call) {
      const { version, ...fields } = call.body
      const data = await editAssetFile(db, call.tenantId, call.params.assetFileId, version, fields, actorOf(call))
      return { message: assetFileText('saved'), data }
    },

    async deleteAssetFile(call) {
      await deleteAssetFile(db, call.tenantId, call.params.assetFileId, actorOf(call))
      return { message: assetFileText('deleted') }
    },

    async restoreAssetFile(call) {
      const data = await restoreAssetFile(db, call.tenantId, call.params.assetFileId, actorOf(call))
      return { message: assetFileText('restored'), data }
    },

    async downloadAssetFile(call) {
      const { params, tenantId, request, reply } = call
      const file = await inTenant(db, tenantId, async (tx) => {
        const {
          _id: assetFileId,
          assetId,
          name,
          storedFileId,
        } = await requireAssetFile(tenantId, tx, params.assetFileId)
        const stored = await requireStoredFile(tenantId, tx, storedFileId)
        // A download that continues or repeats is one download.
        if (request.headers.range === undefined) {
          const details = { assetId, assetFileId }
          await recordAudit(tenantId, tx, { ...actorOf(call), action: 'asset-file.download', target: name, details })
        }
        return { ...stored, name }
      })
      return sendFile({ request, reply }, storage, file)
    },

    async getAssetFilePreview({ params, tenantId, request, reply }) {
      const file = await inTenant(db, tenantId, async (tx) => {
        const { name, storedFileId } = await requireAssetFile(tenantId, tx, params.assetFileId)
        return { ...(await requireStoredFile(tenantId, tx, storedFileId)), name }
      })
      if (previewOf(file.mediaType) !== 'image') throw conflict(assetFileText('noPreview'))
      const stream = await sendFile({ request, reply }, storage, file)
      void reply.header('content-disposition', attachment(file.name).replace(/^attachment/, 'inline'))
      return stream
    },
  }
}
