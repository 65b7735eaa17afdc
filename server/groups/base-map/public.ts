// What other groups may use of the group base-map.
export { readBaseMapFile, withFilesAt } from './fileService'
export { offeredBaseMaps } from './service'
