// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Analysis', 'Job'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      inferLayer: build.mutation<InferLayerApiResponse, InferLayerApiArg>({
        query: (queryArg) => ({
          url: `/aiml/layer/${encodeURIComponent(String(queryArg.layerId))}/${encodeURIComponent(String(queryArg.inferType))}/infer`,
          method: 'POST',
          body: queryArg.newAnalysis,
        }),
        invalidatesTags: ['Analysis', 'Job'],
      }),
      inferRecording: build.mutation<InferRecordingApiResponse, InferRecordingApiArg>({
        query: (queryArg) => ({
          url: `/aiml/vod/${encodeURIComponent(String(queryArg.vodId))}/${encodeURIComponent(String(queryArg.inferType))}/infer`,
          method: 'POST',
          body: queryArg.newRecordingAnalysis,
        }),
        invalidatesTags: ['Analysis', 'Job'],
      }),
      inferThermal: build.mutation<InferThermalApiResponse, InferThermalApiArg>({
        query: (queryArg) => ({
          url: `/aiml/thermal/${encodeURIComponent(String(queryArg.missionId))}/infer`,
          method: 'POST',
          body: queryArg.newThermalAnalysis,
        }),
        invalidatesTags: ['Analysis', 'Job'],
      }),
      getRecordingAnalysis: build.query<GetRecordingAnalysisApiResponse, GetRecordingAnalysisApiArg>({
        query: (queryArg) => ({
          url: `/aiml/recording/${encodeURIComponent(String(queryArg.vodId))}`,
        }),
        providesTags: ['Analysis'],
      }),
      reviewRecordingDetections: build.mutation<ReviewRecordingDetectionsApiResponse, ReviewRecordingDetectionsApiArg>({
        query: (queryArg) => ({
          url: `/aiml/recording/${encodeURIComponent(String(queryArg.vodId))}/review`,
          method: 'PATCH',
          body: queryArg.detectionReview,
        }),
        invalidatesTags: ['Analysis'],
      }),
      previewAnalysis: build.query<PreviewAnalysisApiResponse, PreviewAnalysisApiArg>({
        query: (queryArg) => ({
          url: `/aiml/preview/${encodeURIComponent(String(queryArg.layerId))}/${encodeURIComponent(String(queryArg.inferType))}`,
          method: 'POST',
          body: queryArg.newAnalysis,
        }),
        providesTags: ['Analysis'],
      }),
      listComparableLayers: build.query<ListComparableLayersApiResponse, ListComparableLayersApiArg>({
        query: (queryArg) => ({
          url: `/aiml/comparable/${encodeURIComponent(String(queryArg.layerId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Analysis'],
      }),
      listAnalyses: build.query<ListAnalysesApiResponse, ListAnalysesApiArg>({
        query: (queryArg) => ({
          url: `/aiml`,
          params: {
            missionId: queryArg.missionId,
            layerId: queryArg.layerId,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Analysis'],
      }),
      getAnalysisModels: build.query<GetAnalysisModelsApiResponse, GetAnalysisModelsApiArg>({
        query: () => ({ url: `/aiml/models` }),
        providesTags: ['Analysis'],
      }),
      getModelPrecision: build.query<GetModelPrecisionApiResponse, GetModelPrecisionApiArg>({
        query: () => ({ url: `/aiml/precision` }),
        providesTags: ['Analysis'],
      }),
      getAnalysis: build.query<GetAnalysisApiResponse, GetAnalysisApiArg>({
        query: (queryArg) => ({
          url: `/aiml/get/${encodeURIComponent(String(queryArg.analysisId))}`,
        }),
        providesTags: ['Analysis'],
      }),
      getDetections: build.query<GetDetectionsApiResponse, GetDetectionsApiArg>({
        query: (queryArg) => ({
          url: `/aiml/detections/${encodeURIComponent(String(queryArg.analysisId))}`,
        }),
        providesTags: ['Analysis'],
      }),
      reviewDetections: build.mutation<ReviewDetectionsApiResponse, ReviewDetectionsApiArg>({
        query: (queryArg) => ({
          url: `/aiml/review`,
          method: 'PATCH',
          body: queryArg.detectionReview,
        }),
        invalidatesTags: ['Analysis'],
      }),
      deleteAnalysis: build.mutation<DeleteAnalysisApiResponse, DeleteAnalysisApiArg>({
        query: (queryArg) => ({
          url: `/aiml/delete/${encodeURIComponent(String(queryArg.analysisId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Analysis'],
      }),
      exportDetections: build.query<ExportDetectionsApiResponse, ExportDetectionsApiArg>({
        query: (queryArg) => ({
          url: `/aiml/export/${encodeURIComponent(String(queryArg.analysisId))}`,
          params: {
            format: queryArg.format,
          },
        }),
        providesTags: ['Analysis'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as analysisGenerated }
export type InferLayerApiResponse = /** status 201 The run and its job. */ AnalysisStartedReply
export type InferLayerApiArg = {
  layerId: Id
  inferType: InferType
  newAnalysis: NewAnalysis
}
export type InferRecordingApiResponse = /** status 201 The run and its job. */ AnalysisStartedReply
export type InferRecordingApiArg = {
  vodId: Id
  inferType: string
  newRecordingAnalysis: NewRecordingAnalysis
}
export type InferThermalApiResponse = /** status 201 The run and its job. */ AnalysisStartedReply
export type InferThermalApiArg = {
  missionId: Id
  newThermalAnalysis: NewThermalAnalysis
}
export type GetRecordingAnalysisApiResponse =
  /** status 200 The latest run, null before the first, with 5,000 results at most in the order of time. */ RecordingAnalysisReply
export type GetRecordingAnalysisApiArg = {
  vodId: Id
}
export type ReviewRecordingDetectionsApiResponse = /** status 200 Done. */ Done
export type ReviewRecordingDetectionsApiArg = {
  vodId: Id
  detectionReview: DetectionReview
}
export type PreviewAnalysisApiResponse =
  /** status 200 The number of results and the largest of them. */ AnalysisPreviewReply
export type PreviewAnalysisApiArg = {
  layerId: Id
  inferType: LayerInferType
  newAnalysis: NewAnalysis
}
export type ListComparableLayersApiResponse = /** status 200 One page of layers. */ ComparableLayersReply
export type ListComparableLayersApiArg = {
  layerId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type ListAnalysesApiResponse =
  /** status 200 One page of analyses with the numbers of their results. */ AnalysisListReply
export type ListAnalysesApiArg = {
  missionId?: Id
  layerId?: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type GetAnalysisModelsApiResponse = /** status 200 All models. */ AnalysisModelsReply
export type GetAnalysisModelsApiArg = void
export type GetModelPrecisionApiResponse =
  /** status 200 The last twelve months, the latest first. */ ModelPrecisionReply
export type GetModelPrecisionApiArg = void
export type GetAnalysisApiResponse = /** status 200 The analysis with the numbers of its results. */ AnalysisReply
export type GetAnalysisApiArg = {
  analysisId: Id
}
export type GetDetectionsApiResponse = /** status 200 5,000 results at most. */ DetectionsReply
export type GetDetectionsApiArg = {
  analysisId: Id
}
export type ReviewDetectionsApiResponse = /** status 200 Done. */ Done
export type ReviewDetectionsApiArg = {
  detectionReview: DetectionReview
}
export type DeleteAnalysisApiResponse = /** status 200 Done. */ Done
export type DeleteAnalysisApiArg = {
  analysisId: Id
}
export type ExportDetectionsApiResponse =
  /** status 200 The file. Positions of COCO are pixels of the grid that was analysed, or of the thermal photos. */ string
export type ExportDetectionsApiArg = {
  analysisId: Id
  format: 'geojson' | 'csv' | 'coco'
}
export type Id = string
export type AnalysisStartedReply = {
  status: boolean
  message?: string
  data: {
    jobId: Id
    analysisId: Id
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
export type InferType = string
export type ModelName = string
export type AnalysisParameters = {
  [key: string]: number
}
export type DegreeBox = number[]
export type NewAnalysis = {
  model?: ModelName
  parameters?: AnalysisParameters
  bounds?: DegreeBox
  /** The other layer of a comparison, one of those that listComparableLayers returns. */
  compareLayerId?: Id
  /** Of a model with `takesAreas`: a vector layer of the mission whose polygons, at most 500, are the results, instead of areas that the analysis finds. Needs the permission `feature_list`. */
  areasLayerId?: Id
}
export type NewRecordingAnalysis = {
  model?: ModelName
  parameters?: AnalysisParameters
} | null
export type NewThermalAnalysis = {
  parameters?: AnalysisParameters
}
export type ModelParameters = {
  name: string
  default: number
  min: number
  max: number
}[]
export type RecordingModel = {
  inferType: InferType
  model: string
  modelVersion: string
  parameters: ModelParameters
}
export type AnalysisStatus = 'queued' | 'running' | 'failed' | 'completed' | 'cancelled'
export type Time = string
export type MaybeTime = string | null
export type Author = {
  _id: Id
  name: string
  avatar?: string | null
}
export type RecordingAnalysis = {
  _id: Id
  inferType: InferType
  model: string
  modelVersion: string
  /** Whether a model server computes it. */
  isExternal: boolean
  status: AnalysisStatus
  /** The current step, or why it failed. */
  message: string | null
  progress: number
  jobId: Id
  createdAt: Time
  finishedAt: MaybeTime
  createdBy?: Author
}
export type DetectionClass = string | null
export type DetectionState = 'candidate' | 'confirmed' | 'rejected'
export type RecordingDetection = {
  _id: Id
  class: DetectionClass
  /** Null if the model tells none. */
  confidence: number | null
  /** From the start of the video. */
  startMs: number
  endMs: number
  /** The moment with most motion; the box belongs to it. */
  atMs: number
  /** Left, top, width and height as shares of the picture, from its upper left corner. */
  box: number[]
  state: DetectionState
  reviewedAt: MaybeTime
  reviewedBy?: Author
}
export type RecordingAnalysisReply = {
  status: boolean
  data: {
    /** Whether this installation has ffmpeg. Without it the built-in analysis cannot be started. */
    canDecode: boolean
    models: RecordingModel[]
    analysis: RecordingAnalysis | null
    detections: RecordingDetection[]
  }
}
export type Done = {
  status: boolean
  message?: string
}
export type DetectionReview = {
  detectionIds: Id[]
  state: DetectionState
}
export type Geometry = {
  [key: string]: unknown
}
export type AnalysisFigures = {
  [key: string]: number
}
export type FoundShape = {
  geometry: Geometry
  /** Square metres; null for points. */
  area: number | null
  figures: AnalysisFigures
}
export type AnalysisNote = string | null
export type AnalysisPreviewReply = {
  status: boolean
  data: {
    found: FoundShape[]
    total: number
    gsd: number
    note: AnalysisNote
    figures: AnalysisFigures
  }
}
export type LayerInferType = 'vegetation' | 'water' | 'bare-soil' | 'plants' | 'change' | 'elevation'
export type ComparableLayer = {
  _id: Id
  name: string
  mission: {
    _id: Id
    name: string
  }
  /** When it was captured, or added if that is unknown. */
  date: Time
  /** Whether `date` is when it was added. */
  isCaptureUnknown?: boolean
}
export type ComparableLayersReply = {
  status: boolean
  data: {
    items: ComparableLayer[]
    total: number
    page: number
    pageSize: number
  }
}
export type AnalysedLayer = {
  _id: Id
  name: string
}
export type Analysis = {
  _id: Id
  inferType: InferType
  model: string
  modelVersion: string
  /** Whether a model server computes it. */
  isExternal: boolean
  parameters: AnalysisParameters
  status: AnalysisStatus
  /** The current step, or why it failed. */
  message: string | null
  progress: number
  jobId: Id
  /** Null for hotspots, which are in photos. */
  layer: AnalysedLayer | null
  /** The layer to compare with. Null without one, and if it is of another mission that you may not see. */
  compareLayer: {
    _id: Id
    name: string
    /** Of another mission; null for a layer of this one. */
    missionName: string | null
  } | null
  /** The layer whose polygons are the results. Null when the analysis finds its own, and for a deleted layer. */
  areasLayer: AnalysedLayer | null
  missionId: Id
  /** The analysed part in degrees; null for all of the layer. */
  bounds: number[] | null
  /** Ground length of an analysed pixel in metres; null until the run ends. */
  gsd: number | null
  note: AnalysisNote
  figures: AnalysisFigures
  counts: {
    candidate: number
    confirmed: number
    rejected: number
  }
  createdAt: Time
  finishedAt: MaybeTime
  createdBy?: Author
}
export type AnalysisListReply = {
  status: boolean
  data: {
    items: Analysis[]
    total: number
    page: number
    pageSize: number
  }
}
export type AnalysisModel = {
  inferType: InferType
  model: string
  modelVersion: string
  /** Whether the model server offers it. */
  isExternal: boolean
  reads: 'picture' | 'surface' | 'temperatures'
  /** 2 for comparisons, 0 for thermal photos. */
  layers: number
  /** Whether the polygons of a layer can be its results (`areasLayerId`). */
  takesAreas: boolean
  parameters: ModelParameters
}
export type AnalysisModelsReply = {
  status: boolean
  data: {
    models: AnalysisModel[]
  }
}
export type ModelPrecisionReply = {
  status: boolean
  data: {
    rows: {
      month: string
      inferType: InferType
      model: string
      modelVersion: string
      confirmed: number
      rejected: number
      /** Confirmed of all decided. */
      precision: number
    }[]
  }
}
export type AnalysisReply = {
  status: boolean
  data: Analysis
}
export type DetectionPhoto = {
  _id: Id
  name: string
  /** Column of the hottest pixel. */
  x: number
  /** Row of the hottest pixel. */
  y: number
}
export type Detection = {
  _id: Id
  class: DetectionClass
  /** Null for a hotspot in a photo whose place on the ground is unknown. */
  geometry: Geometry | null
  /** The photo of a hotspot; null for results in layers. */
  photo: DetectionPhoto | null
  /** Square metres; null for points. */
  area: number | null
  figures: AnalysisFigures
  state: DetectionState
  reviewedAt: MaybeTime
  reviewedBy?: Author
}
export type DetectionsReply = {
  status: boolean
  data: {
    detections: Detection[]
  }
}
