// What other groups may use of the group layer.
export { createLayerInTx, createVectorLayer, deleteLayersInTx, requireMissionLayer } from './service'
