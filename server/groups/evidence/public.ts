// What other groups may use of the group evidence.
export { addItems, createCase, requireArchive } from './service'
export { signingKey } from './signingKey'
