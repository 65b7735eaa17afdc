// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Job', 'Mission', 'Photo', 'Upload'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createPhoto: build.mutation<CreatePhotoApiResponse, CreatePhotoApiArg>({
        query: (queryArg) => ({
          url: `/photo/create`,
          method: 'POST',
          body: queryArg.newPhoto,
        }),
        invalidatesTags: ['Job', 'Mission', 'Photo', 'Upload'],
      }),
      listPhotos: build.query<ListPhotosApiResponse, ListPhotosApiArg>({
        query: (queryArg) => ({
          url: `/photo/list/${encodeURIComponent(String(queryArg.missionId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            states: queryArg.states,
            proposed: queryArg.proposed,
            flightId: queryArg.flightId,
          },
        }),
        providesTags: ['Photo'],
      }),
      getPhotoPoints: build.query<GetPhotoPointsApiResponse, GetPhotoPointsApiArg>({
        query: (queryArg) => ({
          url: `/photo/points/${encodeURIComponent(String(queryArg.missionId))}`,
          params: {
            states: queryArg.states,
            proposed: queryArg.proposed,
            footprints: queryArg.footprints,
          },
        }),
        providesTags: ['Photo'],
      }),
      getPhoto: build.query<GetPhotoApiResponse, GetPhotoApiArg>({
        query: (queryArg) => ({
          url: `/photo/get/${encodeURIComponent(String(queryArg.photoId))}`,
        }),
        providesTags: ['Photo'],
      }),
      getSameViewPhotos: build.query<GetSameViewPhotosApiResponse, GetSameViewPhotosApiArg>({
        query: (queryArg) => ({
          url: `/photo/same-view/${encodeURIComponent(String(queryArg.photoId))}`,
        }),
        providesTags: ['Photo'],
      }),
      getPhotoPicture: build.query<GetPhotoPictureApiResponse, GetPhotoPictureApiArg>({
        query: (queryArg) => ({
          url: `/photo/picture/${encodeURIComponent(String(queryArg.photoId))}`,
          params: {
            size: queryArg.size,
          },
        }),
        providesTags: ['Photo'],
      }),
      downloadPhoto: build.query<DownloadPhotoApiResponse, DownloadPhotoApiArg>({
        query: (queryArg) => ({
          url: `/photo/download/${encodeURIComponent(String(queryArg.photoId))}`,
        }),
        providesTags: ['Photo'],
      }),
      sharePhotos: build.mutation<SharePhotosApiResponse, SharePhotosApiArg>({
        query: (queryArg) => ({
          url: `/photo/share`,
          method: 'PATCH',
          body: queryArg.photoSharing,
        }),
        invalidatesTags: ['Photo'],
      }),
      deletePhotos: build.mutation<DeletePhotosApiResponse, DeletePhotosApiArg>({
        query: (queryArg) => ({
          url: `/photo/delete`,
          method: 'DELETE',
          params: {
            photoIds: queryArg.photoIds,
          },
        }),
        invalidatesTags: ['Mission', 'Photo'],
      }),
      restorePhotos: build.mutation<RestorePhotosApiResponse, RestorePhotosApiArg>({
        query: (queryArg) => ({
          url: `/photo/restore`,
          method: 'POST',
          body: queryArg.photoSelection,
        }),
        invalidatesTags: ['Mission', 'Photo'],
      }),
      listPhotosToReview: build.query<ListPhotosToReviewApiResponse, ListPhotosToReviewApiArg>({
        query: (queryArg) => ({
          url: `/layer/fetch-to-be-reviwed-files`,
          params: {
            missionId: queryArg.missionId,
            state: queryArg.state,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Photo'],
      }),
      reviewPhotos: build.mutation<ReviewPhotosApiResponse, ReviewPhotosApiArg>({
        query: (queryArg) => ({
          url: `/layer/images-review`,
          method: 'PATCH',
          body: queryArg.photoReview,
        }),
        invalidatesTags: ['Photo'],
      }),
      placePhoto: build.mutation<PlacePhotoApiResponse, PlacePhotoApiArg>({
        query: (queryArg) => ({
          url: `/layer/pick-to-map-for-layer`,
          method: 'PATCH',
          body: queryArg.photoPlace,
        }),
        invalidatesTags: ['Photo'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as photoGenerated }
export type CreatePhotoApiResponse = /** status 201 The photo, which is not imported yet. */ PhotoReply
export type CreatePhotoApiArg = {
  newPhoto: NewPhoto
}
export type ListPhotosApiResponse = /** status 200 One page of photos; those without a time are last. */ PhotoListReply
export type ListPhotosApiArg = {
  missionId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Only photos in these states. */
  states?: PhotoState[]
  /** Only photos that are proposed for rejection and have no decision. */
  proposed?: boolean
  /** Only photos of this flight. */
  flightId?: Id
}
export type GetPhotoPointsApiResponse =
  /** status 200 At most 20,000 photos, in the order of the list. */ PhotoPointsReply
export type GetPhotoPointsApiArg = {
  missionId: Id
  /** Only photos in these states. */
  states?: PhotoState[]
  /** Only photos that are proposed for rejection and have no decision. */
  proposed?: boolean
  /** Whether the photos have their footprints. */
  footprints?: boolean
}
export type GetPhotoApiResponse = /** status 200 The photo. */ PhotoReply
export type GetPhotoApiArg = {
  photoId: Id
}
export type GetSameViewPhotosApiResponse =
  /** status 200 Photos of all missions, taken near the position of this one and in nearly the same direction, more than an hour before or
after it: the closest of each occasion, at most 50. Empty for a photo without position, time or picture.
 */ SameViewReply
export type GetSameViewPhotosApiArg = {
  photoId: Id
}
export type GetPhotoPictureApiResponse = /** status 200 A WebP image, upright and without metadata. */ string
export type GetPhotoPictureApiArg = {
  photoId: Id
  /** 400 or 1,600 pixels along the longer side; the preview of a 360° photo has 4,096. */
  size?: 'thumbnail' | 'preview'
}
export type DownloadPhotoApiResponse = /** status 200 The file. */ string
export type DownloadPhotoApiArg = {
  photoId: Id
}
export type SharePhotosApiResponse = /** status 200 Done. */ Done
export type SharePhotosApiArg = {
  photoSharing: PhotoSharing
}
export type DeletePhotosApiResponse = /** status 200 Done. */ Done
export type DeletePhotosApiArg = {
  photoIds: Id[]
}
export type RestorePhotosApiResponse = /** status 200 Done. */ Done
export type RestorePhotosApiArg = {
  photoSelection: PhotoSelection
}
export type ListPhotosToReviewApiResponse = /** status 200 One page of photos. */ PhotoListReply
export type ListPhotosToReviewApiArg = {
  missionId: Id
  /** Photos in this state; by default those without a decision. */
  state?: PhotoState
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type ReviewPhotosApiResponse = /** status 200 Done. */ Done
export type ReviewPhotosApiArg = {
  photoReview: PhotoReview
}
export type PlacePhotoApiResponse =
  /** status 200 The photo. Its area on the ground is computed again, or removed if the file does not say enough. */ PhotoReply
export type PlacePhotoApiArg = {
  photoPlace: PhotoPlace
}
export type Id = string
export type PhotoFolder = string
export type PhotoState = 'staged' | 'assigned' | 'unmatched' | 'rejected' | 'duplicate' | 'invalid_exif'
export type MaybeTime = string | null
export type MaybeNumber = number | null
export type CameraAngles = {
  yaw: MaybeNumber
  pitch: MaybeNumber
  roll: MaybeNumber
}
export type PanoramaPixels = number
export type Panorama = {
  fullWidth: PanoramaPixels
  fullHeight: PanoramaPixels
  left: PanoramaPixels
  top: PanoramaPixels
  width: PanoramaPixels
  height: PanoramaPixels
  /** Degrees clockwise from north of the centre of the sphere. */
  heading: number | null
} | null
export type PhotoFacts = {
  make: string | null
  model: string | null
  altitude: MaybeNumber
  relativeAltitude: MaybeNumber
  focalLength: MaybeNumber
  focalLength35: MaybeNumber
  fNumber: MaybeNumber
  exposureTime: MaybeNumber
  iso: number | null
  positionSource: ('gps' | 'rtk' | null) | ('gps' | 'rtk' | null)
  accuracy: MaybeNumber
  gimbal: CameraAngles
  flight: CameraAngles
  panorama?: Panorama
} | null
export type Coordinates = {
  lat: number
  long: number
}
export type PhotoFootprint = Coordinates[] | null
export type MaybeId = string | null
export type Ground = {
  /** Null for those who do not see the layer. */
  layerId: MaybeId
  layerName: string | null
} | null
export type FeatureIndex = number
export type Version = number
export type Time = string
export type Photo = {
  _id: Id
  folder?: PhotoFolder
  missionId: Id
  name: string
  mediaType: string
  size: number
  state: PhotoState
  /** Whether the job has read the file. */
  imported: boolean
  /** Why the photo should be rejected, by comparison with the others. */
  proposal: string | null
  /** Why the photo is rejected, a duplicate or unreadable. */
  reason: string | null
  /** Errors in the metadata of the file. */
  notes: string[]
  takenAt: MaybeTime
  /** The time is the clock of the camera in an unknown zone, written as if it were UTC. */
  localTime: boolean
  location: {
    lat: number
    long: number
  } | null
  /** Whether a user has placed it; otherwise the position is that of the file. */
  isPlaced: boolean
  width: number | null
  height: number | null
  facts: PhotoFacts
  footprint: PhotoFootprint
  /** Metres by which a corner of the footprint may be off. */
  uncertainty: number | null
  ground: Ground
  /** Whether there are a thumbnail and a preview. */
  hasPicture: boolean
  /** The kind of thermal data in the file; null without, and for clients. */
  thermal: ('flir' | 'tiff' | 'dji' | null) | ('flir' | 'tiff' | 'dji' | null)
  /** The feature that the photo is assigned to, if it exists. */
  feature: {
    layerId: Id
    layerName: string
    index: FeatureIndex
  } | null
  flightId: MaybeId
  /** Null without a flight, and for clients. */
  flight: {
    _id: Id
    name: string
  } | null
  /** Whether clients of the mission see it. */
  clientVisible: boolean
  version: Version
  createdAt: Time
}
export type PhotoReply = {
  status: boolean
  message?: string
  data: Photo
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
export type NewPhoto = {
  missionId: Id
  uploadId: Id
  folder?: PhotoFolder
}
export type PhotoListReply = {
  status: boolean
  data: {
    items: Photo[]
    total: number
    page: number
    pageSize: number
  }
}
export type PhotoPoint = {
  folder?: PhotoFolder
  _id: Id
  name: string
  state: PhotoState
  location: {
    lat: number
    long: number
  } | null
  yaw: number | null
  /** Whether it is proposed for rejection. */
  proposed: boolean
  imported: boolean
  hasPicture: boolean
  flightId: MaybeId
  /** Only in replies with footprints. */
  footprint?: PhotoFootprint
}
export type PhotoPointsReply = {
  status: boolean
  data: {
    photos: PhotoPoint[]
    total: number
  }
}
export type SameViewPhoto = {
  _id: Id
  missionId: Id
  missionName: string
  name: string
  takenAt: Time
  /** As for a photo. */
  localTime: boolean
  /** Metres between the positions. */
  distance: number
  /** Degrees between the directions; null if one of them is unknown, and for 360° photos. */
  angle: number | null
  /** Degrees clockwise by which this photo must be turned to lie as the other, if both look straight down; otherwise null. */
  turn: number | null
  panorama: Panorama
}
export type SameViewReply = {
  status: boolean
  data: SameViewPhoto[]
}
export type Done = {
  status: boolean
  message?: string
}
export type PhotoSharing = {
  ids: Id[]
  clientVisible: boolean
}
export type PhotoSelection = {
  photoIds: Id[]
}
export type PhotoReview = {
  ids: Id[]
  decision: 'accept' | 'reject'
  reason?: string
}
export type PhotoPlace = {
  fileId: Id
  version: Version
  /** Null restores the position of the file. */
  location: {
    lat: number
    long: number
  } | null
}
