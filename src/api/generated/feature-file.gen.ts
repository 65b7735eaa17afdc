// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Document', 'Job', 'Mission', 'Photo', 'Upload'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      uploadFeatureFile: build.mutation<UploadFeatureFileApiResponse, UploadFeatureFileApiArg>({
        query: (queryArg) => ({
          url: `/layer/upload-file-geojson/${encodeURIComponent(String(queryArg.layerId))}`,
          method: 'POST',
          body: queryArg.newFeatureFile,
        }),
        invalidatesTags: ['Document', 'Job', 'Mission', 'Photo', 'Upload'],
      }),
      getFeatureFiles: build.query<GetFeatureFilesApiResponse, GetFeatureFilesApiArg>({
        query: (queryArg) => ({
          url: `/layer/get-files-by-layerId-fIndex/${encodeURIComponent(String(queryArg.layerId))}/${encodeURIComponent(String(queryArg.index))}`,
        }),
        providesTags: ['Photo'],
      }),
      deleteFeatureFile: build.mutation<DeleteFeatureFileApiResponse, DeleteFeatureFileApiArg>({
        query: (queryArg) => ({
          url: `/layer/delete-file-geojson/${encodeURIComponent(String(queryArg.fileId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Document', 'Mission', 'Photo'],
      }),
      deleteFeatureFiles: build.mutation<DeleteFeatureFilesApiResponse, DeleteFeatureFilesApiArg>({
        query: (queryArg) => ({
          url: `/layer/delete-multipleLayerFiles`,
          method: 'DELETE',
          params: {
            fileIds: queryArg.fileIds,
          },
        }),
        invalidatesTags: ['Document', 'Mission', 'Photo'],
      }),
      restoreFeatureFiles: build.mutation<RestoreFeatureFilesApiResponse, RestoreFeatureFilesApiArg>({
        query: (queryArg) => ({
          url: `/layer/restore-files`,
          method: 'POST',
          body: queryArg.fileSelection,
        }),
        invalidatesTags: ['Document', 'Mission', 'Photo'],
      }),
      setCoverPhoto: build.mutation<SetCoverPhotoApiResponse, SetCoverPhotoApiArg>({
        query: (queryArg) => ({
          url: `/layer/set-cover-photo-by-layerFiles-Id/${encodeURIComponent(String(queryArg.fileId))}`,
          method: 'PATCH',
          body: queryArg.coverChoice,
        }),
        invalidatesTags: ['Document', 'Photo'],
      }),
      assignFiles: build.mutation<AssignFilesApiResponse, AssignFilesApiArg>({
        query: (queryArg) => ({
          url: `/layer/assign-files`,
          method: 'PATCH',
          body: queryArg.fileAssignment,
        }),
        invalidatesTags: ['Document', 'Photo'],
      }),
      autoAssignPhotos: build.mutation<AutoAssignPhotosApiResponse, AutoAssignPhotosApiArg>({
        query: (queryArg) => ({
          url: `/layer/auto-assign-uploaded-image`,
          method: 'POST',
          body: queryArg.autoAssignment,
        }),
        invalidatesTags: ['Job'],
      }),
      listPhotoAssignments: build.query<ListPhotoAssignmentsApiResponse, ListPhotoAssignmentsApiArg>({
        query: (queryArg) => ({
          url: `/layer/photo-assignments/${encodeURIComponent(String(queryArg.missionId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Photo'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as featureFileGenerated }
export type UploadFeatureFileApiResponse = /** status 201 The file. A photo is not imported yet. */ FeatureFileReply
export type UploadFeatureFileApiArg = {
  layerId: Id
  newFeatureFile: NewFeatureFile
}
export type GetFeatureFilesApiResponse = /** status 200 At most 500 files. */ FeatureFilesReply
export type GetFeatureFilesApiArg = {
  layerId: Id
  index: FeatureIndex
}
export type DeleteFeatureFileApiResponse = /** status 200 Done. */ Done
export type DeleteFeatureFileApiArg = {
  fileId: Id
}
export type DeleteFeatureFilesApiResponse = /** status 200 Done. */ Done
export type DeleteFeatureFilesApiArg = {
  fileIds: Id[]
}
export type RestoreFeatureFilesApiResponse = /** status 200 Done. */ Done
export type RestoreFeatureFilesApiArg = {
  fileSelection: FileSelection
}
export type SetCoverPhotoApiResponse = /** status 200 The stored file. */ FeatureFileReply
export type SetCoverPhotoApiArg = {
  fileId: Id
  coverChoice: CoverChoice
}
export type AssignFilesApiResponse = /** status 200 Done. */ Done
export type AssignFilesApiArg = {
  fileAssignment: FileAssignment
}
export type AutoAssignPhotosApiResponse =
  /** status 201 The job. Only photos that belong to no feature and are not rejected are assigned. */ {
    status: boolean
    message?: string
    data: {
      jobId: Id
    }
  }
export type AutoAssignPhotosApiArg = {
  autoAssignment: AutoAssignment
}
export type ListPhotoAssignmentsApiResponse = /** status 200 One page of photos. */ PhotoAssignmentListReply
export type ListPhotoAssignmentsApiArg = {
  missionId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type Id = string
export type MaybeTime = string | null
export type MaybeId = string | null
export type Version = number
export type Time = string
export type FeatureFile = {
  _id: Id
  missionId: Id
  kind: 'document' | 'photo'
  name: string
  mediaType: string
  size: number
  /** Of a photo, as in its review; null for a document. */
  state:
    | ('staged' | 'assigned' | 'unmatched' | 'rejected' | 'duplicate' | 'invalid_exif' | null)
    | ('staged' | 'assigned' | 'unmatched' | 'rejected' | 'duplicate' | 'invalid_exif' | null)
  /** Whether a photo has been read. */
  imported: boolean
  takenAt: MaybeTime
  /** The time is the clock of the camera in an unknown zone, written as if it were UTC. */
  localTime: boolean
  /** Whether there are a thumbnail and a preview. */
  hasPicture: boolean
  isCover: boolean
  flightId: MaybeId
  /** Whether clients of the mission see it. */
  clientVisible: boolean
  version: Version
  createdAt: Time
}
export type FeatureFileReply = {
  status: boolean
  message?: string
  data: FeatureFile
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
export type FeatureIndex = number
export type NewFeatureFile = {
  index: FeatureIndex
  uploadId: Id
}
export type FeatureFilesReply = {
  status: boolean
  data: {
    files: FeatureFile[]
    total: number
  }
}
export type Done = {
  status: boolean
  message?: string
}
export type FileSelection = {
  fileIds: Id[]
}
export type CoverChoice = {
  version: Version
  isCover?: boolean
}
export type FileAssignment = {
  fileIds: Id[]
  /** Null removes the files from their features. */
  feature?: {
    layerId: Id
    index: FeatureIndex
  } | null
  /** Null removes the files from their flights. */
  flightId?: MaybeId
}
export type AutoAssignment = {
  missionId: Id
  /** Only features of this layer; by default those of all vector layers of the mission. */
  layerId?: Id
  /** From the middle of the area that a photo shows, or else from its position, to the feature. */
  maxMetres: number
}
export type PhotoAssignment = {
  fileId: Id
  name: string
  hasPicture: boolean
  /** The feature that was found; null if none was. */
  feature: {
    layerId: Id
    layerName: string
    index: FeatureIndex
  } | null
  metres: number | null
  /** Whether the distance is from the middle of the area that the photo shows or from its position. */
  basis: ('area' | 'position' | null) | ('area' | 'position' | null)
  /** Why the photo was not assigned. */
  reason: string | null
  /** Whether the photo still belongs to that feature. */
  isCurrent: boolean
}
export type PhotoAssignmentListReply = {
  status: boolean
  data: {
    items: PhotoAssignment[]
    total: number
    assigned: number
    page: number
    pageSize: number
  }
}
