// What other groups may use of the group evidence.
export { addItems, createCase, recordLinkDownload, requireArchive, selectSeenCases } from './service'
export { signingKey } from './signingKey'
