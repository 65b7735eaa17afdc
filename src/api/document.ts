// Documents of missions, their types and their files.
import { documentGenerated, type ListDocumentsApiArg } from './generated/document.gen'
import { idTag, listTag, provideList, unlessFailed } from './tags'

export type { Document, DocumentType, DocumentVersion, DocumentsEdit } from './generated/document.gen'

const documentAndLists = (_result: unknown, _error: unknown, { documentId }: { documentId: string }) => [
  idTag('Document', documentId),
  listTag('Document'),
]
// Also after a failure: the selection is probably out of date then.
const allDocuments = () => ['Document' as const]

export const documentApi = documentGenerated.enhanceEndpoints({
  addTagTypes: ['Mission'],
  endpoints: {
    listDocuments: { providesTags: (result) => provideList('Document', result?.data.items) },
    getDocument: { providesTags: (_result, _error, { documentId }) => [idTag('Document', documentId)] },
    getDocumentFacets: { providesTags: [listTag('Document')] },
    // The names of missions are shown, and archived or deleted missions are left out.
    getExpiringDocuments: { providesTags: [listTag('Document'), 'DocumentType', listTag('Mission')] },
    listMissionImages: { providesTags: [listTag('Document')] },
    listDeletedDocuments: { providesTags: [listTag('Document')] },
    getDocumentTypes: { providesTags: (result) => provideList('DocumentType', result?.data.types) },
    createDocument: {
      invalidatesTags: (_result, error) =>
        unlessFailed(error, [listTag('Document'), listTag('Job'), listTag('Upload')]),
    },
    updateDocument: { invalidatesTags: documentAndLists },
    updateDocuments: { extraOptions: { showErrorToast: true }, invalidatesTags: allDocuments },
    deleteDocument: { extraOptions: { showErrorToast: true }, invalidatesTags: documentAndLists },
    deleteDocuments: { extraOptions: { showErrorToast: true }, invalidatesTags: allDocuments },
    restoreDocuments: { extraOptions: { showErrorToast: true }, invalidatesTags: allDocuments },
    deleteDocumentTrash: { extraOptions: { showErrorToast: true }, invalidatesTags: allDocuments },
    deleteDocumentPermanently: { extraOptions: { showErrorToast: true }, invalidatesTags: documentAndLists },
    addDocumentVersion: {
      invalidatesTags: (_result, error, { documentId }) =>
        unlessFailed(error, [idTag('Document', documentId), listTag('Document'), listTag('Job'), listTag('Upload')]),
    },
    restoreDocumentVersion: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, _error, { documentId }) => [
        idTag('Document', documentId),
        listTag('Document'),
        listTag('Job'),
      ],
    },
  },
})

export type DocumentSort = NonNullable<ListDocumentsApiArg['sort']>

export const {
  useCreateDocumentMutation,
  useListDocumentsQuery,
  useGetDocumentQuery,
  useGetDocumentFacetsQuery,
  useGetExpiringDocumentsQuery,
  useListDeletedDocumentsQuery,
  useGetDocumentTypesQuery,
  useUpdateDocumentMutation,
  useUpdateDocumentsMutation,
  useDeleteDocumentMutation,
  useDeleteDocumentsMutation,
  useRestoreDocumentsMutation,
  useDeleteDocumentTrashMutation,
  useDeleteDocumentPermanentlyMutation,
  useRestoreDocumentVersionMutation,
  useCreateDocumentTypeMutation,
  useEditDocumentTypeMutation,
  useDeleteDocumentTypeMutation,
} = documentApi
