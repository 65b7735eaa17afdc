// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['BaseLayer', 'Job', 'Layer', 'Upload'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listLayers: build.query<ListLayersApiResponse, ListLayersApiArg>({
        query: (queryArg) => ({
          url: `/layer/getbymissionId/${encodeURIComponent(String(queryArg.missionId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            search: queryArg.search,
            kind: queryArg.kind,
            status: queryArg.status,
            flagged: queryArg.flagged,
          },
        }),
        providesTags: ['Layer'],
      }),
      getLayerPanel: build.query<GetLayerPanelApiResponse, GetLayerPanelApiArg>({
        query: (queryArg) => ({
          url: `/layer/all-layers-for-mission/${encodeURIComponent(String(queryArg.missionId))}`,
        }),
        providesTags: ['Layer'],
      }),
      getReadyLayers: build.query<GetReadyLayersApiResponse, GetReadyLayersApiArg>({
        query: (queryArg) => ({
          url: `/layer/layers-by-missionId`,
          params: {
            missionIds: queryArg.missionIds,
            kind: queryArg.kind,
          },
        }),
        providesTags: ['Layer'],
      }),
      createLayer: build.mutation<CreateLayerApiResponse, CreateLayerApiArg>({
        query: (queryArg) => ({
          url: `/layer/create`,
          method: 'POST',
          body: queryArg.newLayer,
        }),
        invalidatesTags: ['Job', 'Layer', 'Upload'],
      }),
      createVectorLayer: build.mutation<CreateVectorLayerApiResponse, CreateVectorLayerApiArg>({
        query: (queryArg) => ({
          url: `/layer/create-vector-layer`,
          method: 'POST',
          body: queryArg.newVectorLayer,
        }),
        invalidatesTags: ['Layer'],
      }),
      editLayer: build.mutation<EditLayerApiResponse, EditLayerApiArg>({
        query: (queryArg) => ({
          url: `/layer/edit-layer/${encodeURIComponent(String(queryArg.layerId))}`,
          method: 'PATCH',
          body: queryArg.layerEdit,
        }),
        invalidatesTags: ['Job', 'Layer'],
      }),
      deleteLayer: build.mutation<DeleteLayerApiResponse, DeleteLayerApiArg>({
        query: (queryArg) => ({
          url: `/layer/delete/${encodeURIComponent(String(queryArg.layerId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Layer'],
      }),
      deleteLayers: build.mutation<DeleteLayersApiResponse, DeleteLayersApiArg>({
        query: (queryArg) => ({
          url: `/layer/delete-layers`,
          method: 'DELETE',
          params: {
            layerIds: queryArg.layerIds,
          },
        }),
        invalidatesTags: ['Layer'],
      }),
      restoreLayers: build.mutation<RestoreLayersApiResponse, RestoreLayersApiArg>({
        query: (queryArg) => ({
          url: `/layer/restore`,
          method: 'POST',
          body: queryArg.layerChoice,
        }),
        invalidatesTags: ['Layer'],
      }),
      changeLayerColor: build.mutation<ChangeLayerColorApiResponse, ChangeLayerColorApiArg>({
        query: (queryArg) => ({
          url: `/layer/changecolorbyId/${encodeURIComponent(String(queryArg.layerId))}`,
          method: 'PATCH',
          body: queryArg.layerColor,
        }),
        invalidatesTags: ['Layer'],
      }),
      assignLayerLabel: build.mutation<AssignLayerLabelApiResponse, AssignLayerLabelApiArg>({
        query: (queryArg) => ({
          url: `/layer/assignLayerLabel/${encodeURIComponent(String(queryArg.layerId))}`,
          method: 'PATCH',
          body: queryArg.layerLabel,
        }),
        invalidatesTags: ['Layer'],
      }),
      flagLayer: build.mutation<FlagLayerApiResponse, FlagLayerApiArg>({
        query: (queryArg) => ({
          url: `/layer/flag-layer/${encodeURIComponent(String(queryArg.layerId))}`,
          method: 'PATCH',
          body: queryArg.layerFlag,
        }),
        invalidatesTags: ['Layer'],
      }),
      getRasterDetails: build.query<GetRasterDetailsApiResponse, GetRasterDetailsApiArg>({
        query: (queryArg) => ({
          url: `/layer/getrasterdetailsbyID/${encodeURIComponent(String(queryArg.layerId))}`,
          params: {
            lat: queryArg.lat,
            long: queryArg.long,
          },
        }),
        providesTags: ['Layer'],
      }),
      measureRaster: build.query<MeasureRasterApiResponse, MeasureRasterApiArg>({
        query: (queryArg) => ({
          url: `/layer/measure-raster/${encodeURIComponent(String(queryArg.layerId))}`,
          method: 'POST',
          body: queryArg.rasterQuestion,
        }),
        providesTags: ['Layer'],
      }),
      listFilteredFeatures: build.query<ListFilteredFeaturesApiResponse, ListFilteredFeaturesApiArg>({
        query: (queryArg) => ({
          url: `/layer/filter-layer/${encodeURIComponent(String(queryArg.layerId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            search: queryArg.search,
            where: queryArg.where,
            box: queryArg.box,
            flagged: queryArg.flagged,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['Layer'],
      }),
      listFeatures: build.query<ListFeaturesApiResponse, ListFeaturesApiArg>({
        query: (queryArg) => ({
          url: `/layer/get-feature-by-layerId/${encodeURIComponent(String(queryArg.layerId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            index: queryArg.index,
            box: queryArg.box,
          },
        }),
        providesTags: ['Layer'],
      }),
      addFeatures: build.mutation<AddFeaturesApiResponse, AddFeaturesApiArg>({
        query: (queryArg) => ({
          url: `/layer/addFeature/${encodeURIComponent(String(queryArg.layerId))}`,
          method: 'POST',
          body: queryArg.newFeatures,
        }),
        invalidatesTags: ['BaseLayer', 'Layer'],
      }),
      editFeature: build.mutation<EditFeatureApiResponse, EditFeatureApiArg>({
        query: (queryArg) => ({
          url: `/layer/edit-geojson/${encodeURIComponent(String(queryArg.layerId))}`,
          method: 'PATCH',
          body: queryArg.featureEdit,
        }),
        invalidatesTags: ['BaseLayer', 'Layer'],
      }),
      deleteFeatures: build.mutation<DeleteFeaturesApiResponse, DeleteFeaturesApiArg>({
        query: (queryArg) => ({
          url: `/layer/delete-geojson/${encodeURIComponent(String(queryArg.layerId))}`,
          method: 'DELETE',
          params: {
            index: queryArg.index,
          },
        }),
        invalidatesTags: ['BaseLayer', 'Layer'],
      }),
      undoFeatureChange: build.mutation<UndoFeatureChangeApiResponse, UndoFeatureChangeApiArg>({
        query: (queryArg) => ({
          url: `/layer/undo-change/${encodeURIComponent(String(queryArg.layerId))}`,
          method: 'POST',
          body: queryArg.changeChoice,
        }),
        invalidatesTags: ['BaseLayer', 'Layer'],
      }),
      flagFeature: build.mutation<FlagFeatureApiResponse, FlagFeatureApiArg>({
        query: (queryArg) => ({
          url: `/layer/flag-feature/${encodeURIComponent(String(queryArg.layerId))}`,
          method: 'PATCH',
          body: queryArg.featureFlag,
        }),
        invalidatesTags: ['BaseLayer', 'Layer'],
      }),
      exportFeaturesCsv: build.query<ExportFeaturesCsvApiResponse, ExportFeaturesCsvApiArg>({
        query: (queryArg) => ({
          url: `/layer/get-feature-csv-by-layerIndex/${encodeURIComponent(String(queryArg.layerId))}`,
          params: {
            index: queryArg.index,
          },
        }),
        providesTags: ['Layer'],
      }),
      exportLayerGeojson: build.query<ExportLayerGeojsonApiResponse, ExportLayerGeojsonApiArg>({
        query: (queryArg) => ({
          url: `/layer/export-geojson/${encodeURIComponent(String(queryArg.layerId))}`,
        }),
        providesTags: ['Layer'],
      }),
      downloadLayerKml: build.query<DownloadLayerKmlApiResponse, DownloadLayerKmlApiArg>({
        query: (queryArg) => ({
          url: `/layer/download-asset-by-Id-to-kml/${encodeURIComponent(String(queryArg.layerId))}`,
        }),
        providesTags: ['Layer'],
      }),
      getLayerThumbnail: build.query<GetLayerThumbnailApiResponse, GetLayerThumbnailApiArg>({
        query: (queryArg) => ({
          url: `/layer/thumbnail/${encodeURIComponent(String(queryArg.layerId))}`,
        }),
        providesTags: ['Layer'],
      }),
      getVectorTile: build.query<GetVectorTileApiResponse, GetVectorTileApiArg>({
        query: (queryArg) => ({
          url: `/tiles/vector/${encodeURIComponent(String(queryArg.layerId))}/${encodeURIComponent(String(queryArg.z))}/${encodeURIComponent(String(queryArg.x))}/${encodeURIComponent(String(queryArg.y))}`,
          params: {
            v: queryArg.v,
            field: queryArg.field,
          },
        }),
        providesTags: ['Layer'],
      }),
      getRasterTile: build.query<GetRasterTileApiResponse, GetRasterTileApiArg>({
        query: (queryArg) => ({
          url: `/tiles/raster/${encodeURIComponent(String(queryArg.layerId))}/${encodeURIComponent(String(queryArg.z))}/${encodeURIComponent(String(queryArg.x))}/${encodeURIComponent(String(queryArg.y))}`,
          params: {
            v: queryArg.v,
            size: queryArg.size,
            bands: queryArg.bands,
            formula: queryArg.formula,
            rescale: queryArg.rescale,
            colormap: queryArg.colormap,
            hillshade: queryArg.hillshade,
            resampling: queryArg.resampling,
          },
        }),
        providesTags: ['Layer'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as layerGenerated }
export type ListLayersApiResponse = /** status 200 In the order of the layer panel. */ LayerListReply
export type ListLayersApiArg = {
  missionId: Id
  /** Page of the list, from 1. */
  page?: number
  /** Rows a page. */
  pageSize?: number
  /** Text the name must contain, case ignored. */
  search?: string
  kind?: LayerKind
  /** Only layers in one of these. */
  status?: LayerStatus[]
  /** Only what is marked for attention, or only what is not. */
  flagged?: boolean
}
export type GetLayerPanelApiResponse = /** status 200 At most 1,000 layers. */ LayerPanelReply
export type GetLayerPanelApiArg = {
  missionId: Id
}
export type GetReadyLayersApiResponse = /** status 200 At most 1,000 layers. */ ReadyLayersReply
export type GetReadyLayersApiArg = {
  missionIds: Id[]
  kind?: LayerKind
}
export type CreateLayerApiResponse = /** status 201 The layer, importing. */ LayerReply
export type CreateLayerApiArg = {
  newLayer: NewLayer
}
export type CreateVectorLayerApiResponse = /** status 201 The layer, ready. */ LayerReply
export type CreateVectorLayerApiArg = {
  newVectorLayer: NewVectorLayer
}
export type EditLayerApiResponse = /** status 200 The layer as stored. */ LayerReply
export type EditLayerApiArg = {
  layerId: Id
  layerEdit: LayerEdit
}
export type DeleteLayerApiResponse = /** status 200 Done. */ Done
export type DeleteLayerApiArg = {
  layerId: Id
}
export type DeleteLayersApiResponse = /** status 200 Done. */ Done
export type DeleteLayersApiArg = {
  layerIds: Id[]
}
export type RestoreLayersApiResponse = /** status 200 How many came back. */ RestoredReply
export type RestoreLayersApiArg = {
  layerChoice: LayerChoice
}
export type ChangeLayerColorApiResponse = /** status 200 The layer as stored. */ LayerReply
export type ChangeLayerColorApiArg = {
  layerId: Id
  layerColor: LayerColor
}
export type AssignLayerLabelApiResponse = /** status 200 The layer as stored. */ LayerReply
export type AssignLayerLabelApiArg = {
  layerId: Id
  layerLabel: LayerLabel
}
export type FlagLayerApiResponse = /** status 200 The layer as stored. */ LayerReply
export type FlagLayerApiArg = {
  layerId: Id
  layerFlag: LayerFlag
}
export type GetRasterDetailsApiResponse =
  /** status 200 Coordinate system, resolution, bands with statistics and histograms. */ RasterDetailsReply
export type GetRasterDetailsApiArg = {
  layerId: Id
  /** With long; the values at this point are answered too. */
  lat?: number
  long?: number
}
export type MeasureRasterApiResponse =
  /** status 200 Metres on the ground; data of the kind asked for is null where the raster is empty. */ RasterAnswerReply
export type MeasureRasterApiArg = {
  layerId: Id
  rasterQuestion: RasterQuestion
}
export type ListFilteredFeaturesApiResponse = /** status 200 Without geometries, for tables. */ FeatureListReply
export type ListFilteredFeaturesApiArg = {
  layerId: Id
  /** Page of the list, from 1. */
  page?: number
  /** Rows a page. */
  pageSize?: number
  /** Text the name must contain, case ignored. */
  search?: string
  /** Conditions that all must hold, each `attribute:is:value`; `is` may be eq, ne, lt, lte, gt, gte, contains, empty or filled. Only the first two colons part. */
  where?: string[]
  /** Only features that touch this box; west,south,east,north in degrees. */
  box?: string
  /** Only what is marked for attention, or only what is not. */
  flagged?: boolean
  /** An attribute to sort by; a minus sign in front turns it round. By number when absent. */
  sort?: string
}
export type ListFeaturesApiResponse = /** status 200 In the order of their numbers. */ FeatureListReply
export type ListFeaturesApiArg = {
  layerId: Id
  /** Page of the list, from 1. */
  page?: number
  /** Rows a page. */
  pageSize?: number
  /** Only these features. */
  index?: number[]
  /** Only features that touch this box; west,south,east,north in degrees. */
  box?: string
}
export type AddFeaturesApiResponse = /** status 201 The features as stored. */ FeatureChangeReply
export type AddFeaturesApiArg = {
  layerId: Id
  newFeatures: NewFeatures
}
export type EditFeatureApiResponse = /** status 200 The feature as stored. */ FeatureChangeReply
export type EditFeatureApiArg = {
  layerId: Id
  featureEdit: FeatureEdit
}
export type DeleteFeaturesApiResponse =
  /** status 200 The change, by which it can be undone; no features. */ FeatureChangeReply
export type DeleteFeaturesApiArg = {
  layerId: Id
  index: number[]
}
export type UndoFeatureChangeApiResponse = /** status 200 The features as they are again. */ FeatureChangeReply
export type UndoFeatureChangeApiArg = {
  layerId: Id
  changeChoice: ChangeChoice
}
export type FlagFeatureApiResponse = /** status 200 The feature as stored. */ FeatureChangeReply
export type FlagFeatureApiArg = {
  layerId: Id
  featureFlag: FeatureFlag
}
export type ExportFeaturesCsvApiResponse = /** status 200 A CSV file, formula cells neutralised. */ string
export type ExportFeaturesCsvApiArg = {
  layerId: Id
  /** Only these features. */
  index?: number[]
}
export type ExportLayerGeojsonApiResponse = /** status 200 A GeoJSON file. */ string
export type ExportLayerGeojsonApiArg = {
  layerId: Id
}
export type DownloadLayerKmlApiResponse = /** status 200 A KML file. */ string
export type DownloadLayerKmlApiArg = {
  layerId: Id
}
export type GetLayerThumbnailApiResponse = /** status 200 A WebP picture. */ string
export type GetLayerThumbnailApiArg = {
  layerId: Id
}
export type GetVectorTileApiResponse =
  /** status 200 Layers `features` and, where thinned, `dots`; 304 when the browser has this tile. */ string
export type GetVectorTileApiArg = {
  layerId: Id
  z: VectorZoom
  x: number
  y: number
  /** The layer's dataVersion. With the current one the browser may use its copy of the tile for a day. */
  v?: number
  /** Attributes to add to the features of the tile. Their names start with the prefix there (`a:plot`), so that no attribute replaces a reserved one: index, color, fill, fillOpacity, flagged. */
  field?: string[]
}
export type GetRasterTileApiResponse = /** status 200 A picture; 304 when the browser has this tile. */ string
export type GetRasterTileApiArg = {
  layerId: Id
  z: RasterZoom
  x: number
  y: number
  /** The layer's dataVersion. With the current one the browser may use its copy of the tile for a day. */
  v?: number
  /** Pixels along a side; 512 for dense screens. */
  size?: 256 | 512
  /** One or three bands, from 1. */
  bands?: string
  /** An index such as NDVI, VARI or GLI, instead of bands. */
  formula?: string
  /** From dark to bright; one pair, or one for each band. */
  rescale?: string
  colormap?: string
  hillshade?: string
  resampling?: string
}
export type Id = string
export type MaybeId = string | null
export type LayerKind = 'raster' | 'vector'
export type LayerStatus = 'importing' | 'ready' | 'failed' | 'needs_placement'
export type Color = string
export type MaybeTime = string | null
export type Bounds = number[]
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
export type RasterZoom = number
export type RasterSummary = {
  kind: 'rgb' | 'rgba' | 'palette' | 'multispectral' | 'elevation' | 'single'
  /** Metres on the ground for a pixel. */
  gsd: number
  nativeZoom: RasterZoom
  bandCount: number
  formulas: string[]
  /** Address of its tiles in its own style, with {z}, {x} and {y} to be filled in. */
  tileUrl: string
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
export type Author = {
  _id: Id
  name: string
  avatar?: string | null
}
export type Layer = {
  _id: Id
  missionId: Id
  groupId?: MaybeId
  name: string
  kind: LayerKind
  status: LayerStatus
  /** Why an import failed or what it is doing. */
  message?: string | null
  /** Of the import. */
  progress?: number
  /** Of the last import. */
  jobId?: MaybeId
  visible: boolean
  opacity: number
  color: Color
  labelField?: string | null
  capturedAt?: MaybeTime
  flagged: boolean
  flagNote?: string | null
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
  updatedAt: Time
  createdBy?: Author
}
export type LayerListReply = {
  status: boolean
  message?: string
  data: {
    items: Layer[]
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
  /** A sentence that does not name the field. */
  message: string
  code: MessageCode
  values: MessageValues
}
export type Problem = {
  status: boolean
  /** For people, in their language. */
  message: string
  code: MessageCode
  values: MessageValues
  /** The fields that were wrong, when the request was. */
  errors?: FieldError[]
}
export type LayerGroup = {
  _id: Id
  missionId: Id
  name: string
  version: Version
  createdAt: Time
}
export type LayerPanelReply = {
  status: boolean
  message?: string
  data: {
    groups: LayerGroup[]
    layers: Layer[]
  }
}
export type ReadyLayersReply = {
  status: boolean
  message?: string
  data: {
    layers: {
      _id: Id
      missionId: Id
      name: string
      kind: LayerKind
      capturedAt?: MaybeTime
      bounds?: Bounds
      dataVersion: Version
    }[]
  }
}
export type LayerReply = {
  status: boolean
  message?: string
  data: Layer
}
export type NewLayer = {
  missionId: Id
  uploadId: Id
  /** The name of the file when absent. */
  name?: string
  groupId?: Id
  color?: Color
  capturedAt?: Time
  /** The coordinate system, for vector files that do not name one. */
  epsg?: number
}
export type NewVectorLayer = {
  missionId: Id
  name: string
  groupId?: Id
  color?: Color
}
export type Coordinates = {
  lat: number
  long: number
}
export type LayerEdit = {
  version: Version
  name?: string
  /** Null takes it out of its group. */
  groupId?: MaybeId
  /** The layer it comes to stand before; null puts it last. */
  before?: MaybeId
  visible?: boolean
  opacity?: number
  /** Null takes the time away. */
  capturedAt?: MaybeTime
  rasterStyle?: RasterStyle
  /** Where a raster lies; upper left, upper right, lower right, lower left. It is imported again. */
  corners?: Coordinates[]
}
export type Done = {
  status: boolean
  message?: string
}
export type RestoredReply = {
  status: boolean
  message?: string
  data: {
    restored: number
  }
}
export type LayerChoice = {
  layerIds: Id[]
}
export type LayerColor = {
  version: Version
  color: Color
}
export type LayerLabel = {
  version: Version
  labelField: string | null
}
export type LayerFlag = {
  version: Version
  flagged: boolean
  note?: string
}
export type Geometry = {
  [key: string]: unknown
}
export type RasterBand = {
  name: string
  role?: 'red' | 'green' | 'blue' | 'nir' | 'rededge' | 'thermal'
  min: number
  max: number
  mean: number
  stddev: number
  p2: number
  p98: number
  /** Counts in equal steps from min to max. */
  histogram: number[]
}
export type RasterDetails = {
  kind: 'rgb' | 'rgba' | 'palette' | 'multispectral' | 'elevation' | 'single'
  width: number
  height: number
  crs: {
    name: string
    epsg?: number
  }
  /** It may be off by decimetres or metres for want of a datum grid. */
  approximateDatum: boolean
  approximateStatistics: boolean
  gsd: number
  bounds: Bounds
  footprint: Geometry
  hasAlpha: boolean
  bands: RasterBand[]
  formulas: string[]
  /** At the point asked for, a value a band; null where the raster is empty. */
  values?: (number | null)[] | null
}
export type RasterDetailsReply = {
  status: boolean
  message?: string
  data: RasterDetails
}
export type RasterAnswer = {
  kind: 'area' | 'profile' | 'volume'
  /** The raster has nothing there. */
  empty: boolean
  area?: {
    /** Square metres that hold data. */
    area: number
    pixels: number
    min: number
    max: number
    mean: number
    stddev: number
  }
  profile?: {
    lat: number
    long: number
    /** Metres from the start. */
    distance: number
    value: number | null
  }[]
  volume?: {
    /** Cubic metres above the base. */
    cut: number
    /** Cubic metres missing below it. */
    fill: number
    /** Square metres. */
    area: number
    baseHeight: number
  }
}
export type RasterAnswerReply = {
  status: boolean
  message?: string
  data: RasterAnswer
}
export type RasterQuestion = {
  kind: 'area' | 'profile' | 'volume'
  /** A polygon; a line for a profile. */
  geometry: Geometry
  band?: number
  /** Of a volume; the plane through its edge, level with the lowest of the edge, or a height. */
  base?: 'plane' | 'lowest' | 'height'
  /** Of the base, in metres. */
  height?: number
  /** Of a profile. */
  samples?: number
}
export type FeatureIndex = number
export type Attributes = {
  [key: string]: unknown
}
export type FeatureStyle = {
  color?: Color
  fill?: Color
  /** Of the area; 0 is not filled. */
  fillOpacity?: number
  width?: number
} | null
export type Feature = {
  type: 'Feature'
  _id?: Id
  index: FeatureIndex
  version: Version
  /** Left out of tables. */
  geometry?: Geometry
  bounds?: Bounds
  properties: Attributes
  style?: FeatureStyle
  problem?: ('self_crossing' | null) | ('self_crossing' | null)
  flagged: boolean
  flagNote?: string | null
  updatedAt?: Time
}
export type FeatureListReply = {
  status: boolean
  message?: string
  data: {
    items: Feature[]
    total: number
    page: number
    pageSize: number
  }
}
export type FeatureChangeReply = {
  status: boolean
  message?: string
  data: {
    /** What undo-change takes. */
    changeId: Id
    features: Feature[]
  }
}
export type NewFeatures = {
  features: {
    geometry: Geometry
    properties?: Attributes
    style?: FeatureStyle
  }[]
}
export type FeatureEdit = {
  index: FeatureIndex
  version: Version
  geometry?: Geometry
  /** All of them; one that is not named is taken away. */
  properties?: Attributes
  style?: FeatureStyle
}
export type ChangeChoice = {
  changeId: Id
}
export type FeatureFlag = {
  index: FeatureIndex
  version: Version
  flagged: boolean
  note?: string
}
export type VectorZoom = number
