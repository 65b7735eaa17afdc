// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Detector', 'DetectorRun', 'Job', 'Upload'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listDetectors: build.query<ListDetectorsApiResponse, ListDetectorsApiArg>({
        query: (queryArg) => ({
          url: `/detector/list`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Detector'],
      }),
      createDetector: build.mutation<CreateDetectorApiResponse, CreateDetectorApiArg>({
        query: (queryArg) => ({
          url: `/detector/create`,
          method: 'POST',
          body: queryArg.newDetector,
        }),
        invalidatesTags: ['Detector', 'Upload'],
      }),
      editDetector: build.mutation<EditDetectorApiResponse, EditDetectorApiArg>({
        query: (queryArg) => ({
          url: `/detector/edit/${encodeURIComponent(String(queryArg.detectorId))}`,
          method: 'PATCH',
          body: queryArg.detectorEdit,
        }),
        invalidatesTags: ['Detector'],
      }),
      deleteDetector: build.mutation<DeleteDetectorApiResponse, DeleteDetectorApiArg>({
        query: (queryArg) => ({
          url: `/detector/delete/${encodeURIComponent(String(queryArg.detectorId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Detector'],
      }),
      runDetector: build.mutation<RunDetectorApiResponse, RunDetectorApiArg>({
        query: (queryArg) => ({
          url: `/detector/run`,
          method: 'POST',
          body: queryArg.newDetectorRun,
        }),
        invalidatesTags: ['DetectorRun', 'Job'],
      }),
      listDetectorRuns: build.query<ListDetectorRunsApiResponse, ListDetectorRunsApiArg>({
        query: (queryArg) => ({
          url: `/detector/runs/${encodeURIComponent(String(queryArg.missionId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['DetectorRun'],
      }),
      getDetectedObjects: build.query<GetDetectedObjectsApiResponse, GetDetectedObjectsApiArg>({
        query: (queryArg) => ({
          url: `/detector/objects/${encodeURIComponent(String(queryArg.detectorRunId))}`,
        }),
        providesTags: ['DetectorRun'],
      }),
      reviewDetectedObjects: build.mutation<ReviewDetectedObjectsApiResponse, ReviewDetectedObjectsApiArg>({
        query: (queryArg) => ({
          url: `/detector/review`,
          method: 'PATCH',
          body: queryArg.detectedObjectReview,
        }),
        invalidatesTags: ['DetectorRun'],
      }),
      exportDetectedObjects: build.query<ExportDetectedObjectsApiResponse, ExportDetectedObjectsApiArg>({
        query: (queryArg) => ({
          url: `/detector/export/${encodeURIComponent(String(queryArg.detectorRunId))}`,
          params: {
            format: queryArg.format,
          },
        }),
        providesTags: ['DetectorRun'],
      }),
      getPhotoObjects: build.query<GetPhotoObjectsApiResponse, GetPhotoObjectsApiArg>({
        query: (queryArg) => ({
          url: `/detector/photo/${encodeURIComponent(String(queryArg.photoId))}`,
          params: {
            detectedObjectId: queryArg.detectedObjectId,
          },
        }),
        providesTags: ['DetectorRun'],
      }),
      getMissionObjects: build.query<GetMissionObjectsApiResponse, GetMissionObjectsApiArg>({
        query: (queryArg) => ({
          url: `/detector/places/${encodeURIComponent(String(queryArg.missionId))}`,
          params: {
            most: queryArg.most,
          },
        }),
        providesTags: ['DetectorRun'],
      }),
      deleteDetectorRun: build.mutation<DeleteDetectorRunApiResponse, DeleteDetectorRunApiArg>({
        query: (queryArg) => ({
          url: `/detector/delete-run/${encodeURIComponent(String(queryArg.detectorRunId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['DetectorRun'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as detectorGenerated }
export type ListDetectorsApiResponse = /** status 200 One page, sorted by name. */ DetectorListReply
export type ListDetectorsApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type CreateDetectorApiResponse = /** status 201 The detector with what was found in the model. */ DetectorReply
export type CreateDetectorApiArg = {
  newDetector: NewDetector
}
export type EditDetectorApiResponse = /** status 200 The detector. */ DetectorReply
export type EditDetectorApiArg = {
  detectorId: Id
  detectorEdit: DetectorEdit
}
export type DeleteDetectorApiResponse = /** status 200 Done. */ Done
export type DeleteDetectorApiArg = {
  detectorId: Id
}
export type RunDetectorApiResponse = /** status 201 The run and its job. */ DetectorRunStartedReply
export type RunDetectorApiArg = {
  newDetectorRun: NewDetectorRun
}
export type ListDetectorRunsApiResponse =
  /** status 200 One page of runs with the numbers of their results. */ DetectorRunListReply
export type ListDetectorRunsApiArg = {
  missionId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type GetDetectedObjectsApiResponse =
  /** status 200 5,000 results at most; none of photos in the trash. */ DetectedObjectsReply
export type GetDetectedObjectsApiArg = {
  detectorRunId: Id
}
export type ReviewDetectedObjectsApiResponse = /** status 200 Done. */ Done
export type ReviewDetectedObjectsApiArg = {
  detectedObjectReview: DetectedObjectReview
}
export type ExportDetectedObjectsApiResponse =
  /** status 200 The file. Positions of COCO are pixels of the upright photos. */ string
export type ExportDetectedObjectsApiArg = {
  detectorRunId: Id
  format: 'geojson' | 'csv' | 'coco'
}
export type GetPhotoObjectsApiResponse =
  /** status 200 5,000 results at most, the most certain first. */ DetectedObjectsReply
export type GetPhotoObjectsApiArg = {
  photoId: Id
  /** A result that is listed also if it is of an earlier run. */
  detectedObjectId?: Id
}
export type GetMissionObjectsApiResponse =
  /** status 200 The most certain objects, and how many there are. */ MissionObjectsReply
export type GetMissionObjectsApiArg = {
  missionId: Id
  /** At most so many; 0 for their number only. */
  most?: number
}
export type DeleteDetectorRunApiResponse = /** status 200 Done. */ Done
export type DeleteDetectorRunApiArg = {
  detectorRunId: Id
}
export type Id = string
export type DetectorName = string
export type ModelVersion = string
export type ClassName = string
export type Version = number
export type Time = string
export type Author = {
  _id: Id
  name: string
  avatar?: string | null
}
export type Detector = {
  _id: Id
  name: DetectorName
  modelVersion: ModelVersion
  /** Pixels that the model reads. */
  inputWidth: number
  inputHeight: number
  /** grid for boxes that overlap, as of YOLOv8; final for boxes that the model has suppressed itself. */
  layout: 'grid' | 'final'
  /** By the number of the class; numbers where the model names none. */
  classNames: ClassName[]
  /** Bytes. */
  size: number
  /** Whether runs can be started. */
  enabled: boolean
  version: Version
  createdAt: Time
  createdBy?: Author
}
export type DetectorListReply = {
  status: boolean
  data: {
    items: Detector[]
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
export type DetectorReply = {
  status: boolean
  message?: string
  data: Detector
}
export type NewDetector = {
  uploadId: Id
  name: DetectorName
  /** 1 by default. */
  modelVersion?: ModelVersion
}
export type DetectorEdit = {
  version: Version
  name?: DetectorName
  enabled?: boolean
}
export type Done = {
  status: boolean
  message?: string
}
export type DetectorRunStartedReply = {
  status: boolean
  message?: string
  data: {
    jobId: Id
    detectorRunId: Id
  }
}
export type DetectionScale = 'whole' | 'tiles'
export type NewDetectorRun = {
  missionId: Id
  detectorId: Id
  /** Only these photos of the mission; all by default. */
  photoIds?: Id[]
  /** A raster layer of the mission with colours, which is read in tiles in place of photos. */
  layerId?: Id
  /** whole by default; layers are always read in tiles. */
  scale?: DetectionScale
  /** Results that the model is less certain of are left out. */
  minConfidence?: number
}
export type AnalysedLayer = {
  _id: Id
  name: string
}
export type Confidence = number
export type AnalysisStatus = 'queued' | 'running' | 'failed' | 'completed' | 'cancelled'
export type MaybeTime = string | null
export type DetectorRun = {
  _id: Id
  missionId: Id
  detector: DetectorName
  modelVersion: ModelVersion
  scale: DetectionScale
  /** The layer that was read; null for photos. */
  layer: AnalysedLayer | null
  minConfidence: Confidence
  status: AnalysisStatus
  /** The current step, or why it failed. */
  message: string | null
  progress: number
  jobId: Id
  /** Photos, or tiles of the layer, that were looked at. */
  photos: number
  /** Photos that could not be. */
  failed: number
  /** The first of them. */
  failures: {
    name: string
    reason: string
  }[]
  /** More was found than is kept. */
  isCut: boolean
  counts: {
    candidate: number
    confirmed: number
    rejected: number
  }
  createdAt: Time
  finishedAt: MaybeTime
  createdBy?: Author
}
export type DetectorRunListReply = {
  status: boolean
  data: {
    items: DetectorRun[]
    total: number
    page: number
    pageSize: number
  }
}
export type ObjectPhoto = {
  _id: Id
  name: string
  /** Upright. */
  width: number
  height: number
}
export type Geometry = {
  [key: string]: unknown
}
export type Coordinates = {
  lat: number
  long: number
}
export type DetectionState = 'candidate' | 'confirmed' | 'rejected'
export type DetectedObject = {
  _id: Id
  /** Null for results in a layer. */
  photo: ObjectPhoto | null
  /** The box of a result in a layer as a polygon in degrees; null for results in photos. */
  geometry: Geometry | null
  /** Left, top, width and height in pixels of the upright photo, or of the grid of the layer. */
  box: number[]
  class: ClassName
  confidence: Confidence
  /** Where the centre of the box is on flat ground; null without the footprint of the photo. */
  location: Coordinates | null
  state: DetectionState
  reviewedAt: MaybeTime
  reviewedBy?: Author
}
export type DetectedObjectsReply = {
  status: boolean
  data: {
    objects: DetectedObject[]
  }
}
export type DetectedObjectReview = {
  detectedObjectIds: Id[]
  state: DetectionState
}
export type PlacedPhoto = {
  _id: Id
  name: string
  hasPicture: boolean
}
export type MissionObject = {
  _id: Id
  detectorRunId: Id
  class: ClassName
  confidence: Confidence
  state: DetectionState
  /** Null for results in a layer. */
  photo: PlacedPhoto | null
  /** Null for photos. */
  layerName: string | null
  /** A point, on flat ground; for results in a layer, the box as a polygon. */
  geometry: Geometry
}
export type MissionObjectsReply = {
  status: boolean
  data: {
    total: number
    objects: MissionObject[]
  }
}
