// What other groups may use of the group layer-group.
export { listLayerGroups, requireGroupOfMission } from './service'
