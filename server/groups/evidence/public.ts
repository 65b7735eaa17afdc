// What other groups may use of the group evidence.
export { addItems, createCase, recordLinkDownload, requireArchive } from './service'
export { signingKey } from './signingKey'
