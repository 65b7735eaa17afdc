// What other groups may use of the group document.
export { safeName } from './names'
export { previewOf } from './row'
export { announceDocument, createDocumentInTx, createDocumentOfFile } from './service'
