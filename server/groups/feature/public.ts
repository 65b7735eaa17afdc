// What other groups may use of the group feature.
export { addFeatures, editFeature, findFeatures, requireFeature, requireOutline } from './service'
export { asPublicFeature } from './view'
