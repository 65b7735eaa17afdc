import type { Handlers } from '../../http/contract'
import type { Services } from '../services'
import { createGroup, editGroup, removeGroup, removeLayer } from './service'

type GroupOperation = 'createLayerGroup' | 'editLayerGroup' | 'deleteLayerGroup' | 'removeLayerFromGroup'

export function layerGroupHandlers({ db }: Services): Handlers<GroupOperation> {
  return {
    async createLayerGroup({ body, user, tenantId }) {
      return { message: 'Group created', data: await createGroup(db, tenantId, user.userId, body) }
    },

    async editLayerGroup({ params, body, tenantId }) {
      const { version, ...edit } = body
      return { message: 'Group saved', data: await editGroup(db, tenantId, params.groupId, version, edit) }
    },

    async deleteLayerGroup({ params, tenantId }) {
      await removeGroup(db, tenantId, params.groupId)
      return { message: 'Group deleted' }
    },

    async removeLayerFromGroup({ params, tenantId }) {
      await removeLayer(db, tenantId, params.groupId, params.layerId)
      return { message: 'Layer taken out of the group' }
    },
  }
}
