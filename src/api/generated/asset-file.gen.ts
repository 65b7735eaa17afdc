// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['AssetFile', 'Upload'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getAssetFiles: build.query<GetAssetFilesApiResponse, GetAssetFilesApiArg>({
        query: (queryArg) => ({
          url: `/asset/file/get/${encodeURIComponent(String(queryArg.assetId))}`,
        }),
        providesTags: ['AssetFile'],
      }),
      createAssetFile: build.mutation<CreateAssetFileApiResponse, CreateAssetFileApiArg>({
        query: (queryArg) => ({
          url: `/asset/file/create/${encodeURIComponent(String(queryArg.assetId))}`,
          method: 'POST',
          body: queryArg.newAssetFile,
        }),
        invalidatesTags: ['AssetFile', 'Upload'],
      }),
      editAssetFile: build.mutation<EditAssetFileApiResponse, EditAssetFileApiArg>({
        query: (queryArg) => ({
          url: `/asset/file/edit/${encodeURIComponent(String(queryArg.assetFileId))}`,
          method: 'PATCH',
          body: queryArg.assetFileEdit,
        }),
        invalidatesTags: ['AssetFile'],
      }),
      deleteAssetFile: build.mutation<DeleteAssetFileApiResponse, DeleteAssetFileApiArg>({
        query: (queryArg) => ({
          url: `/asset/file/delete/${encodeURIComponent(String(queryArg.assetFileId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['AssetFile'],
      }),
      restoreAssetFile: build.mutation<RestoreAssetFileApiResponse, RestoreAssetFileApiArg>({
        query: (queryArg) => ({
          url: `/asset/file/restore/${encodeURIComponent(String(queryArg.assetFileId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['AssetFile'],
      }),
      downloadAssetFile: build.query<DownloadAssetFileApiResponse, DownloadAssetFileApiArg>({
        query: (queryArg) => ({
          url: `/asset/file/download/${encodeURIComponent(String(queryArg.assetFileId))}`,
        }),
        providesTags: ['AssetFile'],
      }),
      getAssetFilePreview: build.query<GetAssetFilePreviewApiResponse, GetAssetFilePreviewApiArg>({
        query: (queryArg) => ({
          url: `/asset/file/preview/${encodeURIComponent(String(queryArg.assetFileId))}`,
        }),
        providesTags: ['AssetFile'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as assetFileGenerated }
export type GetAssetFilesApiResponse = /** status 200 The last added first. */ AssetFilesReply
export type GetAssetFilesApiArg = {
  assetId: Id
}
export type CreateAssetFileApiResponse = /** status 201 The stored file. */ AssetFileReply
export type CreateAssetFileApiArg = {
  assetId: Id
  newAssetFile: NewAssetFile
}
export type EditAssetFileApiResponse = /** status 200 The stored file. */ AssetFileReply
export type EditAssetFileApiArg = {
  assetFileId: Id
  assetFileEdit: AssetFileEdit
}
export type DeleteAssetFileApiResponse = /** status 200 Done. */ Done
export type DeleteAssetFileApiArg = {
  assetFileId: Id
}
export type RestoreAssetFileApiResponse = /** status 200 The file. */ AssetFileReply
export type RestoreAssetFileApiArg = {
  assetFileId: Id
}
export type DownloadAssetFileApiResponse = /** status 200 The file. */ string
export type DownloadAssetFileApiArg = {
  assetFileId: Id
}
export type GetAssetFilePreviewApiResponse =
  /** status 200 The picture with a content security policy that runs nothing in it. */ string
export type GetAssetFilePreviewApiArg = {
  assetFileId: Id
}
export type Id = string
export type MaybeId = string | null
export type AssetFileKind = 'photo' | 'document'
export type AssetFileName = string
export type MaybeDate = string | null
export type Version = number
export type Time = string
export type Author = {
  _id: Id
  name: string
  avatar?: string | null
}
export type AssetFile = {
  _id: Id
  assetId: Id
  maintenanceRecordId: MaybeId
  kind: AssetFileKind
  name: AssetFileName
  /** In bytes. */
  size: number
  /** Whether browsers can show it as a picture. */
  hasPreview: boolean
  expiresOn: MaybeDate
  /** Soon in the last 30 days. */
  expiry: 'none' | 'valid' | 'soon' | 'expired'
  version: Version
  createdAt: Time
  createdBy?: Author
}
export type AssetFilesReply = {
  status: boolean
  message?: string
  data: {
    files: AssetFile[]
  }
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
export type AssetFileReply = {
  status: boolean
  message?: string
  data: AssetFile
}
export type NewAssetFile = {
  uploadId: Id
  /** The work that the file tells of. */
  maintenanceRecordId?: MaybeId
  /** That of the uploaded file by default. */
  name?: AssetFileName
  expiresOn?: MaybeDate
}
export type AssetFileEdit = {
  version: Version
  name?: AssetFileName
  expiresOn?: MaybeDate
}
export type Done = {
  status: boolean
  message?: string
}
