// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Document', 'Job', 'Layer', 'Mission', 'Photo', 'Recording', 'Telemetry', 'Upload'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listUploads: build.query<ListUploadsApiResponse, ListUploadsApiArg>({
        query: (queryArg) => ({
          url: `/upload/list`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Upload'],
      }),
      getUpload: build.query<GetUploadApiResponse, GetUploadApiArg>({
        query: (queryArg) => ({
          url: `/upload/get/${encodeURIComponent(String(queryArg.uploadId))}`,
          params: {
            missionId: queryArg.missionId,
          },
        }),
        providesTags: ['Upload'],
      }),
      deleteUpload: build.mutation<DeleteUploadApiResponse, DeleteUploadApiArg>({
        query: (queryArg) => ({
          url: `/upload/delete/${encodeURIComponent(String(queryArg.uploadId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Upload'],
      }),
      addUploadToMission: build.mutation<AddUploadToMissionApiResponse, AddUploadToMissionApiArg>({
        query: (queryArg) => ({
          url: `/upload/add-to-mission`,
          method: 'POST',
          body: queryArg.missionUpload,
        }),
        invalidatesTags: ['Document', 'Job', 'Layer', 'Mission', 'Photo', 'Recording', 'Telemetry', 'Upload'],
      }),
      useLayerAsTelemetry: build.mutation<UseLayerAsTelemetryApiResponse, UseLayerAsTelemetryApiArg>({
        query: (queryArg) => ({
          url: `/upload/layer-to-telemetry/${encodeURIComponent(String(queryArg.layerId))}`,
          method: 'POST',
          body: queryArg.telemetryReading,
        }),
        invalidatesTags: ['Job', 'Layer', 'Mission', 'Telemetry', 'Upload'],
      }),
      useTelemetryAsLayer: build.mutation<UseTelemetryAsLayerApiResponse, UseTelemetryAsLayerApiArg>({
        query: (queryArg) => ({
          url: `/upload/telemetry-to-layer/${encodeURIComponent(String(queryArg.telemetryId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['Job', 'Layer', 'Mission', 'Telemetry', 'Upload'],
      }),
      getStorageUse: build.query<GetStorageUseApiResponse, GetStorageUseApiArg>({
        query: () => ({ url: `/upload/storage` }),
        providesTags: ['Upload'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as uploadGenerated }
export type ListUploadsApiResponse = /** status 200 One page of uploads. */ UploadListReply
export type ListUploadsApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type GetUploadApiResponse = /** status 200 The upload. */ UploadReply
export type GetUploadApiArg = {
  uploadId: Id
  /** Adds `sameFile`, for an upload that is about to be added to this mission. */
  missionId?: Id
}
export type DeleteUploadApiResponse = /** status 200 Done. */ Done
export type DeleteUploadApiArg = {
  uploadId: Id
}
export type AddUploadToMissionApiResponse =
  /** status 200 What the file has become, or what must be decided first. */ AddedUploadReply
export type AddUploadToMissionApiArg = {
  missionUpload: MissionUpload
}
export type UseLayerAsTelemetryApiResponse = /** status 200 The telemetry, which is not read yet. */ AddedUploadReply
export type UseLayerAsTelemetryApiArg = {
  layerId: Id
  telemetryReading: TelemetryReading
}
export type UseTelemetryAsLayerApiResponse = /** status 200 The layer, which is not imported yet. */ AddedUploadReply
export type UseTelemetryAsLayerApiArg = {
  telemetryId: Id
}
export type GetStorageUseApiResponse =
  /** status 200 Bytes, including the declared sizes of open uploads and exports. */ StorageUseReply
export type GetStorageUseApiArg = void
export type Id = string
export type UploadState = 'receiving' | 'finished' | 'failed' | 'taken'
export type SameFile = {
  _id: Id
  use: 'recording' | 'telemetry' | 'layer' | 'document'
  name: string
  /** The file is a copy of low resolution, a picture or the sound that the camera keeps beside this recording, by their names.
   */
  isRecordingBeside?: boolean
}
export type Time = string
export type Upload = {
  _id: Id
  name: string
  size: number
  /** Received bytes. */
  received: number
  state: UploadState
  /** Kind of the file by its content, such as geotiff, kml or mp4; null until the upload is finished. */
  kind: string | null
  /** Kind of layer that the file can become; null if it cannot become one. */
  layerKind: ('raster' | 'vector' | null) | ('raster' | 'vector' | null)
  /** What the file becomes when it is added to a mission; `ask` for a picture without a position, which can become a photo, a layer or a document; null if a mission does not take such files. */
  missionUse:
    | ('photo' | 'recording' | 'telemetry' | 'layer' | 'document' | 'ask' | null)
    | ('photo' | 'recording' | 'telemetry' | 'layer' | 'document' | 'ask' | null)
  sameFile?: SameFile
  /** Why the upload failed, or why the finished file was rejected. */
  message: string | null
  createdAt: Time
  /** Time when the upload is deleted unless it continues or is used. */
  expiresAt: string
}
export type UploadListReply = {
  status: boolean
  message?: string
  data: {
    items: Upload[]
    total: number
    page: number
    pageSize: number
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
export type UploadReply = {
  status: boolean
  message?: string
  data: Upload
}
export type Done = {
  status: boolean
  message?: string
}
export type AddedUpload = {
  /** `ask`: a picture without a position, to be sent again with the `use` photo, layer or document. `same-file`: the mission already has the file `sameFile`, to be sent again with `again` or to be deleted. */
  state: 'added' | 'ask' | 'same-file'
  /** What the file has become; null unless it was added. */
  use:
    | ('photo' | 'recording' | 'telemetry' | 'layer' | 'document' | null)
    | ('photo' | 'recording' | 'telemetry' | 'layer' | 'document' | null)
  /** ID of the photo, recording, telemetry, layer or document; null unless it was added. */
  _id: string | null
  sameFile?: SameFile
  /** What the file can become instead, for GPX and CSV files. */
  otherUse?: 'telemetry' | 'layer'
}
export type AddedUploadReply = {
  status: boolean
  message?: string
  data: AddedUpload
}
export type FileUse = 'photo' | 'recording' | 'telemetry' | 'layer' | 'document'
export type MissionUpload = {
  missionId: Id
  uploadId: Id
  /** What the file becomes. By default, its content decides. */
  use?: FileUse
  /** Folder of the file, such as that on the card of the drone. Photos and documents keep it. */
  folder?: string
  /** The flight of telemetry or of a recording. By default, its times decide. */
  flightId?: Id
  /** IANA time zone of times without a zone in telemetry; by default that of the first position. */
  timeZone?: string
  /** Adds a file that the mission already has. */
  again?: boolean
}
export type TelemetryReading = {
  /** IANA time zone of times without a zone; by default that of the first position. */
  timeZone?: string
}
export type StorageUseReply = {
  status: boolean
  message?: string
  data: {
    used: number
    /** Part of `used` that archives of exports take, also those that are being made. */
    exports: number
    /** Bytes of deleted files that are still on the disk. They no longer count in `used`. */
    beingFreed: number
    /** Limit of the package; null without a limit. */
    limit: number | null
    /** Bytes that can be added, the smaller of what the package allows, with its tolerance, and of what the disk has room for beside open uploads and jobs; null without a limit. */
    free: number | null
    /** Maximum size of one file. */
    largestFile: number
  }
}
