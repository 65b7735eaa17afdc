import { catalogue } from '../../platform/core/messages'

export const layerGroupText = catalogue('layerGroup', {
  created: 'Group created',
  saved: 'Group saved',
  deleted: 'Group deleted',
  restored: 'Group restored',
  layerRemoved: 'Layer removed from the group',
  notFound: 'Layer group not found',
  changedElsewhere: 'Someone else changed this group. Reload it before you save.',
  unknownGroup: 'Choose a group of this mission',
  unknownLayers: 'Choose layers of this mission',
  layerNotInGroup: 'This layer is not in the group. Reload the layer panel.',
})
