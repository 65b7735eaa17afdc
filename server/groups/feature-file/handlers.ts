import { actorOf } from '../../platform/audit/actor'
import { pageOf } from '../../platform/core/paging'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import type { Services } from '../services'
import { listAssignments, startAssignment } from './assign'
import { featureFileText } from './messages'
import {
  assignFiles,
  deleteFeatureFiles,
  listFilesOfFeature,
  restoreFeatureFiles,
  setCoverPhoto,
  uploadFeatureFile,
} from './service'

type FeatureFileOperation =
  | 'uploadFeatureFile'
  | 'getFeatureFiles'
  | 'deleteFeatureFile'
  | 'deleteFeatureFiles'
  | 'restoreFeatureFiles'
  | 'setCoverPhoto'
  | 'assignFiles'
  | 'autoAssignPhotos'
  | 'listPhotoAssignments'

const writerOf = (call: Parameters<typeof actorOf>[0]) => ({ actor: actorOf(call), userId: call.user.userId })

export function featureFileHandlers({ db }: Services): Handlers<FeatureFileOperation> {
  return {
    async uploadFeatureFile({ params, body, user, tenantId }) {
      const feature = { layerId: params.layerId, index: body.index }
      const data = await uploadFeatureFile(db, tenantId, user.userId, feature, body.uploadId)
      return { message: featureFileText('added'), data }
    },

    async getFeatureFiles({ params, tenantId }) {
      return { data: await inTenant(db, tenantId, (tx) => listFilesOfFeature(tenantId, tx, params)) }
    },

    async deleteFeatureFile(call) {
      const count = await deleteFeatureFiles(db, call.tenantId, [call.params.fileId], writerOf(call))
      return { message: featureFileText('deleted', { count }) }
    },

    async deleteFeatureFiles(call) {
      const count = await deleteFeatureFiles(db, call.tenantId, call.query.fileIds, writerOf(call))
      return { message: featureFileText('deleted', { count }) }
    },

    async restoreFeatureFiles(call) {
      const count = await restoreFeatureFiles(db, call.tenantId, call.body.fileIds, actorOf(call))
      return { message: featureFileText('restored', { count }) }
    },

    async setCoverPhoto({ params, body, tenantId }) {
      const { version, isCover } = body
      const data = await setCoverPhoto(db, tenantId, params.fileId, { version, isCover })
      return { message: featureFileText(isCover ? 'coverSet' : 'coverEnded'), data }
    },

    async assignFiles(call) {
      const { fileIds, ...wanted } = call.body
      await assignFiles(db, call.tenantId, fileIds, wanted, actorOf(call))
      return { message: featureFileText('assigned', { count: new Set(fileIds).size }) }
    },

    async autoAssignPhotos({ body, user, tenantId }) {
      return {
        message: featureFileText('assignmentStarted'),
        data: await startAssignment(db, tenantId, user.userId, body),
      }
    },

    async listPhotoAssignments({ params, query, tenantId }) {
      const page = pageOf(query)
      const found = await inTenant(db, tenantId, (tx) => listAssignments(tenantId, tx, params.missionId, page))
      return { data: { ...found, ...page } }
    },
  }
}
