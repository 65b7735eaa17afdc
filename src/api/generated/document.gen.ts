// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Document', 'DocumentType', 'Job', 'Upload'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createDocument: build.mutation<CreateDocumentApiResponse, CreateDocumentApiArg>({
        query: (queryArg) => ({
          url: `/document/create`,
          method: 'POST',
          body: queryArg.newDocument,
        }),
        invalidatesTags: ['Document', 'Job', 'Upload'],
      }),
      listDocuments: build.query<ListDocumentsApiResponse, ListDocumentsApiArg>({
        query: (queryArg) => ({
          url: `/document/getbymissionId/${encodeURIComponent(String(queryArg.missionId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            search: queryArg.search,
            folder: queryArg.folder,
            typeId: queryArg.typeId,
            tag: queryArg.tag,
            expiry: queryArg.expiry,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['Document'],
      }),
      updateDocument: build.mutation<UpdateDocumentApiResponse, UpdateDocumentApiArg>({
        query: (queryArg) => ({
          url: `/document/update-doc-by-ID/${encodeURIComponent(String(queryArg.documentId))}`,
          method: 'PATCH',
          body: queryArg.documentEdit,
        }),
        invalidatesTags: ['Document'],
      }),
      updateDocuments: build.mutation<UpdateDocumentsApiResponse, UpdateDocumentsApiArg>({
        query: (queryArg) => ({
          url: `/document/update-multi-docs-by-ID`,
          method: 'PATCH',
          body: queryArg.documentsEdit,
        }),
        invalidatesTags: ['Document'],
      }),
      deleteDocument: build.mutation<DeleteDocumentApiResponse, DeleteDocumentApiArg>({
        query: (queryArg) => ({
          url: `/document/delete/${encodeURIComponent(String(queryArg.documentId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Document'],
      }),
      deleteDocuments: build.mutation<DeleteDocumentsApiResponse, DeleteDocumentsApiArg>({
        query: (queryArg) => ({
          url: `/document/delete-multiple`,
          method: 'DELETE',
          params: {
            documentIds: queryArg.documentIds,
          },
        }),
        invalidatesTags: ['Document'],
      }),
      restoreDocuments: build.mutation<RestoreDocumentsApiResponse, RestoreDocumentsApiArg>({
        query: (queryArg) => ({
          url: `/document/restore`,
          method: 'POST',
          body: queryArg.documentSelection,
        }),
        invalidatesTags: ['Document'],
      }),
      listDeletedDocuments: build.query<ListDeletedDocumentsApiResponse, ListDeletedDocumentsApiArg>({
        query: (queryArg) => ({
          url: `/document/deleted/${encodeURIComponent(String(queryArg.missionId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Document'],
      }),
      deleteDocumentTrash: build.mutation<DeleteDocumentTrashApiResponse, DeleteDocumentTrashApiArg>({
        query: (queryArg) => ({
          url: `/document/deleted/${encodeURIComponent(String(queryArg.missionId))}`,
          method: 'DELETE',
          params: {
            count: queryArg.count,
          },
        }),
        invalidatesTags: ['Document'],
      }),
      deleteDocumentPermanently: build.mutation<DeleteDocumentPermanentlyApiResponse, DeleteDocumentPermanentlyApiArg>({
        query: (queryArg) => ({
          url: `/document/deleted/${encodeURIComponent(String(queryArg.missionId))}/${encodeURIComponent(String(queryArg.documentId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Document'],
      }),
      getDocument: build.query<GetDocumentApiResponse, GetDocumentApiArg>({
        query: (queryArg) => ({
          url: `/document/get/${encodeURIComponent(String(queryArg.documentId))}`,
        }),
        providesTags: ['Document'],
      }),
      getDocumentFacets: build.query<GetDocumentFacetsApiResponse, GetDocumentFacetsApiArg>({
        query: (queryArg) => ({
          url: `/document/facets/${encodeURIComponent(String(queryArg.missionId))}`,
        }),
        providesTags: ['Document'],
      }),
      getExpiringDocuments: build.query<GetExpiringDocumentsApiResponse, GetExpiringDocumentsApiArg>({
        query: () => ({ url: `/document/expiring` }),
        providesTags: ['Document'],
      }),
      listMissionImages: build.query<ListMissionImagesApiResponse, ListMissionImagesApiArg>({
        query: (queryArg) => ({
          url: `/document/getImagesByMissionId/${encodeURIComponent(String(queryArg.missionId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Document'],
      }),
      downloadDocument: build.query<DownloadDocumentApiResponse, DownloadDocumentApiArg>({
        query: (queryArg) => ({
          url: `/document/download/${encodeURIComponent(String(queryArg.documentId))}`,
          params: {
            number: queryArg['number'],
          },
        }),
        providesTags: ['Document'],
      }),
      getDocumentPreview: build.query<GetDocumentPreviewApiResponse, GetDocumentPreviewApiArg>({
        query: (queryArg) => ({
          url: `/document/preview/${encodeURIComponent(String(queryArg.documentId))}`,
          params: {
            number: queryArg['number'],
          },
        }),
        providesTags: ['Document'],
      }),
      downloadDocuments: build.query<DownloadDocumentsApiResponse, DownloadDocumentsApiArg>({
        query: (queryArg) => ({
          url: `/document/zipbyId`,
          params: {
            documentIds: queryArg.documentIds,
          },
        }),
        providesTags: ['Document'],
      }),
      addDocumentVersion: build.mutation<AddDocumentVersionApiResponse, AddDocumentVersionApiArg>({
        query: (queryArg) => ({
          url: `/document/add-version/${encodeURIComponent(String(queryArg.documentId))}`,
          method: 'POST',
          body: queryArg.newDocumentVersion,
        }),
        invalidatesTags: ['Document', 'Job', 'Upload'],
      }),
      restoreDocumentVersion: build.mutation<RestoreDocumentVersionApiResponse, RestoreDocumentVersionApiArg>({
        query: (queryArg) => ({
          url: `/document/restore-version/${encodeURIComponent(String(queryArg.documentId))}`,
          method: 'POST',
          body: queryArg.earlierVersion,
        }),
        invalidatesTags: ['Document', 'Job'],
      }),
      getDocumentTypes: build.query<GetDocumentTypesApiResponse, GetDocumentTypesApiArg>({
        query: () => ({ url: `/document/type/getall` }),
        providesTags: ['DocumentType'],
      }),
      createDocumentType: build.mutation<CreateDocumentTypeApiResponse, CreateDocumentTypeApiArg>({
        query: (queryArg) => ({
          url: `/document/type/create`,
          method: 'POST',
          body: queryArg.newDocumentType,
        }),
        invalidatesTags: ['DocumentType'],
      }),
      editDocumentType: build.mutation<EditDocumentTypeApiResponse, EditDocumentTypeApiArg>({
        query: (queryArg) => ({
          url: `/document/type/edit/${encodeURIComponent(String(queryArg.documentTypeId))}`,
          method: 'PATCH',
          body: queryArg.documentTypeEdit,
        }),
        invalidatesTags: ['Document', 'DocumentType'],
      }),
      deleteDocumentType: build.mutation<DeleteDocumentTypeApiResponse, DeleteDocumentTypeApiArg>({
        query: (queryArg) => ({
          url: `/document/type/delete/${encodeURIComponent(String(queryArg.documentTypeId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Document', 'DocumentType'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as documentGenerated }
export type CreateDocumentApiResponse = /** status 201 The stored document. */ DocumentReply
export type CreateDocumentApiArg = {
  newDocument: NewDocument
}
export type ListDocumentsApiResponse = /** status 200 One page of documents. */ DocumentListReply
export type ListDocumentsApiArg = {
  missionId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Words that the name, tags, folder, description or text must contain. The start of a word is enough. */
  search?: string
  folder?: Folder
  typeId?: Id
  tag?: string
  expiry?: ExpiryState
  sort?: 'name' | '-name' | 'createdAt' | '-createdAt' | 'expiresOn' | '-expiresOn'
}
export type UpdateDocumentApiResponse = /** status 200 The stored document. */ DocumentReply
export type UpdateDocumentApiArg = {
  documentId: Id
  documentEdit: DocumentEdit
}
export type UpdateDocumentsApiResponse = /** status 200 Done. */ Done
export type UpdateDocumentsApiArg = {
  documentsEdit: DocumentsEdit
}
export type DeleteDocumentApiResponse = /** status 200 Done. */ Done
export type DeleteDocumentApiArg = {
  documentId: Id
}
export type DeleteDocumentsApiResponse = /** status 200 Done. */ Done
export type DeleteDocumentsApiArg = {
  documentIds: Id[]
}
export type RestoreDocumentsApiResponse = /** status 200 Done. */ Done
export type RestoreDocumentsApiArg = {
  documentSelection: DocumentSelection
}
export type ListDeletedDocumentsApiResponse = /** status 200 The last deleted first. */ DeletedDocumentListReply
export type ListDeletedDocumentsApiArg = {
  missionId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type DeleteDocumentTrashApiResponse = /** status 200 Done. */ Done
export type DeleteDocumentTrashApiArg = {
  missionId: Id
  /** Number of records in the trash, as confirmed by the user. Nothing is deleted if the number has changed. */
  count: number
}
export type DeleteDocumentPermanentlyApiResponse = /** status 200 Done. */ Done
export type DeleteDocumentPermanentlyApiArg = {
  missionId: Id
  documentId: Id
}
export type GetDocumentApiResponse =
  /** status 200 The document. Clients see no earlier versions. */ DocumentDetailsReply
export type GetDocumentApiArg = {
  documentId: Id
}
export type GetDocumentFacetsApiResponse =
  /** status 200 1,000 folders and 1,000 tags at most, sorted by name. */ DocumentFacetsReply
export type GetDocumentFacetsApiArg = {
  missionId: Id
}
export type GetExpiringDocumentsApiResponse =
  /** status 200 The numbers, the mission with the earliest date first. */ ExpiringDocumentsReply
export type GetExpiringDocumentsApiArg = void
export type ListMissionImagesApiResponse = /** status 200 One page of pictures. */ MissionImageListReply
export type ListMissionImagesApiArg = {
  missionId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type DownloadDocumentApiResponse = /** status 200 The file. */ string
export type DownloadDocumentApiArg = {
  documentId: Id
  /** Number of an earlier version; the current one by default. Clients get the current one only. */
  number?: number
}
export type GetDocumentPreviewApiResponse =
  /** status 200 The file with a content security policy that runs nothing in it. */ string
export type GetDocumentPreviewApiArg = {
  documentId: Id
  /** Number of an earlier version; the current one by default. Clients get the current one only. */
  number?: number
}
export type DownloadDocumentsApiResponse = /** status 200 A ZIP with the folders of the documents. */ string
export type DownloadDocumentsApiArg = {
  documentIds: Id[]
}
export type AddDocumentVersionApiResponse = /** status 200 The stored document. */ DocumentReply
export type AddDocumentVersionApiArg = {
  documentId: Id
  newDocumentVersion: NewDocumentVersion
}
export type RestoreDocumentVersionApiResponse = /** status 200 The stored document. */ DocumentReply
export type RestoreDocumentVersionApiArg = {
  documentId: Id
  earlierVersion: EarlierVersion
}
export type GetDocumentTypesApiResponse = /** status 200 200 at most, sorted by name. */ DocumentTypesReply
export type GetDocumentTypesApiArg = void
export type CreateDocumentTypeApiResponse = /** status 201 The stored document type. */ DocumentTypeReply
export type CreateDocumentTypeApiArg = {
  newDocumentType: NewDocumentType
}
export type EditDocumentTypeApiResponse = /** status 200 The stored document type. */ DocumentTypeReply
export type EditDocumentTypeApiArg = {
  documentTypeId: Id
  documentTypeEdit: DocumentTypeEdit
}
export type DeleteDocumentTypeApiResponse = /** status 200 Done. */ Done
export type DeleteDocumentTypeApiArg = {
  documentTypeId: Id
}
export type Id = string
export type DocumentName = string
export type Preview = 'image' | 'pdf' | 'text' | 'none'
export type Tags = string[]
export type Folder = string
export type MaybeDate = string | null
export type ExpiryState = 'none' | 'valid' | 'soon' | 'expired'
export type TextState = 'pending' | 'done' | 'none' | 'failed'
export type Version = number
export type Time = string
export type Author = {
  _id: Id
  name: string
  avatar?: string | null
}
export type Snippet = {
  page: number | null
  before: string
  match: string
  after: string
}
export type Document = {
  _id: Id
  missionId: Id
  name: DocumentName
  mediaType: string
  size: number
  preview: Preview
  type: {
    _id: Id
    name: string
  } | null
  tags: Tags
  folder: Folder
  description: string
  expiresOn: MaybeDate
  expiry: ExpiryState
  /** Whether clients of the mission see it. */
  clientVisible: boolean
  /** Number of the current file, starting at 1. */
  versionNumber: number
  pageCount: number | null
  textState: TextState
  /** Why the text of the file cannot be searched. */
  textMessage: string | null
  version: Version
  createdAt: Time
  updatedAt: Time
  /** When the current file was uploaded. */
  uploadedAt: Time
  uploadedBy?: Author
  snippet?: Snippet
}
export type DocumentReply = {
  status: boolean
  message?: string
  data: Document
}
export type MessageCode = string
export type MessageValues = {
  [key: string]: unknown
}
export type FieldError = {
  field: string
  /** A sentence without the name of the field. */
  message: string
  code: MessageCode
  values: MessageValues
}
export type Problem = {
  status: boolean
  /** Text for users in their language. */
  message: string
  code: MessageCode
  values: MessageValues
  /** The invalid fields of the request. */
  errors?: FieldError[]
}
export type NewDocument = {
  missionId: Id
  uploadId: Id
  folder?: Folder
}
export type DocumentListReply = {
  status: boolean
  message?: string
  data: {
    items: Document[]
    total: number
    page: number
    pageSize: number
  }
}
export type MaybeId = string | null
export type DocumentEdit = {
  version: Version
  name?: DocumentName
  typeId?: MaybeId
  tags?: Tags
  folder?: Folder
  description?: string
  expiresOn?: MaybeDate
  clientVisible?: boolean
}
export type Done = {
  status: boolean
  message?: string
}
export type SelectedDocuments = Id[]
export type DocumentsEdit = {
  documentIds: SelectedDocuments
  typeId?: MaybeId
  addTags?: Tags
  removeTags?: Tags
  folder?: Folder
  clientVisible?: boolean
}
export type DocumentSelection = {
  documentIds: SelectedDocuments
}
export type DeletedDocument = {
  _id: Id
  name: string
  folder: Folder
  deletedAt: Time
  deletedBy?: Author
}
export type DeletedDocumentListReply = {
  status: boolean
  message?: string
  data: {
    items: DeletedDocument[]
    total: number
    page: number
    pageSize: number
  }
}
export type DocumentVersion = {
  number: number
  name: string
  mediaType: string
  size: number
  preview: Preview
  uploadedAt: Time
  uploadedBy?: Author
}
export type DocumentDetailsReply = {
  status: boolean
  message?: string
  data: {
    document: Document
    versions: DocumentVersion[]
  }
}
export type DocumentFacet = {
  name: string
  count: number
}
export type DocumentFacetsReply = {
  status: boolean
  message?: string
  data: {
    folders: DocumentFacet[]
    tags: DocumentFacet[]
  }
}
export type ExpiringDocuments = {
  /** Number of documents, also of missions that are not listed. */
  count: number
  missions: {
    missionId: Id
    missionName: string
    expiry: 'soon' | 'expired'
    count: number
  }[]
}
export type ExpiringDocumentsReply = {
  status: boolean
  message?: string
  data: ExpiringDocuments
}
export type MaybeTime = string | null
export type MissionImage = {
  _id: Id
  kind: 'document' | 'photo'
  name: string
  mediaType: string
  size: number
  location: {
    lat: number
    long: number
  } | null
  takenAt: MaybeTime
  /** The time is the clock of the camera in an unknown zone, written as if it were UTC. */
  localTime: boolean
  clientVisible: boolean
  createdAt: Time
}
export type MissionImageListReply = {
  status: boolean
  message?: string
  data: {
    items: MissionImage[]
    total: number
    page: number
    pageSize: number
  }
}
export type NewDocumentVersion = {
  version: Version
  uploadId: Id
}
export type EarlierVersion = {
  version: Version
  number: number
}
export type WarnDays = number
export type DocumentType = {
  _id: Id
  name: string
  warnDays: WarnDays
  version: Version
}
export type DocumentTypesReply = {
  status: boolean
  message?: string
  data: {
    types: DocumentType[]
  }
}
export type DocumentTypeReply = {
  status: boolean
  message?: string
  data: DocumentType
}
export type NewDocumentType = {
  name: string
  warnDays?: WarnDays
}
export type DocumentTypeEdit = {
  version: Version
  name?: string
  warnDays?: WarnDays
}
