// What other groups may use of the group base-map.
export { offeredBaseMaps } from './service'
