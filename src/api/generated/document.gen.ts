// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Document', 'Upload'] as const
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
        invalidatesTags: ['Document', 'Upload'],
      }),
      listDocuments: build.query<ListDocumentsApiResponse, ListDocumentsApiArg>({
        query: (queryArg) => ({
          url: `/document/getbymissionId/${encodeURIComponent(String(queryArg.missionId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Document'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as documentGenerated }
export type CreateDocumentApiResponse = /** status 201 The stored document. */ DocumentReply
export type CreateDocumentApiArg = {
  newDocument: NewDocument
}
export type ListDocumentsApiResponse = /** status 200 One page of documents, the latest first. */ DocumentListReply
export type ListDocumentsApiArg = {
  missionId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
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
