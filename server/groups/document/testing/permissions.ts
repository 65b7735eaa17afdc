import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  createDocument: 'upload_document',
  listDocuments: 'list_document',
  getDocument: 'list_document',
  getDocumentFacets: 'list_document',
  getExpiringDocuments: 'list_document',
  listMissionImages: 'list_document',
  downloadDocument: 'list_document',
  getDocumentPreview: 'list_document',
  downloadDocuments: 'list_document',
  getDocumentTypes: 'list_document',
  // The closed list of permissions has none for document types.
  updateDocument: 'update_document',
  updateDocuments: 'update_document',
  addDocumentVersion: 'update_document',
  restoreDocumentVersion: 'update_document',
  createDocumentType: 'update_document',
  editDocumentType: 'update_document',
  deleteDocumentType: 'update_document',
  deleteDocument: 'delete_document',
  deleteDocuments: 'delete_document',
  restoreDocuments: 'delete_document',
  listDeletedDocuments: 'delete_document',
  deleteDocumentTrash: 'delete_document',
  deleteDocumentPermanently: 'delete_document',
}
