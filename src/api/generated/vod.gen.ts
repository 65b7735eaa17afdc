// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Job', 'Mission', 'Photo', 'Recording', 'Telemetry', 'Upload'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getRecording: build.query<GetRecordingApiResponse, GetRecordingApiArg>({
        query: (queryArg) => ({
          url: `/VOD/get-by-ID/${encodeURIComponent(String(queryArg.vodId))}`,
        }),
        providesTags: ['Recording'],
      }),
      listRecordings: build.query<ListRecordingsApiResponse, ListRecordingsApiArg>({
        query: (queryArg) => ({
          url: `/VOD/get-by-missionID/${encodeURIComponent(String(queryArg.missionId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            search: queryArg.search,
            flightId: queryArg.flightId,
            from: queryArg['from'],
            until: queryArg.until,
          },
        }),
        providesTags: ['Recording'],
      }),
      listLocationRecordings: build.query<ListLocationRecordingsApiResponse, ListLocationRecordingsApiArg>({
        query: (queryArg) => ({
          url: `/VOD/get-by-location-ID/${encodeURIComponent(String(queryArg.locationId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            search: queryArg.search,
            from: queryArg['from'],
            until: queryArg.until,
          },
        }),
        providesTags: ['Recording'],
      }),
      createRecording: build.mutation<CreateRecordingApiResponse, CreateRecordingApiArg>({
        query: (queryArg) => ({
          url: `/VOD/save-vod-manual`,
          method: 'POST',
          body: queryArg.newRecording,
        }),
        invalidatesTags: ['Job', 'Mission', 'Recording', 'Upload'],
      }),
      deleteRecording: build.mutation<DeleteRecordingApiResponse, DeleteRecordingApiArg>({
        query: (queryArg) => ({
          url: `/VOD/delete-by-ID/${encodeURIComponent(String(queryArg.vodId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Mission', 'Recording'],
      }),
      deleteRecordings: build.mutation<DeleteRecordingsApiResponse, DeleteRecordingsApiArg>({
        query: (queryArg) => ({
          url: `/VOD/delete-multi-by-ID`,
          method: 'DELETE',
          params: {
            vodIds: queryArg.vodIds,
          },
        }),
        invalidatesTags: ['Mission', 'Recording'],
      }),
      renameRecording: build.mutation<RenameRecordingApiResponse, RenameRecordingApiArg>({
        query: (queryArg) => ({
          url: `/VOD/edit-by-ID/${encodeURIComponent(String(queryArg.vodId))}`,
          method: 'PATCH',
          body: queryArg.recordingName,
        }),
        invalidatesTags: ['Recording'],
      }),
      updateRecording: build.mutation<UpdateRecordingApiResponse, UpdateRecordingApiArg>({
        query: (queryArg) => ({
          url: `/VOD/update-vod-by-ID/${encodeURIComponent(String(queryArg.vodId))}`,
          method: 'PATCH',
          body: queryArg.recordingEdit,
        }),
        invalidatesTags: ['Mission', 'Photo', 'Recording', 'Telemetry'],
      }),
      updateRecordings: build.mutation<UpdateRecordingsApiResponse, UpdateRecordingsApiArg>({
        query: (queryArg) => ({
          url: `/VOD/update-multi-vod-by-ID`,
          method: 'PATCH',
          body: queryArg.recordingsEdit,
        }),
        invalidatesTags: ['Mission', 'Recording'],
      }),
      restoreRecordings: build.mutation<RestoreRecordingsApiResponse, RestoreRecordingsApiArg>({
        query: (queryArg) => ({
          url: `/recording/restore`,
          method: 'POST',
          body: queryArg.recordingSelection,
        }),
        invalidatesTags: ['Mission', 'Recording'],
      }),
      listDeletedRecordings: build.query<ListDeletedRecordingsApiResponse, ListDeletedRecordingsApiArg>({
        query: (queryArg) => ({
          url: `/recording/deleted/${encodeURIComponent(String(queryArg.missionId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Recording'],
      }),
      getRecordingFile: build.query<GetRecordingFileApiResponse, GetRecordingFileApiArg>({
        query: (queryArg) => ({
          url: `/recording/file/${encodeURIComponent(String(queryArg.vodId))}`,
        }),
        providesTags: ['Recording'],
      }),
      downloadRecording: build.query<DownloadRecordingApiResponse, DownloadRecordingApiArg>({
        query: (queryArg) => ({
          url: `/recording/download/${encodeURIComponent(String(queryArg.vodId))}`,
        }),
        providesTags: ['Recording'],
      }),
      downloadRecordingClip: build.query<DownloadRecordingClipApiResponse, DownloadRecordingClipApiArg>({
        query: (queryArg) => ({
          url: `/recording/clip/${encodeURIComponent(String(queryArg.vodId))}`,
          params: {
            fromMs: queryArg.fromMs,
            untilMs: queryArg.untilMs,
          },
        }),
        providesTags: ['Recording'],
      }),
      getRecordingPoster: build.query<GetRecordingPosterApiResponse, GetRecordingPosterApiArg>({
        query: (queryArg) => ({
          url: `/recording/poster/${encodeURIComponent(String(queryArg.vodId))}`,
          params: {
            v: queryArg.v,
          },
        }),
        providesTags: ['Recording'],
      }),
      setRecordingPoster: build.mutation<SetRecordingPosterApiResponse, SetRecordingPosterApiArg>({
        query: (queryArg) => ({
          url: `/recording/poster/${encodeURIComponent(String(queryArg.vodId))}`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['Recording', 'Upload'],
      }),
      getRecordingStoryboard: build.query<GetRecordingStoryboardApiResponse, GetRecordingStoryboardApiArg>({
        query: (queryArg) => ({
          url: `/recording/storyboard/${encodeURIComponent(String(queryArg.vodId))}`,
          params: {
            v: queryArg.v,
          },
        }),
        providesTags: ['Recording'],
      }),
      setRecordingStoryboard: build.mutation<SetRecordingStoryboardApiResponse, SetRecordingStoryboardApiArg>({
        query: (queryArg) => ({
          url: `/recording/storyboard/${encodeURIComponent(String(queryArg.vodId))}`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['Recording', 'Upload'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as vodGenerated }
export type GetRecordingApiResponse = /** status 200 The recording. */ RecordingReply
export type GetRecordingApiArg = {
  vodId: Id
}
export type ListRecordingsApiResponse =
  /** status 200 One page of recordings. Those without a start are last. */ RecordingListReply
export type ListRecordingsApiArg = {
  missionId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Text that the name must contain, ignoring case. */
  search?: string
  flightId?: Id
  /** Only recordings that end after this time. */
  from?: Time
  /** Only recordings that start before this time. */
  until?: Time
}
export type ListLocationRecordingsApiResponse =
  /** status 200 One page of recordings. Those without a start are last. */ RecordingListReply
export type ListLocationRecordingsApiArg = {
  locationId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Text that the name must contain, ignoring case. */
  search?: string
  /** Only recordings that end after this time. */
  from?: Time
  /** Only recordings that start before this time. */
  until?: Time
}
export type CreateRecordingApiResponse = /** status 201 The recording, which is not read yet. */ RecordingReply
export type CreateRecordingApiArg = {
  newRecording: NewRecording
}
export type DeleteRecordingApiResponse = /** status 200 Done. */ Done
export type DeleteRecordingApiArg = {
  vodId: Id
}
export type DeleteRecordingsApiResponse = /** status 200 Done. */ Done
export type DeleteRecordingsApiArg = {
  vodIds: Id[]
}
export type RenameRecordingApiResponse = /** status 200 The stored recording. */ RecordingReply
export type RenameRecordingApiArg = {
  vodId: Id
  recordingName: RecordingName
}
export type UpdateRecordingApiResponse = /** status 200 The stored recording. */ RecordingReply
export type UpdateRecordingApiArg = {
  vodId: Id
  recordingEdit: RecordingEdit
}
export type UpdateRecordingsApiResponse = /** status 200 Done. */ Done
export type UpdateRecordingsApiArg = {
  recordingsEdit: RecordingsEdit
}
export type RestoreRecordingsApiResponse = /** status 200 Done. */ Done
export type RestoreRecordingsApiArg = {
  recordingSelection: RecordingSelection
}
export type ListDeletedRecordingsApiResponse = /** status 200 The last deleted first. */ DeletedRecordingListReply
export type ListDeletedRecordingsApiArg = {
  missionId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type GetRecordingFileApiResponse =
  /** status 200 The video, or with a Range header a part of it of at most 8 MiB. */ string
export type GetRecordingFileApiArg = {
  vodId: Id
}
export type DownloadRecordingApiResponse = /** status 200 The file. */ string
export type DownloadRecordingApiArg = {
  vodId: Id
}
export type DownloadRecordingClipApiResponse =
  /** status 200 The part as MP4, or as WebM if the recording is VP8. */ string
export type DownloadRecordingClipApiArg = {
  vodId: Id
  /** Start of the part. It begins at the last key frame before, which usually is up to 2 s earlier. */
  fromMs: number
  /** End of the part, at most 10 minutes after its start. */
  untilMs: number
}
export type GetRecordingPosterApiResponse = /** status 200 A WebP image. */ string
export type GetRecordingPosterApiArg = {
  vodId: Id
  /** Changes with the picture, so that browsers do not show an earlier one. */
  v?: string
}
export type SetRecordingPosterApiResponse = /** status 200 The stored recording. */ RecordingReply
export type SetRecordingPosterApiArg = {
  vodId: Id
  body: {
    /** PNG, JPEG or WebP. */
    file: Blob
  }
}
export type GetRecordingStoryboardApiResponse =
  /** status 200 A WebP image of 8 by 6 pictures, row by row; number i, from 0, shows the share (i + 0.5) / 48 of the duration. */ string
export type GetRecordingStoryboardApiArg = {
  vodId: Id
  /** Changes with the picture, so that browsers do not show an earlier one. */
  v?: string
}
export type SetRecordingStoryboardApiResponse = /** status 200 The stored recording. */ RecordingReply
export type SetRecordingStoryboardApiArg = {
  vodId: Id
  body: {
    /** PNG, JPEG or WebP, 8 by 6 pictures. */
    file: Blob
  }
}
export type Id = string
export type MaybeId = string | null
export type RecordingState = 'processing' | 'ready' | 'failed'
export type MaybeTime = string | null
export type MaybeLens = {
  /** Millimetres in terms of 35 mm film, by the diagonal of the sensor. */
  focalLength: number
  /** Width of the sensor by its height. */
  aspect: number
} | null
export type MaybePlace = {
  lat: number
  long: number
} | null
export type Version = number
export type Time = string
export type Author = {
  _id: Id
  name: string
  avatar?: string | null
}
export type Recording = {
  _id: Id
  missionId: Id
  missionName: string
  flightId: MaybeId
  flightName: string | null
  name: string
  source: 'stream' | 'upload'
  streamId: MaybeId
  state: RecordingState
  /** Why it failed or what is incomplete. */
  problem: string | null
  startedAt: MaybeTime
  /** Where the start comes from; null without a start. container: the video file states it, and nobody has verified it;
    satellites: the receiver of the camera, whose measurements are in the video file.
     */
  startOrigin:
    | ('stream' | 'container' | 'srt' | 'satellites' | 'user' | null)
    | ('stream' | 'container' | 'srt' | 'satellites' | 'user' | null)
  durationMs: number | null
  width: number | null
  height: number | null
  /** Frames per second on average. */
  frameRate: number | null
  videoCodec: string | null
  audioCodec: string | null
  bytes: number
  /** Address for playing it; null unless it is ready. */
  fileUrl: string | null
  posterUrl: string | null
  /** Address of small pictures of the whole recording, for previews; null if nobody has made them yet. */
  storyboardUrl: string | null
  /** Which browsers play the video, by its codec. */
  playableIn: 'all' | 'some' | 'none'
  /** Names the browsers unless all play it. */
  playableNote: string | null
  /** Whether the uploaded file is kept beside the video. */
  isConverted: boolean
  telemetryId: MaybeId
  /** Whether the recording is held. A held recording cannot be deleted until it is released. */
  held: boolean
  camera: string
  lens: MaybeLens
  location: MaybePlace
  /** Day in UTC on which a retention rule of the tenant deletes it; null if none does, and for clients. */
  deletedOn: string | null
  clientVisible: boolean
  version: Version
  createdAt: Time
  createdBy?: Author
}
export type RecordingReply = {
  status: boolean
  message?: string
  data: Recording
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
export type RecordingListReply = {
  status: boolean
  message?: string
  data: {
    items: Recording[]
    total: number
    page: number
    pageSize: number
  }
}
export type NewRecording = {
  missionId: Id
  uploadId: Id
  /** The flight. By default, the flight at the time of the video, if there is exactly one. */
  flightId?: Id
  /** When the recording starts. By default, the time in the file. */
  startedAt?: Time
}
export type Done = {
  status: boolean
  message?: string
}
export type RecordingTitle = string
export type RecordingName = {
  version: Version
  name: RecordingTitle
}
export type Camera = string
export type RecordingEdit = {
  version: Version
  /** Moves the recording to another mission. Its flight and telemetry are removed unless they are given. */
  missionId?: Id
  flightId?: MaybeId
  startedAt?: MaybeTime
  location?: MaybePlace
  camera?: Camera
  /** The recording gets the flight of the telemetry if it has none, and the other way round. */
  telemetryId?: MaybeId
  /** Seconds from the start of the given telemetry to the start of the recording. Telemetry without times of day
    moves to the recording; otherwise the recording starts at this time. Without it, all times stay.
     */
  telemetryOffset?: number
  /** Whether the recording is held. A held recording cannot be deleted until it is released. */
  held?: boolean
  clientVisible?: boolean
}
export type SelectedRecordings = Id[]
export type RecordingsEdit = {
  vodIds: SelectedRecordings
  missionId?: Id
  flightId?: MaybeId
  location?: MaybePlace
  camera?: Camera
  held?: boolean
  clientVisible?: boolean
}
export type RecordingSelection = {
  vodIds: SelectedRecordings
}
export type DeletedRecording = {
  _id: Id
  name: string
  startedAt: MaybeTime
  deletedAt: Time
  deletedBy?: Author
}
export type DeletedRecordingListReply = {
  status: boolean
  message?: string
  data: {
    items: DeletedRecording[]
    total: number
    page: number
    pageSize: number
  }
}
