import { actorOf } from '../../platform/audit/actor'
import type { Handlers } from '../../platform/http/contract'
import type { Services } from '../services'
import { layerGroupText } from './messages'
import { createLayerGroup, deleteLayerGroup, editLayerGroup, removeLayerFromGroup, restoreLayerGroup } from './service'

type LayerGroupOperation =
  | 'createLayerGroup'
  | 'editLayerGroup'
  | 'deleteLayerGroup'
  | 'restoreLayerGroup'
  | 'removeLayerFromGroup'

export function layerGroupHandlers({ db }: Services): Handlers<LayerGroupOperation> {
  return {
    async createLayerGroup({ body, user, tenantId }) {
      return { message: layerGroupText('created'), data: await createLayerGroup(db, tenantId, user.userId, body) }
    },

    async editLayerGroup(call) {
      const { params, body, tenantId } = call
      const { version, ...edit } = body
      return {
        message: layerGroupText('saved'),
        data: await editLayerGroup(db, tenantId, params.groupId, version, edit, actorOf(call)),
      }
    },

    async deleteLayerGroup(call) {
      await deleteLayerGroup(db, call.tenantId, call.params.groupId, actorOf(call))
      return { message: layerGroupText('deleted') }
    },

    async restoreLayerGroup(call) {
      const data = await restoreLayerGroup(db, call.tenantId, call.params.groupId, actorOf(call))
      return { message: layerGroupText('restored'), data }
    },

    async removeLayerFromGroup({ params, tenantId }) {
      await removeLayerFromGroup(db, tenantId, params.groupId, params.layerId)
      return { message: layerGroupText('layerRemoved') }
    },
  }
}
