// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['DataExport', 'Job'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getDataExports: build.query<GetDataExportsApiResponse, GetDataExportsApiArg>({
        query: () => ({ url: `/tenantroot/data-export/get` }),
        providesTags: ['DataExport'],
      }),
      startDataExport: build.mutation<StartDataExportApiResponse, StartDataExportApiArg>({
        query: () => ({ url: `/tenantroot/data-export/start`, method: 'POST' }),
        invalidatesTags: ['DataExport', 'Job'],
      }),
      downloadDataExport: build.query<DownloadDataExportApiResponse, DownloadDataExportApiArg>({
        query: (queryArg) => ({
          url: `/tenantroot/data-export/download/${encodeURIComponent(String(queryArg.dataExportId))}`,
        }),
        providesTags: ['DataExport'],
      }),
      deleteDataExport: build.mutation<DeleteDataExportApiResponse, DeleteDataExportApiArg>({
        query: (queryArg) => ({
          url: `/tenantroot/data-export/delete/${encodeURIComponent(String(queryArg.dataExportId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['DataExport', 'Job'],
      }),
      getTenantDataExports: build.query<GetTenantDataExportsApiResponse, GetTenantDataExportsApiArg>({
        query: (queryArg) => ({
          url: `/admin/data-export/get/${encodeURIComponent(String(queryArg.tenantId))}`,
        }),
        providesTags: ['DataExport'],
      }),
      startTenantDataExport: build.mutation<StartTenantDataExportApiResponse, StartTenantDataExportApiArg>({
        query: (queryArg) => ({
          url: `/admin/data-export/start/${encodeURIComponent(String(queryArg.tenantId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['DataExport', 'Job'],
      }),
      downloadTenantDataExport: build.query<DownloadTenantDataExportApiResponse, DownloadTenantDataExportApiArg>({
        query: (queryArg) => ({
          url: `/admin/data-export/download/${encodeURIComponent(String(queryArg.tenantId))}/${encodeURIComponent(String(queryArg.dataExportId))}`,
        }),
        providesTags: ['DataExport'],
      }),
      deleteTenantDataExport: build.mutation<DeleteTenantDataExportApiResponse, DeleteTenantDataExportApiArg>({
        query: (queryArg) => ({
          url: `/admin/data-export/delete/${encodeURIComponent(String(queryArg.tenantId))}/${encodeURIComponent(String(queryArg.dataExportId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['DataExport', 'Job'],
      }),
      getOwnDataExports: build.query<GetOwnDataExportsApiResponse, GetOwnDataExportsApiArg>({
        query: () => ({ url: `/profile/data-export/get` }),
        providesTags: ['DataExport'],
      }),
      startOwnDataExport: build.mutation<StartOwnDataExportApiResponse, StartOwnDataExportApiArg>({
        query: () => ({ url: `/profile/data-export/start`, method: 'POST' }),
        invalidatesTags: ['DataExport', 'Job'],
      }),
      downloadOwnDataExport: build.query<DownloadOwnDataExportApiResponse, DownloadOwnDataExportApiArg>({
        query: (queryArg) => ({
          url: `/profile/data-export/download/${encodeURIComponent(String(queryArg.dataExportId))}`,
        }),
        providesTags: ['DataExport'],
      }),
      deleteOwnDataExport: build.mutation<DeleteOwnDataExportApiResponse, DeleteOwnDataExportApiArg>({
        query: (queryArg) => ({
          url: `/profile/data-export/delete/${encodeURIComponent(String(queryArg.dataExportId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['DataExport', 'Job'],
      }),
      getUserDataExports: build.query<GetUserDataExportsApiResponse, GetUserDataExportsApiArg>({
        query: (queryArg) => ({
          url: `/tenant/user/data-export/get/${encodeURIComponent(String(queryArg.userId))}`,
        }),
        providesTags: ['DataExport'],
      }),
      startUserDataExport: build.mutation<StartUserDataExportApiResponse, StartUserDataExportApiArg>({
        query: (queryArg) => ({
          url: `/tenant/user/data-export/start/${encodeURIComponent(String(queryArg.userId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['DataExport', 'Job'],
      }),
      downloadUserDataExport: build.query<DownloadUserDataExportApiResponse, DownloadUserDataExportApiArg>({
        query: (queryArg) => ({
          url: `/tenant/user/data-export/download/${encodeURIComponent(String(queryArg.userId))}/${encodeURIComponent(String(queryArg.dataExportId))}`,
        }),
        providesTags: ['DataExport'],
      }),
      deleteUserDataExport: build.mutation<DeleteUserDataExportApiResponse, DeleteUserDataExportApiArg>({
        query: (queryArg) => ({
          url: `/tenant/user/data-export/delete/${encodeURIComponent(String(queryArg.userId))}/${encodeURIComponent(String(queryArg.dataExportId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['DataExport', 'Job'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as dataExportGenerated }
export type GetDataExportsApiResponse =
  /** status 200 The exports of the last 7 days, the newest first. */ DataExportsReply
export type GetDataExportsApiArg = void
export type StartDataExportApiResponse = /** status 201 The export, which a job makes now. */ DataExportReply
export type StartDataExportApiArg = void
export type DownloadDataExportApiResponse =
  /** status 200 A ZIP with the records of each table as JSON lines, the files, manifest.json with the SHA-256 of everything, and index.html, a page to read it offline. */ string
export type DownloadDataExportApiArg = {
  dataExportId: Id
}
export type DeleteDataExportApiResponse = /** status 200 Done. */ Done
export type DeleteDataExportApiArg = {
  dataExportId: Id
}
export type GetTenantDataExportsApiResponse =
  /** status 200 The exports of the last 7 days, the newest first. */ DataExportsReply
export type GetTenantDataExportsApiArg = {
  tenantId: Id
}
export type StartTenantDataExportApiResponse = /** status 201 The export, which a job makes now. */ DataExportReply
export type StartTenantDataExportApiArg = {
  tenantId: Id
}
export type DownloadTenantDataExportApiResponse =
  /** status 200 A ZIP with the records of each table as JSON lines, the files, manifest.json with the SHA-256 of everything, and index.html, a page to read it offline. */ string
export type DownloadTenantDataExportApiArg = {
  tenantId: Id
  dataExportId: Id
}
export type DeleteTenantDataExportApiResponse = /** status 200 Done. */ Done
export type DeleteTenantDataExportApiArg = {
  tenantId: Id
  dataExportId: Id
}
export type GetOwnDataExportsApiResponse =
  /** status 200 The exports of the last 7 days, the newest first. */ DataExportsReply
export type GetOwnDataExportsApiArg = void
export type StartOwnDataExportApiResponse = /** status 201 The export, which a job makes now. */ DataExportReply
export type StartOwnDataExportApiArg = void
export type DownloadOwnDataExportApiResponse =
  /** status 200 A ZIP with the records of each table as JSON lines, the files, manifest.json with the SHA-256 of everything, and index.html, a page to read it offline. */ string
export type DownloadOwnDataExportApiArg = {
  dataExportId: Id
}
export type DeleteOwnDataExportApiResponse = /** status 200 Done. */ Done
export type DeleteOwnDataExportApiArg = {
  dataExportId: Id
}
export type GetUserDataExportsApiResponse =
  /** status 200 The exports of the last 7 days, the newest first. */ DataExportsReply
export type GetUserDataExportsApiArg = {
  userId: Id
}
export type StartUserDataExportApiResponse = /** status 201 The export, which a job makes now. */ DataExportReply
export type StartUserDataExportApiArg = {
  userId: Id
}
export type DownloadUserDataExportApiResponse =
  /** status 200 A ZIP with the records of each table as JSON lines, the files, manifest.json with the SHA-256 of everything, and index.html, a page to read it offline. */ string
export type DownloadUserDataExportApiArg = {
  userId: Id
  dataExportId: Id
}
export type DeleteUserDataExportApiResponse = /** status 200 Done. */ Done
export type DeleteUserDataExportApiArg = {
  userId: Id
  dataExportId: Id
}
export type Id = string
export type Time = string
export type DataExport = {
  _id: Id
  state: 'running' | 'ready' | 'failed'
  /** Of the job. */
  progress: number
  /** What the job does or why it failed. */
  message?: string
  jobId?: Id
  requestedBy: string
  /** Null until ready. */
  records: number | null
  /** Null until ready. */
  files: number | null
  /** Bytes of the archive; null until ready. */
  size: number | null
  /** Of the archive; null until ready. */
  sha256: string | null
  createdAt: Time
  /** When the export is deleted with its archive. */
  expiresAt: Time
}
export type DataExportsReply = {
  status: boolean
  data: {
    exports: DataExport[]
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
export type DataExportReply = {
  status: boolean
  message?: string
  data: DataExport
}
export type Done = {
  status: boolean
  message?: string
}
