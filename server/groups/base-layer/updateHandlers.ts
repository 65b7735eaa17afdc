import { actorOf } from '../../platform/audit/actor'
import type { Handlers } from '../../platform/http/contract'
import { layerText } from '../../records/layers/messages'
import type { Services } from '../services'
import { baseLayerText } from './messages'
import {
  applyUpload,
  compareUploads,
  deleteStaged,
  editPart,
  replaceByLayers,
  replaceByMission,
  stageUpload,
} from './updateService'

type UpdateOperation =
  | 'editBaseLayerPart'
  | 'getBaseLayerUpdate'
  | 'updateBaseLayerByLayers'
  | 'updateBaseRasterFromMission'
  | 'updateBaseRasterByUpload'
  | 'uploadBaseVector'
  | 'updateBaseLayerByUploadedLayer'
  | 'deleteStagedLayer'

export function updateHandlers({ db }: Services): Handlers<UpdateOperation> {
  return {
    async editBaseLayerPart({ params, body, user, tenantId }) {
      const { version, corners, ...fields } = body
      const [a, b, c, d] = corners ?? []
      const georeference = a && b && c && d ? { corners: [a, b, c, d] as [typeof a, typeof b, typeof c, typeof d] } : {}
      const data = await editPart(db, tenantId, user, params, version, { ...fields, ...georeference })
      return { message: baseLayerText('saved'), data }
    },

    async getBaseLayerUpdate({ params, tenantId }) {
      return { data: await compareUploads(db, tenantId, params.baseLayerId) }
    },

    async updateBaseLayerByLayers({ params, body, user, tenantId }) {
      const data = await replaceByLayers(db, tenantId, user, params.baseLayerId, body)
      return { message: baseLayerText('updated'), data }
    },

    async updateBaseRasterFromMission({ params, body, user, tenantId }) {
      const data = await replaceByMission(db, tenantId, user, params.baseLayerId, body)
      return { message: baseLayerText('updated'), data }
    },

    async updateBaseRasterByUpload({ params, body, user, tenantId }) {
      const data = await stageUpload(db, tenantId, user, params.baseLayerId, body, 'raster')
      return { message: layerText('importStarted'), data }
    },

    async uploadBaseVector({ params, body, user, tenantId }) {
      const data = await stageUpload(db, tenantId, user, params.baseLayerId, body, 'vector')
      return { message: layerText('importStarted'), data }
    },

    async updateBaseLayerByUploadedLayer({ params, body, tenantId }) {
      const data = await applyUpload(db, tenantId, params.baseLayerId, body)
      return { message: baseLayerText('updated'), data }
    },

    async deleteStagedLayer(call) {
      await deleteStaged(db, call.tenantId, call.params, actorOf(call))
      return { message: baseLayerText('updateDeleted') }
    },
  }
}
