// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['BaseLayer', 'Job', 'Layer', 'Upload'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listBaseLayers: build.query<ListBaseLayersApiResponse, ListBaseLayersApiArg>({
        query: (queryArg) => ({
          url: `/baselayer/fetch/All`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            search: queryArg.search,
            kind: queryArg.kind,
            published: queryArg.published,
          },
        }),
        providesTags: ['BaseLayer'],
      }),
      listPublicBaseLayers: build.query<ListPublicBaseLayersApiResponse, ListPublicBaseLayersApiArg>({
        query: (queryArg) => ({
          url: `/baselayer/getallpublicbaselayers`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['BaseLayer'],
      }),
      getBaseLayer: build.query<GetBaseLayerApiResponse, GetBaseLayerApiArg>({
        query: (queryArg) => ({
          url: `/baselayer/get-meta-data/${encodeURIComponent(String(queryArg.baseLayerId))}`,
        }),
        providesTags: ['BaseLayer'],
      }),
      createBaseLayer: build.mutation<CreateBaseLayerApiResponse, CreateBaseLayerApiArg>({
        query: (queryArg) => ({
          url: `/baselayer/create`,
          method: 'POST',
          body: queryArg.newBaseLayer,
        }),
        invalidatesTags: ['BaseLayer', 'Job', 'Upload'],
      }),
      createBaseRaster: build.mutation<CreateBaseRasterApiResponse, CreateBaseRasterApiArg>({
        query: (queryArg) => ({
          url: `/baselayer/create-base-raster-upload`,
          method: 'POST',
          body: queryArg.newBaseLayer,
        }),
        invalidatesTags: ['BaseLayer', 'Job', 'Upload'],
      }),
      createBaseVectorLayer: build.mutation<CreateBaseVectorLayerApiResponse, CreateBaseVectorLayerApiArg>({
        query: (queryArg) => ({
          url: `/baselayer/create-base-vector-layer`,
          method: 'POST',
          body: queryArg.newDrawnBaseLayer,
        }),
        invalidatesTags: ['BaseLayer'],
      }),
      createBaseLayerByLayers: build.mutation<CreateBaseLayerByLayersApiResponse, CreateBaseLayerByLayersApiArg>({
        query: (queryArg) => ({
          url: `/baselayer/create-by-layers`,
          method: 'POST',
          body: queryArg.newBaseLayerOfLayers,
        }),
        invalidatesTags: ['BaseLayer'],
      }),
      createBaseRasterFromMission: build.mutation<
        CreateBaseRasterFromMissionApiResponse,
        CreateBaseRasterFromMissionApiArg
      >({
        query: (queryArg) => ({
          url: `/baselayer/create-base-raster-import-mission`,
          method: 'POST',
          body: queryArg.newBaseRasterOfMission,
        }),
        invalidatesTags: ['BaseLayer'],
      }),
      editBaseLayer: build.mutation<EditBaseLayerApiResponse, EditBaseLayerApiArg>({
        query: (queryArg) => ({
          url: `/baselayer/edit/${encodeURIComponent(String(queryArg.baseLayerId))}`,
          method: 'PATCH',
          body: queryArg.baseLayerEdit,
        }),
        invalidatesTags: ['BaseLayer'],
      }),
      editBaseLayerPart: build.mutation<EditBaseLayerPartApiResponse, EditBaseLayerPartApiArg>({
        query: (queryArg) => ({
          url: `/baselayer/edit-part/${encodeURIComponent(String(queryArg.baseLayerId))}/${encodeURIComponent(String(queryArg.layerId))}`,
          method: 'PATCH',
          body: queryArg.baseLayerPartEdit,
        }),
        invalidatesTags: ['BaseLayer', 'Job', 'Layer'],
      }),
      setPrimeAttribute: build.mutation<SetPrimeAttributeApiResponse, SetPrimeAttributeApiArg>({
        query: (queryArg) => ({
          url: `/baselayer/set-prime-attr/${encodeURIComponent(String(queryArg.baseLayerId))}`,
          method: 'PATCH',
          body: queryArg.primeAttribute,
        }),
        invalidatesTags: ['BaseLayer'],
      }),
      publishBaseLayer: build.mutation<PublishBaseLayerApiResponse, PublishBaseLayerApiArg>({
        query: (queryArg) => ({
          url: `/baselayer/publishBaseLayer/${encodeURIComponent(String(queryArg.baseLayerId))}`,
          method: 'PATCH',
          body: queryArg.publication,
        }),
        invalidatesTags: ['BaseLayer'],
      }),
      getBaseLayerUpdate: build.query<GetBaseLayerUpdateApiResponse, GetBaseLayerUpdateApiArg>({
        query: (queryArg) => ({
          url: `/baselayer/get-meta-data-for-update/${encodeURIComponent(String(queryArg.baseLayerId))}`,
        }),
        providesTags: ['BaseLayer'],
      }),
      updateBaseLayerByLayers: build.mutation<UpdateBaseLayerByLayersApiResponse, UpdateBaseLayerByLayersApiArg>({
        query: (queryArg) => ({
          url: `/baselayer/update-by-layers/${encodeURIComponent(String(queryArg.baseLayerId))}`,
          method: 'PATCH',
          body: queryArg.layersOfMissions,
        }),
        invalidatesTags: ['BaseLayer'],
      }),
      updateBaseRasterFromMission: build.mutation<
        UpdateBaseRasterFromMissionApiResponse,
        UpdateBaseRasterFromMissionApiArg
      >({
        query: (queryArg) => ({
          url: `/baselayer/updateRasterLayerImport/${encodeURIComponent(String(queryArg.baseLayerId))}`,
          method: 'PATCH',
          body: queryArg.rastersOfMission,
        }),
        invalidatesTags: ['BaseLayer'],
      }),
      updateBaseRasterByUpload: build.mutation<UpdateBaseRasterByUploadApiResponse, UpdateBaseRasterByUploadApiArg>({
        query: (queryArg) => ({
          url: `/baselayer/updateRasterLayerUpload/${encodeURIComponent(String(queryArg.baseLayerId))}`,
          method: 'PATCH',
          body: queryArg.stagedFile,
        }),
        invalidatesTags: ['BaseLayer', 'Job', 'Upload'],
      }),
      uploadBaseVector: build.mutation<UploadBaseVectorApiResponse, UploadBaseVectorApiArg>({
        query: (queryArg) => ({
          url: `/baselayer/upload-to-update-base-layer/Vector/${encodeURIComponent(String(queryArg.baseLayerId))}`,
          method: 'POST',
          body: queryArg.stagedFile,
        }),
        invalidatesTags: ['BaseLayer', 'Job', 'Upload'],
      }),
      updateBaseLayerByUploadedLayer: build.mutation<
        UpdateBaseLayerByUploadedLayerApiResponse,
        UpdateBaseLayerByUploadedLayerApiArg
      >({
        query: (queryArg) => ({
          url: `/baselayer/update-base-layer-by-uploaded-layer/${encodeURIComponent(String(queryArg.baseLayerId))}`,
          method: 'PATCH',
          body: queryArg.stagedLayerSelection,
        }),
        invalidatesTags: ['BaseLayer'],
      }),
      deleteStagedLayer: build.mutation<DeleteStagedLayerApiResponse, DeleteStagedLayerApiArg>({
        query: (queryArg) => ({
          url: `/baselayer/staged/${encodeURIComponent(String(queryArg.baseLayerId))}/${encodeURIComponent(String(queryArg.layerId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['BaseLayer'],
      }),
      deleteBaseLayer: build.mutation<DeleteBaseLayerApiResponse, DeleteBaseLayerApiArg>({
        query: (queryArg) => ({
          url: `/baselayer/delete-baseLayer-id/${encodeURIComponent(String(queryArg.baseLayerId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['BaseLayer'],
      }),
      listDeletedBaseLayers: build.query<ListDeletedBaseLayersApiResponse, ListDeletedBaseLayersApiArg>({
        query: (queryArg) => ({
          url: `/baselayer/deleted`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['BaseLayer'],
      }),
      deleteBaseLayerTrash: build.mutation<DeleteBaseLayerTrashApiResponse, DeleteBaseLayerTrashApiArg>({
        query: (queryArg) => ({
          url: `/baselayer/deleted`,
          method: 'DELETE',
          params: {
            count: queryArg.count,
          },
        }),
        invalidatesTags: ['BaseLayer'],
      }),
      deleteBaseLayerPermanently: build.mutation<
        DeleteBaseLayerPermanentlyApiResponse,
        DeleteBaseLayerPermanentlyApiArg
      >({
        query: (queryArg) => ({
          url: `/baselayer/deleted/${encodeURIComponent(String(queryArg.baseLayerId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['BaseLayer'],
      }),
      restoreBaseLayer: build.mutation<RestoreBaseLayerApiResponse, RestoreBaseLayerApiArg>({
        query: (queryArg) => ({
          url: `/baselayer/restore/${encodeURIComponent(String(queryArg.baseLayerId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['BaseLayer'],
      }),
      listBaseLayerAlerts: build.query<ListBaseLayerAlertsApiResponse, ListBaseLayerAlertsApiArg>({
        query: (queryArg) => ({
          url: `/baselayer/alerts/${encodeURIComponent(String(queryArg.baseLayerId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['BaseLayer'],
      }),
      listBaseLayerVods: build.query<ListBaseLayerVodsApiResponse, ListBaseLayerVodsApiArg>({
        query: (queryArg) => ({
          url: `/baselayer/vods/${encodeURIComponent(String(queryArg.baseLayerId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['BaseLayer'],
      }),
      getPublicMap: build.query<GetPublicMapApiResponse, GetPublicMapApiArg>({
        query: (queryArg) => ({
          url: `/baselayer/public/${encodeURIComponent(String(queryArg.baseLayerId))}`,
        }),
        providesTags: ['BaseLayer'],
      }),
      listPublicFeatures: build.query<ListPublicFeaturesApiResponse, ListPublicFeaturesApiArg>({
        query: (queryArg) => ({
          url: `/baselayer/public/${encodeURIComponent(String(queryArg.baseLayerId))}/features/${encodeURIComponent(String(queryArg.layerId))}`,
          params: {
            index: queryArg.index,
            box: queryArg.box,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['BaseLayer'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as baseLayerGenerated }
export type ListBaseLayersApiResponse = /** status 200 One page, the newest first. */ BaseLayerListReply
export type ListBaseLayersApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Text that the name must contain, ignoring case. */
  search?: string
  kind?: LayerKind
  /** Only published base layers, or only the others. */
  published?: boolean
}
export type ListPublicBaseLayersApiResponse = /** status 200 One page, the newest first. */ BaseLayerListReply
export type ListPublicBaseLayersApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type GetBaseLayerApiResponse = /** status 200 The base layer. */ BaseLayerDetailsReply
export type GetBaseLayerApiArg = {
  baseLayerId: Id
}
export type CreateBaseLayerApiResponse = /** status 201 The base layer. */ BaseLayerReply
export type CreateBaseLayerApiArg = {
  newBaseLayer: NewBaseLayer
}
export type CreateBaseRasterApiResponse = /** status 201 The base layer. */ BaseLayerReply
export type CreateBaseRasterApiArg = {
  newBaseLayer: NewBaseLayer
}
export type CreateBaseVectorLayerApiResponse = /** status 201 The base layer. */ BaseLayerReply
export type CreateBaseVectorLayerApiArg = {
  newDrawnBaseLayer: NewDrawnBaseLayer
}
export type CreateBaseLayerByLayersApiResponse = /** status 201 The base layer. */ BaseLayerReply
export type CreateBaseLayerByLayersApiArg = {
  newBaseLayerOfLayers: NewBaseLayerOfLayers
}
export type CreateBaseRasterFromMissionApiResponse = /** status 201 The base layer. */ BaseLayerReply
export type CreateBaseRasterFromMissionApiArg = {
  newBaseRasterOfMission: NewBaseRasterOfMission
}
export type EditBaseLayerApiResponse = /** status 200 The stored base layer. */ BaseLayerReply
export type EditBaseLayerApiArg = {
  baseLayerId: Id
  baseLayerEdit: BaseLayerEdit
}
export type EditBaseLayerPartApiResponse = /** status 200 The stored base layer. */ BaseLayerReply
export type EditBaseLayerPartApiArg = {
  baseLayerId: Id
  layerId: Id
  baseLayerPartEdit: BaseLayerPartEdit
}
export type SetPrimeAttributeApiResponse = /** status 200 The stored base layer. */ BaseLayerDetailsReply
export type SetPrimeAttributeApiArg = {
  baseLayerId: Id
  primeAttribute: PrimeAttribute
}
export type PublishBaseLayerApiResponse = /** status 200 The stored base layer. */ BaseLayerReply
export type PublishBaseLayerApiArg = {
  baseLayerId: Id
  publication: Publication
}
export type GetBaseLayerUpdateApiResponse =
  /** status 200 The base layer, and its comparison with each staged update. */ BaseLayerUpdateReply
export type GetBaseLayerUpdateApiArg = {
  baseLayerId: Id
}
export type UpdateBaseLayerByLayersApiResponse = /** status 200 The stored base layer. */ BaseLayerReply
export type UpdateBaseLayerByLayersApiArg = {
  baseLayerId: Id
  layersOfMissions: LayersOfMissions
}
export type UpdateBaseRasterFromMissionApiResponse = /** status 200 The stored base layer. */ BaseLayerReply
export type UpdateBaseRasterFromMissionApiArg = {
  baseLayerId: Id
  rastersOfMission: RastersOfMission
}
export type UpdateBaseRasterByUploadApiResponse = /** status 200 The base layer with the staged part. */ BaseLayerReply
export type UpdateBaseRasterByUploadApiArg = {
  baseLayerId: Id
  stagedFile: StagedFile
}
export type UploadBaseVectorApiResponse = /** status 201 The base layer with the staged part. */ BaseLayerReply
export type UploadBaseVectorApiArg = {
  baseLayerId: Id
  stagedFile: StagedFile
}
export type UpdateBaseLayerByUploadedLayerApiResponse = /** status 200 The stored base layer. */ BaseLayerReply
export type UpdateBaseLayerByUploadedLayerApiArg = {
  baseLayerId: Id
  stagedLayerSelection: StagedLayerSelection
}
export type DeleteStagedLayerApiResponse = /** status 200 Done. */ Done
export type DeleteStagedLayerApiArg = {
  baseLayerId: Id
  layerId: Id
}
export type DeleteBaseLayerApiResponse = /** status 200 Done. */ Done
export type DeleteBaseLayerApiArg = {
  baseLayerId: Id
}
export type ListDeletedBaseLayersApiResponse = /** status 200 The last deleted first. */ DeletedBaseLayerListReply
export type ListDeletedBaseLayersApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type DeleteBaseLayerTrashApiResponse = /** status 200 Done. */ Done
export type DeleteBaseLayerTrashApiArg = {
  /** Number of records in the trash, as confirmed by the user. Nothing is deleted if the number has changed. */
  count: number
}
export type DeleteBaseLayerPermanentlyApiResponse = /** status 200 Done. */ Done
export type DeleteBaseLayerPermanentlyApiArg = {
  baseLayerId: Id
}
export type RestoreBaseLayerApiResponse = /** status 200 The base layer. */ BaseLayerReply
export type RestoreBaseLayerApiArg = {
  baseLayerId: Id
}
export type ListBaseLayerAlertsApiResponse = /** status 200 One page, the newest first. */ BaseLayerAlertListReply
export type ListBaseLayerAlertsApiArg = {
  baseLayerId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type ListBaseLayerVodsApiResponse = /** status 200 One page, the newest first. */ BaseLayerVodListReply
export type ListBaseLayerVodsApiArg = {
  baseLayerId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type GetPublicMapApiResponse = /** status 200 The public fields and parts of the base layer. */ PublicMapReply
export type GetPublicMapApiArg = {
  baseLayerId: Id
}
export type ListPublicFeaturesApiResponse =
  /** status 200 One page of features, sorted by index. */ PublicFeatureListReply
export type ListPublicFeaturesApiArg = {
  baseLayerId: Id
  layerId: Id
  /** Only features with these indexes. */
  index?: number[]
  /** Only features that intersect this box: west,south,east,north in degrees. */
  box?: string
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type Id = string
export type MaybeTime = string | null
export type Bounds = number[]
export type LayerKind = 'raster' | 'vector'
export type LayerStatus = 'importing' | 'ready' | 'failed' | 'needs_georeference'
export type MaybeId = string | null
export type Color = string
export type Field = {
  name: string
  type: 'text' | 'number' | 'boolean'
}
export type Shapes = ('point' | 'line' | 'polygon')[]
export type ReportLine = {
  reason: string
  count: number
  examples: string[]
}
export type ImportReport = {
  read: number
  kept: number
  skipped: ReportLine[]
  changed: ReportLine[]
}
export type RasterKind = 'rgb' | 'rgba' | 'palette' | 'multispectral' | 'elevation' | 'index' | 'radar' | 'single'
export type RasterZoom = number
export type ProposedNodata = {
  value: number
  /** Share of all pixels. */
  share: number
}
export type HeightUnit = 'm' | 'ft' | 'us-ft' | 'cm' | 'mm'
export type RasterHeights = {
  unit: HeightUnit
  /** The unit of the band, the height axis of the coordinate system, a user, or nothing: the file does not state the unit.
   */
  origin: 'band' | 'system' | 'chosen' | 'assumed'
  /** Unit of the horizontal axes, which the heights probably have too. Absent if the file states the unit. */
  proposed?: HeightUnit
}
export type RasterSummary = {
  kind: RasterKind
  /** Ground sampling distance in metres per pixel. */
  gsd: number
  nativeZoom: RasterZoom
  bandCount: number
  formulas: string[]
  /** Tile address in the layer's own style, with the placeholders {z}, {x} and {y}. */
  tileUrl: string
  /** Absent once a user has answered. */
  proposedNodata?: ProposedNodata
  heights?: RasterHeights
  /** Nothing tells what its bands are. No index is offered until a user states it. */
  asksForRoles?: boolean
}
export type RasterStyle = {
  bands?: string
  formula?: string
  rescale?: string
  colormap?: string
  hillshade?: string
  resampling?: string
}
export type LayerSource = {
  name: string
  size: number
  kind: string
}
export type Version = number
export type Time = string
export type BaseLayerPart = {
  _id: Id
  name: string
  kind: LayerKind
  status: LayerStatus
  /** Why the import failed, or its current step. */
  message?: string | null
  /** Progress of the import. */
  progress?: number
  /** Job of the last import. */
  jobId?: MaybeId
  /** An update that is not applied yet. */
  staged: boolean
  opacity: number
  color: Color
  labelField?: string | null
  bounds?: Bounds
  fields: Field[]
  featureCount: number
  shapes?: Shapes
  report?: ImportReport
  raster?: RasterSummary
  rasterStyle?: RasterStyle
  source?: LayerSource
  dataVersion: Version
  version: Version
  createdAt: Time
}
export type Author = {
  _id: Id
  name: string
  avatar?: string | null
}
export type BaseLayer = {
  _id: Id
  name: string
  description: string
  /** The attribute that identifies features, such as a plot number. */
  primeAttribute?: string | null
  /** The attribute that reports group features by, such as a block. */
  groupAttribute?: string | null
  capturedAt?: MaybeTime
  /** Visible without a session. */
  published: boolean
  publishedAt?: MaybeTime
  bounds?: Bounds
  parts: BaseLayerPart[]
  version: Version
  createdAt: Time
  updatedAt: Time
  createdBy?: Author
}
export type BaseLayerListReply = {
  status: boolean
  message?: string
  data: {
    items: BaseLayer[]
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
export type PrimeReport = {
  features: number
  /** Features with a value. */
  named: number
  /** Values that several features have. */
  repeated: number
  examples: string[]
}
export type BaseLayerDetailsReply = {
  status: boolean
  message?: string
  data: {
    baseLayer: BaseLayer
    prime?: PrimeReport
  }
}
export type BaseLayerReply = {
  status: boolean
  message?: string
  data: BaseLayer
}
export type NewBaseLayer = {
  name: string
  description?: string
  capturedAt?: Time
  uploadId: Id
  /** EPSG code of the coordinate system, for vector files that do not contain it. */
  epsg?: number
}
export type NewDrawnBaseLayer = {
  name: string
  description?: string
}
export type PartChoice = Id[]
export type NewBaseLayerOfLayers = {
  name: string
  description?: string
  capturedAt?: Time
  layerIds: PartChoice
}
export type NewBaseRasterOfMission = {
  name: string
  description?: string
  capturedAt?: Time
  missionId: Id
}
export type BaseLayerEdit = {
  version: Version
  name?: string
  description?: string
  /** Null removes the time. */
  capturedAt?: MaybeTime
}
export type Coordinates = {
  lat: number
  long: number
}
export type BaseLayerPartEdit = {
  /** Version of the part. */
  version: Version
  name?: string
  opacity?: number
  color?: Color
  labelField?: string | null
  rasterStyle?: RasterStyle
  /** Georeference of a raster: upper left, upper right, lower right and lower left corner. The raster is imported again. */
  corners?: Coordinates[]
}
export type PrimeAttribute = {
  version: Version
  attribute: string | null
  /** An attribute that features have in common, such as a block. Without it, the stored one stays. */
  groupAttribute?: string | null
}
export type Publication = {
  version: Version
  published: boolean
}
export type StagedUpdate = {
  layerId: Id
  added: number
  /** In both, with another geometry or other attributes. */
  changed: number
  /** Missing in the update. */
  removed: number
}
export type BaseLayerUpdateReply = {
  status: boolean
  message?: string
  data: {
    baseLayer: BaseLayer
    staged: StagedUpdate[]
  }
}
export type LayersOfMissions = {
  version: Version
  layerIds: PartChoice
}
export type RastersOfMission = {
  version: Version
  missionId: Id
}
export type StagedFile = {
  version: Version
  uploadId: Id
  /** EPSG code of the coordinate system, for vector files that do not contain it. */
  epsg?: number
}
export type StagedLayerSelection = {
  version: Version
  layerId: Id
  /** `replace` removes the other parts of its kind; `add` keeps them. */
  mode: 'replace' | 'add'
}
export type Done = {
  status: boolean
  message?: string
}
export type DeletedBaseLayer = {
  _id: Id
  name: string
  deletedAt: Time
}
export type DeletedBaseLayerListReply = {
  status: boolean
  message?: string
  data: {
    items: DeletedBaseLayer[]
    total: number
    page: number
    pageSize: number
  }
}
export type BaseLayerAlert = {
  _id: Id
  missionId: Id
  missionName: string
  title: string
  severity: 'info' | 'low' | 'medium' | 'high' | 'critical'
  state: 'new' | 'acknowledged' | 'in_progress' | 'on_hold' | 'closed'
  location?: Coordinates
  locationName?: string
  createdAt: Time
}
export type BaseLayerAlertListReply = {
  status: boolean
  message?: string
  data: {
    items: BaseLayerAlert[]
    total: number
    page: number
    pageSize: number
  }
}
export type BaseLayerVod = {
  _id: Id
  missionId: Id
  missionName: string
  /** Where it came into the base layer. */
  location?: Coordinates
  name: string
  seconds: number
  startedAt?: MaybeTime
  createdAt: Time
}
export type BaseLayerVodListReply = {
  status: boolean
  message?: string
  data: {
    items: BaseLayerVod[]
    total: number
    page: number
    pageSize: number
  }
}
export type RampLegend = {
  title: string
  colormap: string
  low: number
  high: number
}
export type PublicPart = {
  _id: Id
  name: string
  kind: LayerKind
  opacity: number
  color: Color
  labelField?: string | null
  bounds?: Bounds
  fields: Field[]
  featureCount?: number
  shapes?: Shapes
  nativeZoom?: RasterZoom
  /** Tile address with the placeholders {z}, {x} and {y}. */
  tileUrl: string
  /** Address of the heights of an elevation model that a link shows, for 3D terrain, with the placeholders {z}, {x} and {y}. */
  elevationUrl?: string
  dataVersion: Version
  legend?: RampLegend
}
export type PublicMap = {
  _id: Id
  name: string
  description: string
  primeAttribute?: string | null
  capturedAt?: MaybeTime
  bounds?: Bounds
  parts: PublicPart[]
}
export type PublicMapReply = {
  status: boolean
  message?: string
  data: PublicMap
}
export type FeatureIndex = number
export type Geometry = {
  [key: string]: unknown
}
export type Attributes = {
  [key: string]: unknown
}
export type FeatureStyle = {
  color?: Color
  fill?: Color
  /** Opacity of the fill; 0 for no fill. */
  fillOpacity?: number
  width?: number
} | null
export type PublicFeature = {
  type: 'Feature'
  index: FeatureIndex
  geometry?: Geometry
  bounds?: Bounds
  properties: Attributes
  style?: FeatureStyle
}
export type PublicFeatureListReply = {
  status: boolean
  message?: string
  data: {
    items: PublicFeature[]
    total: number
    page: number
    pageSize: number
  }
}
