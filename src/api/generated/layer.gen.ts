// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Job', 'Layer', 'Upload'] as const
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
            fence: queryArg.fence,
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
      getCoordinateSystems: build.query<GetCoordinateSystemsApiResponse, GetCoordinateSystemsApiArg>({
        query: (queryArg) => ({
          url: `/layer/coordinate-systems/${encodeURIComponent(String(queryArg.layerId))}`,
          params: {
            search: queryArg.search,
          },
        }),
        providesTags: ['Layer'],
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
      listDeletedLayers: build.query<ListDeletedLayersApiResponse, ListDeletedLayersApiArg>({
        query: (queryArg) => ({
          url: `/layer/deleted/${encodeURIComponent(String(queryArg.missionId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Layer'],
      }),
      deleteLayerTrash: build.mutation<DeleteLayerTrashApiResponse, DeleteLayerTrashApiArg>({
        query: (queryArg) => ({
          url: `/layer/deleted/${encodeURIComponent(String(queryArg.missionId))}`,
          method: 'DELETE',
          params: {
            count: queryArg.count,
          },
        }),
        invalidatesTags: ['Layer'],
      }),
      deleteLayerPermanently: build.mutation<DeleteLayerPermanentlyApiResponse, DeleteLayerPermanentlyApiArg>({
        query: (queryArg) => ({
          url: `/layer/deleted/${encodeURIComponent(String(queryArg.missionId))}/${encodeURIComponent(String(queryArg.layerId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Layer'],
      }),
      restoreLayers: build.mutation<RestoreLayersApiResponse, RestoreLayersApiArg>({
        query: (queryArg) => ({
          url: `/layer/restore`,
          method: 'POST',
          body: queryArg.layerSelection,
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
      shareLayer: build.mutation<ShareLayerApiResponse, ShareLayerApiArg>({
        query: (queryArg) => ({
          url: `/layer/share-with-clients/${encodeURIComponent(String(queryArg.layerId))}`,
          method: 'PATCH',
          body: queryArg.layerSharing,
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
          body: queryArg.measurementRequest,
        }),
        providesTags: ['Layer'],
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
      downloadRaster: build.query<DownloadRasterApiResponse, DownloadRasterApiArg>({
        query: (queryArg) => ({
          url: `/layer/download-raster/${encodeURIComponent(String(queryArg.layerId))}`,
          params: {
            form: queryArg.form,
            bounds: queryArg.bounds,
            areaLayerId: queryArg.areaLayerId,
            areaIndex: queryArg.areaIndex,
          },
        }),
        providesTags: ['Layer'],
      }),
      getLayerThumbnail: build.query<GetLayerThumbnailApiResponse, GetLayerThumbnailApiArg>({
        query: (queryArg) => ({
          url: `/layer/thumbnail/${encodeURIComponent(String(queryArg.layerId))}`,
          params: {
            v: queryArg.v,
          },
        }),
        providesTags: ['Layer'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as layerGenerated }
export type ListLayersApiResponse = /** status 200 One page of layers in the order of the layer panel. */ LayerListReply
export type ListLayersApiArg = {
  missionId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Text that the name must contain, ignoring case. */
  search?: string
  kind?: LayerKind
  /** Only layers with one of these statuses. */
  status?: LayerStatus[]
  /** Only flagged records, or only records without a flag. */
  flagged?: boolean
  /** Only layers whose areas are fences, or only others. An extension of the specification. */
  fence?: boolean
}
export type GetLayerPanelApiResponse = /** status 200 1,000 layers at most. */ LayerPanelReply
export type GetLayerPanelApiArg = {
  missionId: Id
}
export type GetReadyLayersApiResponse = /** status 200 1,000 layers at most. */ ReadyLayersReply
export type GetReadyLayersApiArg = {
  missionIds: Id[]
  kind?: LayerKind
}
export type CreateLayerApiResponse = /** status 201 The layer, with the status `importing`. */ LayerReply
export type CreateLayerApiArg = {
  newLayer: NewLayer
}
export type CreateVectorLayerApiResponse = /** status 201 The layer, with the status `ready`. */ LayerReply
export type CreateVectorLayerApiArg = {
  newVectorLayer: NewVectorLayer
}
export type GetCoordinateSystemsApiResponse =
  /** status 200 At most 30: the systems that were chosen for other files of the mission, then those that place the file next to the
location of the mission.
 */ CoordinateSystemsReply
export type GetCoordinateSystemsApiArg = {
  layerId: Id
  /** A code, or words of the name. Without it, the systems that fit the location of the mission. */
  search?: string
}
export type EditLayerApiResponse = /** status 200 The stored layer. */ LayerReply
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
export type ListDeletedLayersApiResponse = /** status 200 The last deleted first. */ DeletedLayerListReply
export type ListDeletedLayersApiArg = {
  missionId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type DeleteLayerTrashApiResponse = /** status 200 Done. */ Done
export type DeleteLayerTrashApiArg = {
  missionId: Id
  /** Number of records in the trash, as confirmed by the user. Nothing is deleted if the number has changed. */
  count: number
}
export type DeleteLayerPermanentlyApiResponse = /** status 200 Done. */ Done
export type DeleteLayerPermanentlyApiArg = {
  missionId: Id
  layerId: Id
}
export type RestoreLayersApiResponse = /** status 200 The number of restored layers. */ RestoredReply
export type RestoreLayersApiArg = {
  layerSelection: LayerSelection
}
export type ChangeLayerColorApiResponse = /** status 200 The stored layer. */ LayerReply
export type ChangeLayerColorApiArg = {
  layerId: Id
  layerColor: LayerColor
}
export type AssignLayerLabelApiResponse = /** status 200 The stored layer. */ LayerReply
export type AssignLayerLabelApiArg = {
  layerId: Id
  layerLabel: LayerLabel
}
export type FlagLayerApiResponse = /** status 200 The stored layer. */ LayerReply
export type FlagLayerApiArg = {
  layerId: Id
  layerFlag: LayerFlag
}
export type ShareLayerApiResponse = /** status 200 The stored layer. */ LayerReply
export type ShareLayerApiArg = {
  layerId: Id
  layerSharing: LayerSharing
}
export type GetRasterDetailsApiResponse =
  /** status 200 Coordinate system, resolution, bands with statistics and histograms. */ RasterDetailsReply
export type GetRasterDetailsApiArg = {
  layerId: Id
  /** Together with `long`, adds the values at this point to the reply. */
  lat?: number
  long?: number
}
export type MeasureRasterApiResponse =
  /** status 200 Lengths in metres on the ground. `empty` is true where the raster has no data. */ MeasurementReply
export type MeasureRasterApiArg = {
  layerId: Id
  measurementRequest: MeasurementRequest
}
export type ExportFeaturesCsvApiResponse =
  /** status 200 A CSV file. Cells that a spreadsheet would execute as formulas are neutralised. */ string
export type ExportFeaturesCsvApiArg = {
  layerId: Id
  /** Only features with these indexes. */
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
export type DownloadRasterApiResponse =
  /** status 200 The file. Pictures and colours are in Web Mercator, north up. A picture has at most 4,096 pixels along a side,
colours have at most 16 million pixels. Values keep the resolution, the coordinate system and the no-data value of
the raster, and are at most 256 MB before compression.
 */ string
export type DownloadRasterApiArg = {
  layerId: Id
  /** `original`: the uploaded file. `cog`: the values as a cloud-optimised GeoTIFF, or as a GeoTIFF with four control points
    if a user georeferenced the raster by its corners. `values`: the values of an area as a GeoTIFF. `colours`: a GeoTIFF
    of what the map shows. `picture`: the same as a PNG.
     */
  form?: 'original' | 'cog' | 'values' | 'colours' | 'picture'
  /** Only this box, for `values`, `colours` and `picture`: west,south,east,north in degrees. West is greater than east
    across the antimeridian.
     */
  bounds?: string
  /** Layer of the area in `areaIndex`. */
  areaLayerId?: Id
  /** Index of a feature. Only pixels inside its outline, for `values`, `colours` and `picture`. */
  areaIndex?: number
}
export type GetLayerThumbnailApiResponse = /** status 200 A WebP image. */ string
export type GetLayerThumbnailApiArg = {
  layerId: Id
  /** The dataVersion of the layer, so that browsers ask again when the picture has changed. */
  v?: number
}
export type Id = string
export type MaybeId = string | null
export type LayerKind = 'raster' | 'vector'
export type LayerStatus = 'importing' | 'ready' | 'failed' | 'needs_georeference'
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
export type Coordinates = {
  lat: number
  long: number
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
  /** Why the import failed, or its current step. */
  message?: string | null
  /** The import failed because of the file itself, so that a retry cannot succeed. */
  fileRejected?: boolean
  /** The file has coordinates, but names no coordinate system, or one that places it where no map is. It can be chosen.
   */
  needsCoordinateSystem?: boolean
  /** EPSG code of the coordinate system that a user chose for the file. */
  epsg?: number | null
  /** Encoding of the texts of a vector file that a user chose. Without it, the file and its texts tell. */
  textEncoding?: string | null
  /** Progress of the import. */
  progress?: number
  /** Job of the last import. */
  jobId?: MaybeId
  visible: boolean
  /** Whether clients that the mission is linked to see the layer. */
  clientVisible: boolean
  opacity: number
  color: Color
  labelField?: string | null
  capturedAt?: MaybeTime
  flagged: boolean
  flagNote?: string | null
  /** Whether its areas are fences; false for clients. */
  fence: boolean
  bounds?: Bounds
  fields: Field[]
  featureCount: number
  shapes?: Shapes
  report?: ImportReport
  raster?: RasterSummary
  rasterStyle?: RasterStyle
  source?: LayerSource
  /** Where a photo without a georeference probably lies, from its GPS position, height, direction and focal length:
    upper left, upper right, lower right and lower left corner.
     */
  proposedCorners?: Coordinates[]
  dataVersion: Version
  version: Version
  createdAt: Time
  updatedAt: Time
  createdBy?: Author
  /** The user whose drawings this layer receives; null for other layers. */
  drawingOf?: MaybeId
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
  /** The default is the name of the file. */
  name?: string
  groupId?: Id
  color?: Color
  capturedAt?: Time
  /** EPSG code of the coordinate system, for vector files that do not contain it. */
  epsg?: number
}
export type NewVectorLayer = {
  missionId: Id
  name: string
  groupId?: Id
  color?: Color
  /** Create the layer that receives the drawings of this user. If the mission already has one, it is returned unchanged. */
  ownDrawing?: boolean
}
export type CoordinateSystem = {
  epsg: number
  name: string
  /** Whether it was chosen for another file of the mission. */
  isUsed: boolean
  /** Where the file would be, to about 200 m: west, south, east and north in degrees. Null where the system has no such
    place, or the extent of the file is unknown.
     */
  bounds: number[] | null
  /** Metres from the location of the mission to where the file would be. */
  distance: number | null
}
export type CoordinateSystemsReply = {
  status: boolean
  message?: string
  data: {
    systems: CoordinateSystem[]
  }
}
export type LayerEdit = {
  version: Version
  name?: string
  /** Null removes the layer from its group. */
  groupId?: MaybeId
  /** The layer to move this one before; null moves it to the end. */
  before?: MaybeId
  visible?: boolean
  /** Whether its areas are fences, which rules that raise alerts offer first. Vector layers only. */
  fence?: boolean
  opacity?: number
  /** Null removes the time. */
  capturedAt?: MaybeTime
  rasterStyle?: RasterStyle
  /** What the values of a raster are; null restores the kind that the import derived. */
  rasterKind?:
    | ('rgb' | 'rgba' | 'multispectral' | 'elevation' | 'index' | 'radar' | 'single' | null)
    | ('rgb' | 'rgba' | 'multispectral' | 'elevation' | 'index' | 'radar' | 'single' | null)
  /** Value of pixels without data; null restores what the file declares. The raster is imported again. */
  nodata?: number | null
  /** Treats all pixels as data, whatever value the file declares for pixels without data. Cannot be combined with `nodata`.
    The raster is imported again.
     */
  ignoresNodata?: boolean
  /** Keeps the values of a raster as they are stored, whatever scale and offset the file declares. The raster is imported
    again.
     */
  ignoresScaling?: boolean
  /** What the bands of a raster are, one for each in the order of the file; null for a band that has another meaning or an
    unknown one. Null in place of the list restores what the file states.
     */
  bandRoles?: ('red' | 'green' | 'blue' | 'nir' | 'rededge' | 'thermal' | null)[] | null
  /** Whether the last band of a raster marks transparent pixels; null restores what the file states or its values suggest. The
    raster is imported again.
     */
  lastBandIsAlpha?: boolean | null
  /** Unit of the heights in the file of an elevation model; null restores what the file declares. The raster is imported
    again, with heights in metres.
     */
  heightUnit?: ('m' | 'ft' | 'us-ft' | 'cm' | 'mm' | null) | ('m' | 'ft' | 'us-ft' | 'cm' | 'mm' | null)
  /** Georeference of a raster: upper left, upper right, lower right and lower left corner. The raster is imported again. */
  corners?: Coordinates[]
  /** EPSG code of the coordinate system of a vector file that does not name it, or of a raster that names none or a wrong one.
    The file is imported again.
     */
  epsg?: number
  /** Encoding of the texts of a GeoJSON, KML, GPX, CSV file or shapefile; null restores what the file and its texts tell. The file is
    imported again.
     */
  textEncoding?:
    | (
        | 'utf-8'
        | 'windows-1250'
        | 'windows-1251'
        | 'windows-1252'
        | 'windows-1253'
        | 'windows-1254'
        | 'windows-1255'
        | 'windows-1256'
        | 'windows-1257'
        | 'iso-8859-2'
        | 'ibm866'
        | 'koi8-r'
        | 'gbk'
        | 'big5'
        | 'shift_jis'
        | 'euc-kr'
        | null
      )
    | (
        | 'utf-8'
        | 'windows-1250'
        | 'windows-1251'
        | 'windows-1252'
        | 'windows-1253'
        | 'windows-1254'
        | 'windows-1255'
        | 'windows-1256'
        | 'windows-1257'
        | 'iso-8859-2'
        | 'ibm866'
        | 'koi8-r'
        | 'gbk'
        | 'big5'
        | 'shift_jis'
        | 'euc-kr'
        | null
      )
}
export type Done = {
  status: boolean
  message?: string
}
export type DeletedLayer = {
  _id: Id
  name: string
  kind: LayerKind
  deletedAt: Time
  deletedBy?: Author
}
export type DeletedLayerListReply = {
  status: boolean
  message?: string
  data: {
    items: DeletedLayer[]
    total: number
    page: number
    pageSize: number
  }
}
export type RestoredReply = {
  status: boolean
  message?: string
  data: {
    restored: number
  }
}
export type LayerSelection = {
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
export type LayerSharing = {
  version: Version
  clientVisible: boolean
}
export type Geometry = {
  [key: string]: unknown
}
export type RasterBand = {
  name: string
  /** Unit of the values, as the file names it. */
  unit?: string
  role?: 'red' | 'green' | 'blue' | 'nir' | 'rededge' | 'thermal'
  /** What tells the role: the name of the band, its wavelength, its colour, the camera, or a user. Absent if nothing does, and
    for imports of earlier versions, which assumed roles by the order of the bands.
     */
  roleOrigin?: 'name' | 'wavelength' | 'colour' | 'camera' | 'chosen'
  /** How the file stores values, as it declares: value = stored * scale + offset. Statistics and values are converted,
    unless `ignoresScaling` is true.
     */
  scaling?: {
    scale: number
    offset: number
  }
  min: number
  max: number
  mean: number
  stddev: number
  p2: number
  p98: number
  /** Counts of values in equal steps from min to max. */
  histogram: number[]
}
export type RasterClass = {
  /** Number of the class in the file. */
  value: number
  name?: string
  color: string
  /** Share of the pixels with data. */
  share: number
}
export type RasterDetails = {
  kind: RasterKind
  /** The kind that the import derived from the file. */
  detectedKind?: RasterKind
  /** The kinds that a user can choose. */
  kinds: RasterKind[]
  /** Whether a value can mark the pixels without data. */
  canSetNodata: boolean
  /** Value of pixels without data. */
  nodata: number | null
  /** Whether a user chose that value. */
  nodataChosen: boolean
  /** Whether a user chose to treat all pixels as data. */
  ignoresNodata: boolean
  /** Whether a user chose to keep the values as they are stored. */
  ignoresScaling: boolean
  heights?: RasterHeights
  proposedNodata?: ProposedNodata
  width: number
  height: number
  crs: {
    name: string
    epsg?: number
    /** What tells the system: the file, a user, or nothing, because a user placed the corners on the map. */
    origin: 'file' | 'chosen' | 'corners'
  }
  /** Whether the file has coordinates, for which a user can choose another coordinate system. */
  canChooseSystem: boolean
  /** The position may be off by decimetres or metres, because a datum grid is missing. */
  approximateDatum: boolean
  approximateStatistics: boolean
  gsd: number
  bounds: Bounds
  footprint: Geometry
  hasAlpha: boolean
  /** Whether a user can state that the last band of the file marks transparent pixels. */
  canMarkAlpha: boolean
  /** What tells whether the last band marks transparent pixels, if the file does not: its values, which are fully transparent or
    fully opaque and hide one colour, or a user.
     */
  alphaOrigin?: 'values' | 'chosen'
  bands: RasterBand[]
  /** The classes that occur in a raster with a palette. Its only band holds their numbers. */
  classes?: RasterClass[]
  formulas: string[]
  /** Values at the requested point, one for each band; null where the raster has no data. */
  values?: (number | null)[] | null
}
export type RasterDetailsReply = {
  status: boolean
  message?: string
  data: RasterDetails
}
export type Measurement = {
  kind: 'area' | 'profile' | 'volume'
  /** The raster has no data there. */
  empty: boolean
  area?: {
    /** Area with data in square metres. */
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
  /** Of a profile. Of all cells of the raster that the line crosses, however many points are returned. */
  extremes?: {
    lowest: number
    highest: number
    /** Crossed cells with data. */
    cells: number
    /** False for a line of more than a million cells, for which a coarser copy of the raster is read. */
    isExact: boolean
  }
  volume?: {
    /** Volume above the base in cubic metres. */
    cut: number
    /** Volume missing below the base in cubic metres. */
    fill: number
    /** Area in square metres. */
    area: number
    baseHeight: number
  }
}
export type MeasurementReply = {
  status: boolean
  message?: string
  data: Measurement
}
export type MeasurementRequest = {
  kind: 'area' | 'profile' | 'volume'
  /** A polygon, or a line for a profile. */
  geometry: Geometry
  band?: number
  /** Base of a volume: the plane through its edge, the lowest height of its edge, or a given height. */
  base?: 'plane' | 'lowest' | 'height'
  /** Height of the base in metres. */
  height?: number
  /** Points of a profile. Without it, one for each cell of the raster, at most 2000. */
  samples?: number
}
