// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Share', 'Visit'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      openVisit: build.mutation<OpenVisitApiResponse, OpenVisitApiArg>({
        query: (queryArg) => ({
          url: `/visit/open`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'x-embedded-in': queryArg['x-embedded-in'],
          },
        }),
        invalidatesTags: ['Share'],
      }),
      getVisitContents: build.query<GetVisitContentsApiResponse, GetVisitContentsApiArg>({
        query: (queryArg) => ({
          url: `/visit/contents/${encodeURIComponent(String(queryArg.visit))}`,
        }),
        providesTags: ['Visit'],
      }),
      getVisitBaseMaps: build.query<GetVisitBaseMapsApiResponse, GetVisitBaseMapsApiArg>({
        query: (queryArg) => ({
          url: `/visit/base-maps/${encodeURIComponent(String(queryArg.visit))}`,
        }),
        providesTags: ['Visit'],
      }),
      listVisitFeatures: build.query<ListVisitFeaturesApiResponse, ListVisitFeaturesApiArg>({
        query: (queryArg) => ({
          url: `/visit/features/${encodeURIComponent(String(queryArg.visit))}/${encodeURIComponent(String(queryArg.layerId))}`,
          params: {
            index: queryArg.index,
            box: queryArg.box,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Visit'],
      }),
      getVisitVectorTile: build.query<GetVisitVectorTileApiResponse, GetVisitVectorTileApiArg>({
        query: (queryArg) => ({
          url: `/visit/vector/${encodeURIComponent(String(queryArg.visit))}/${encodeURIComponent(String(queryArg.layerId))}/${encodeURIComponent(String(queryArg.z))}/${encodeURIComponent(String(queryArg.x))}/${encodeURIComponent(String(queryArg.y))}`,
          params: {
            v: queryArg.v,
            field: queryArg.field,
          },
        }),
        providesTags: ['Visit'],
      }),
      getVisitRasterTile: build.query<GetVisitRasterTileApiResponse, GetVisitRasterTileApiArg>({
        query: (queryArg) => ({
          url: `/visit/raster/${encodeURIComponent(String(queryArg.visit))}/${encodeURIComponent(String(queryArg.layerId))}/${encodeURIComponent(String(queryArg.z))}/${encodeURIComponent(String(queryArg.x))}/${encodeURIComponent(String(queryArg.y))}`,
          params: {
            v: queryArg.v,
            size: queryArg.size,
          },
        }),
        providesTags: ['Visit'],
      }),
      getVisitElevationTile: build.query<GetVisitElevationTileApiResponse, GetVisitElevationTileApiArg>({
        query: (queryArg) => ({
          url: `/visit/elevation/${encodeURIComponent(String(queryArg.visit))}/${encodeURIComponent(String(queryArg.layerId))}/${encodeURIComponent(String(queryArg.z))}/${encodeURIComponent(String(queryArg.x))}/${encodeURIComponent(String(queryArg.y))}`,
          params: {
            v: queryArg.v,
            size: queryArg.size,
          },
        }),
        providesTags: ['Visit'],
      }),
      listVisitPhotos: build.query<ListVisitPhotosApiResponse, ListVisitPhotosApiArg>({
        query: (queryArg) => ({
          url: `/visit/photos/${encodeURIComponent(String(queryArg.visit))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Visit'],
      }),
      getVisitPhotoPicture: build.query<GetVisitPhotoPictureApiResponse, GetVisitPhotoPictureApiArg>({
        query: (queryArg) => ({
          url: `/visit/photo-picture/${encodeURIComponent(String(queryArg.visit))}/${encodeURIComponent(String(queryArg.photoId))}`,
          params: {
            size: queryArg.size,
          },
        }),
        providesTags: ['Visit'],
      }),
      downloadVisitPhoto: build.query<DownloadVisitPhotoApiResponse, DownloadVisitPhotoApiArg>({
        query: (queryArg) => ({
          url: `/visit/photo-file/${encodeURIComponent(String(queryArg.visit))}/${encodeURIComponent(String(queryArg.photoId))}`,
        }),
        providesTags: ['Visit'],
      }),
      getVisitRecordingFile: build.query<GetVisitRecordingFileApiResponse, GetVisitRecordingFileApiArg>({
        query: (queryArg) => ({
          url: `/visit/recording-file/${encodeURIComponent(String(queryArg.visit))}/${encodeURIComponent(String(queryArg.vodId))}`,
        }),
        providesTags: ['Visit'],
      }),
      getVisitRecordingPoster: build.query<GetVisitRecordingPosterApiResponse, GetVisitRecordingPosterApiArg>({
        query: (queryArg) => ({
          url: `/visit/recording-poster/${encodeURIComponent(String(queryArg.visit))}/${encodeURIComponent(String(queryArg.vodId))}`,
        }),
        providesTags: ['Visit'],
      }),
      getVisitBaseMapFile: build.query<GetVisitBaseMapFileApiResponse, GetVisitBaseMapFileApiArg>({
        query: (queryArg) => ({
          url: `/visit/base-map-file/${encodeURIComponent(String(queryArg.visit))}/${encodeURIComponent(String(queryArg.baseMapId))}`,
        }),
        providesTags: ['Visit'],
      }),
      getVisitPreview: build.query<GetVisitPreviewApiResponse, GetVisitPreviewApiArg>({
        query: (queryArg) => ({
          url: `/visit/preview/${encodeURIComponent(String(queryArg.key))}`,
        }),
        providesTags: ['Visit'],
      }),
      watchVisitStream: build.mutation<WatchVisitStreamApiResponse, WatchVisitStreamApiArg>({
        query: (queryArg) => ({
          url: `/visit/watch/${encodeURIComponent(String(queryArg.visit))}/${encodeURIComponent(String(queryArg.streamId))}`,
          method: 'POST',
        }),
        invalidatesTags: [],
      }),
      getVisitFile: build.query<GetVisitFileApiResponse, GetVisitFileApiArg>({
        query: (queryArg) => ({
          url: `/visit/file/${encodeURIComponent(String(queryArg.visit))}`,
          params: {
            download: queryArg.download,
          },
        }),
        providesTags: ['Visit'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as visitGenerated }
export type OpenVisitApiResponse = /** status 200 The visit, or that a password is needed. */ OpenedVisitReply
export type OpenVisitApiArg = {
  /** Origin of the site that embeds the page, for the list of visits. Anything that is no origin is ignored. */
  'x-embedded-in'?: string
  body: {
    /** The secret in the address of the link. */
    key: string
    password?: string
    /** A person has asked to open the link. Links with a limit of visits need it. */
    confirmed?: boolean
  }
}
export type GetVisitContentsApiResponse = /** status 200 The contents. */ VisitContentsReply
export type GetVisitContentsApiArg = {
  /** What openVisit answered. */
  visit: VisitToken
}
export type GetVisitBaseMapsApiResponse =
  /** status 200 The enabled base maps of the installation and the publishing tenant. */ BaseMapsReply
export type GetVisitBaseMapsApiArg = {
  /** What openVisit answered. */
  visit: VisitToken
}
export type ListVisitFeaturesApiResponse =
  /** status 200 One page of features, sorted by index. */ PublicFeatureListReply
export type ListVisitFeaturesApiArg = {
  /** What openVisit answered. */
  visit: VisitToken
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
export type GetVisitVectorTileApiResponse =
  /** status 200 A tile with the layer `features` and, for features that it does not draw one by one, `dots` with their `count`. 304 when the browser has this tile. */ string
export type GetVisitVectorTileApiArg = {
  /** What openVisit answered. */
  visit: VisitToken
  layerId: Id
  z: VectorZoom
  x: number
  y: number
  /** The dataVersion of the layer. Browsers cache a tile with the current version for a day. */
  v?: number
  /** Attributes to include in the tile. Their names get a prefix there (`a:plot`), so that they cannot replace the reserved attributes index, color, fill, fillOpacity and flagged. A tile that shows each feature also includes its attributes name, Name, NAME, title, Title and TITLE. */
  field?: string[]
}
export type GetVisitRasterTileApiResponse = /** status 200 An image. 304 when the browser has this tile. */ string
export type GetVisitRasterTileApiArg = {
  /** What openVisit answered. */
  visit: VisitToken
  layerId: Id
  z: RasterZoom
  x: number
  y: number
  /** The dataVersion of the layer. Browsers cache a tile with the current version for a day. */
  v?: number
  /** Side length in pixels; 512 for high-density screens. */
  size?: 256 | 512
}
export type GetVisitElevationTileApiResponse =
  /** status 200 Heights in the Terrarium encoding. 304 when the browser has this tile. */ string
export type GetVisitElevationTileApiArg = {
  /** What openVisit answered. */
  visit: VisitToken
  layerId: Id
  z: RasterZoom
  x: number
  y: number
  /** The dataVersion of the layer. Browsers cache a tile with the current version for a day. */
  v?: number
  /** Side length in pixels; 512 for high-density screens. */
  size?: 256 | 512
}
export type ListVisitPhotosApiResponse =
  /** status 200 One page, in the order in which they were taken. */ VisitPhotoListReply
export type ListVisitPhotosApiArg = {
  /** What openVisit answered. */
  visit: VisitToken
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type GetVisitPhotoPictureApiResponse = /** status 200 A WebP image, upright and without metadata. */ string
export type GetVisitPhotoPictureApiArg = {
  /** What openVisit answered. */
  visit: VisitToken
  photoId: Id
  /** 400 or 1,600 pixels along the longer side. */
  size?: 'thumbnail' | 'preview'
}
export type DownloadVisitPhotoApiResponse = /** status 200 The file. */ string
export type DownloadVisitPhotoApiArg = {
  /** What openVisit answered. */
  visit: VisitToken
  photoId: Id
}
export type GetVisitRecordingFileApiResponse =
  /** status 200 The video, or with a Range header a part of it of at most 8 MiB. For a moment, only that part of the recording. */ string
export type GetVisitRecordingFileApiArg = {
  /** What openVisit answered. */
  visit: VisitToken
  vodId: Id
}
export type GetVisitRecordingPosterApiResponse = /** status 200 A WebP image. */ string
export type GetVisitRecordingPosterApiArg = {
  /** What openVisit answered. */
  visit: VisitToken
  vodId: Id
}
export type GetVisitBaseMapFileApiResponse =
  /** status 200 The file, or the requested range of it with status 206. */ Blob
export type GetVisitBaseMapFileApiArg = {
  /** What openVisit answered. */
  visit: VisitToken
  baseMapId: Id
}
export type GetVisitPreviewApiResponse =
  /** status 200 A picture of the thing. 404 for a link with a password, or whose thing has no picture. */ string
export type GetVisitPreviewApiArg = {
  /** The secret in the address of the link. */
  key: string
}
export type WatchVisitStreamApiResponse = /** status 200 A ticket for one view. */ PlayTicketReply
export type WatchVisitStreamApiArg = {
  /** What openVisit answered. */
  visit: VisitToken
  streamId: Id
}
export type GetVisitFileApiResponse =
  /** status 200 The file, as an attachment or for display; answers byte ranges. */ string
export type GetVisitFileApiArg = {
  /** What openVisit answered. */
  visit: VisitToken
  /** Whether the file is saved instead of shown. 403 if the link does not allow downloads. */
  download?: boolean
}
export type VisitToken = string
export type OpenedVisit = {
  isPasswordRequired: boolean
  /** The link has a limit of visits and no password. Send `confirmed` when a person asks to open it. */
  isConfirmationRequired?: boolean
  visit?: VisitToken
}
export type OpenedVisitReply = {
  status: boolean
  message?: string
  data: OpenedVisit
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
export type ShareKind =
  | 'mission'
  | 'layer'
  | 'photos'
  | 'recording'
  | 'moment'
  | 'stream'
  | 'document'
  | 'report'
  | 'outcome'
  | 'evidence'
export type MaybeTime = string | null
export type ShareContent = 'layers' | 'photos' | 'recordings' | 'live'
export type Coordinates = {
  lat: number
  long: number
}
export type Bounds = number[]
export type Id = string
export type LayerKind = 'raster' | 'vector'
export type Color = string
export type Field = {
  name: string
  type: 'text' | 'number' | 'boolean'
}
export type Shapes = ('point' | 'line' | 'polygon')[]
export type RasterZoom = number
export type Version = number
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
export type VisitRecording = {
  _id: Id
  name: string
  /** Length of the recording; of a moment, that of the chosen part. */
  seconds: number
  /** When the recording starts; of a moment, when its chosen part does. */
  startedAt?: MaybeTime
  /** The start is the one that the video file states, which nobody has verified. Many cameras write their local time as if it were UTC. */
  timeOfFile?: boolean
  /** The chosen part of a moment, in milliseconds of the recording. The file ends with it, and begins at the last key frame before its start: it is as much longer as its duration says. */
  part?: {
    fromMs: number
    untilMs: number
  }
  fileUrl: string
  posterUrl?: string | null
}
export type VisitStream = {
  _id: Id
  name: string
  isLive: boolean
}
export type VisitOutcome = {
  name: string
  description: string
  at: MaybeTime
  /** The time is counted from the start that a video file states, which nobody has verified. */
  timeOfFile?: boolean
  severity?: string
}
export type VisitFile = {
  name: string
  mediaType: string
  size: number
  /** With `?download=true`, the file is saved. */
  url: string
  /** Whether browsers can show it: PDF and pictures. */
  canShow: boolean
}
export type VisitContents = {
  kind: ShareKind
  name: string
  description?: string
  tenantName: string
  tenantLogo?: string | null
  allowsDownload: boolean
  /** Text to show over the content. */
  watermark: string | null
  expiresAt: MaybeTime
  shows: ShareContent[]
  capturedAt?: MaybeTime
  /** Position of the mission, of the outcome or of the recording. */
  place?: Coordinates
  bounds?: Bounds
  /** The layers, the topmost first. Empty for kinds without a map. */
  parts: PublicPart[]
  /** Zero unless photos are shown. */
  photoCount: number
  recordings: VisitRecording[]
  streams: VisitStream[]
  outcome?: VisitOutcome
  file?: VisitFile
}
export type VisitContentsReply = {
  status: boolean
  message?: string
  data: VisitContents
}
export type BaseMapUrl = string
export type BaseMapLayers = string[]
export type BaseMapAttribution = string
export type BaseMapZoom = number
export type BaseMap = {
  _id: Id
  name: string
  /** A WMTS has become raster tiles. */
  kind: 'style' | 'raster' | 'vector' | 'pmtiles'
  url: BaseMapUrl
  layers: BaseMapLayers
  attribution: BaseMapAttribution
  minZoom: BaseMapZoom
  maxZoom: BaseMapZoom
  tileSize: 256 | 512
  /** Shown unless the user has chosen another one. */
  isDefault: boolean
  isOfTenant: boolean
  /** What the page's content security policy must allow. */
  origins: string[]
}
export type BaseMapsReply = {
  status: boolean
  data: {
    maps: BaseMap[]
  }
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
export type VectorZoom = number
export type VisitPhoto = {
  _id: Id
  name: string
  takenAt?: MaybeTime
  /** The time is the clock of the camera in an unknown zone, written as if it were UTC. */
  localTime: boolean
  place?: Coordinates
  width?: number
  height?: number
}
export type VisitPhotoListReply = {
  status: boolean
  message?: string
  data: {
    items: VisitPhoto[]
    total: number
    page: number
    pageSize: number
  }
}
export type Time = string
export type LivePath = 'whep' | 'flv' | 'hls'
export type PlayTicket = {
  ticket: string
  expiresAt: Time
  /** The better one first. Empty until the first frame has arrived. */
  paths: LivePath[]
  /** WHEP at the media server, with the ticket as bearer token. Null for a stream of the bundled engine. */
  whepUrl: string | null
  /** Playlist at the media server, with the ticket as bearer token or in the query as `token`. Null for a stream of the
    bundled engine.
     */
  hlsUrl: string | null
}
export type PlayTicketReply = {
  status: boolean
  message?: string
  data: PlayTicket
}
