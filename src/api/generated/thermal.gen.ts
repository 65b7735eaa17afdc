// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Thermal'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getThermalPhoto: build.query<GetThermalPhotoApiResponse, GetThermalPhotoApiArg>({
        query: (queryArg) => ({
          url: `/data/thermal`,
          params: {
            photoId: queryArg.photoId,
            emissivity: queryArg.emissivity,
            reflected: queryArg.reflected,
            distance: queryArg.distance,
            humidity: queryArg.humidity,
            air: queryArg.air,
          },
        }),
        providesTags: ['Thermal'],
      }),
      getThermalValues: build.query<GetThermalValuesApiResponse, GetThermalValuesApiArg>({
        query: (queryArg) => ({
          url: `/data/thermal/values`,
          params: {
            photoId: queryArg.photoId,
            emissivity: queryArg.emissivity,
            reflected: queryArg.reflected,
            distance: queryArg.distance,
            humidity: queryArg.humidity,
            air: queryArg.air,
          },
        }),
        providesTags: ['Thermal'],
      }),
      listThermalPhotos: build.query<ListThermalPhotosApiResponse, ListThermalPhotosApiArg>({
        query: (queryArg) => ({
          url: `/data/thermal/table`,
          params: {
            missionId: queryArg.missionId,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Thermal'],
      }),
      exportThermalPhotos: build.query<ExportThermalPhotosApiResponse, ExportThermalPhotosApiArg>({
        query: (queryArg) => ({
          url: `/data/thermal/export`,
          params: {
            missionId: queryArg.missionId,
          },
        }),
        providesTags: ['Thermal'],
      }),
      editThermalParameters: build.mutation<EditThermalParametersApiResponse, EditThermalParametersApiArg>({
        query: (queryArg) => ({
          url: `/data/thermal/edit-parameters/${encodeURIComponent(String(queryArg.photoId))}`,
          method: 'PATCH',
          body: queryArg.thermalEdit,
        }),
        invalidatesTags: ['Thermal'],
      }),
      createThermalReading: build.mutation<CreateThermalReadingApiResponse, CreateThermalReadingApiArg>({
        query: (queryArg) => ({
          url: `/data/thermal/create-reading/${encodeURIComponent(String(queryArg.photoId))}`,
          method: 'POST',
          body: queryArg.newReading,
        }),
        invalidatesTags: ['Thermal'],
      }),
      deleteThermalReading: build.mutation<DeleteThermalReadingApiResponse, DeleteThermalReadingApiArg>({
        query: (queryArg) => ({
          url: `/data/thermal/delete-reading/${encodeURIComponent(String(queryArg.readingId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Thermal'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as thermalGenerated }
export type GetThermalPhotoApiResponse = /** status 200 Facts, statistics, hotspots and readings. */ ThermalPhotoReply
export type GetThermalPhotoApiArg = {
  photoId: Id
  /** Computes with this value without storing it. */
  emissivity?: Emissivity
  /** Computes with this value without storing it. */
  reflected?: ReflectedTemperature
  /** Computes with this value without storing it. */
  distance?: Distance
  /** Computes with this value without storing it. */
  humidity?: Humidity
  /** Computes with this value without storing it. */
  air?: AirTemperature
}
export type GetThermalValuesApiResponse =
  /** status 200 Degrees Celsius as 32-bit floats, little-endian, in rows from the top. NaN where unknown. */ string
export type GetThermalValuesApiArg = {
  photoId: Id
  /** Computes with this value without storing it. */
  emissivity?: Emissivity
  /** Computes with this value without storing it. */
  reflected?: ReflectedTemperature
  /** Computes with this value without storing it. */
  distance?: Distance
  /** Computes with this value without storing it. */
  humidity?: Humidity
  /** Computes with this value without storing it. */
  air?: AirTemperature
}
export type ListThermalPhotosApiResponse = /** status 200 One page of thermal photos. */ ThermalListReply
export type ListThermalPhotosApiArg = {
  /** Only photos of this mission. */
  missionId?: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type ExportThermalPhotosApiResponse =
  /** status 200 A CSV file. Cells that a spreadsheet would execute as formulas are neutralised. */ string
export type ExportThermalPhotosApiArg = {
  /** Only photos of this mission. */
  missionId?: Id
}
export type EditThermalParametersApiResponse = /** status 200 The photo with its new temperatures. */ ThermalPhotoReply
export type EditThermalParametersApiArg = {
  photoId: Id
  thermalEdit: ThermalEdit
}
export type CreateThermalReadingApiResponse = /** status 201 The stored reading. */ ReadingReply
export type CreateThermalReadingApiArg = {
  photoId: Id
  newReading: NewReading
}
export type DeleteThermalReadingApiResponse = /** status 200 Done. */ Done
export type DeleteThermalReadingApiArg = {
  readingId: Id
}
export type Id = string
export type ThermalSource = 'flir' | 'tiff' | 'dji'
export type Temperature = number
export type ThermalStatistics = {
  min: Temperature
  max: Temperature
  mean: Temperature
}
export type MaybeTime = string | null
export type Version = number
export type ThermalPhoto = {
  photoId: Id
  name: string
  missionId: Id
  missionName: string
  source: ThermalSource
  /** Camera; empty when unknown. */
  model: string
  width: number | null
  height: number | null
  /** Null when the temperatures are unknown. */
  statistics: ThermalStatistics | null
  /** Why the temperatures are unknown. */
  problem: string | null
  takenAt: MaybeTime
  /** The time is the clock of the camera in an unknown zone, written as if it were UTC. */
  localTime: boolean
  version: Version
}
export type Emissivity = number
export type ReflectedTemperature = number
export type Distance = number
export type Humidity = number
export type AirTemperature = number
export type ThermalParameters = {
  emissivity: Emissivity
  reflected: ReflectedTemperature
  distance: Distance
  humidity: Humidity
  air: AirTemperature
}
export type Hotspot = {
  /** Column of the hottest pixel. */
  x: number
  /** Row of the hottest pixel. */
  y: number
  degrees: Temperature
  /** Degrees above its surroundings. */
  excess: number
  /** Pixels. */
  area: number
}
export type ReadingKind = 'point' | 'line' | 'area'
export type ReadingPoints = number[][]
export type Time = string
export type Author = {
  _id: Id
  name: string
  avatar?: string | null
}
export type Reading = {
  _id: Id
  kind: ReadingKind
  label: string
  points: ReadingPoints
  min: Temperature
  max: Temperature
  mean: Temperature
  /** What the reading was computed with; null for a file that has temperatures itself. */
  parameters: ThermalParameters | null
  createdAt: Time
  createdBy?: Author
}
export type ThermalDetails = {
  photo: ThermalPhoto
  /** Null for a file that has temperatures itself. */
  parameters: ThermalParameters | null
  /** As set in the camera. */
  cameraParameters: ThermalParameters | null
  hotspots: Hotspot[]
  readings: Reading[]
}
export type ThermalPhotoReply = {
  status: boolean
  message?: string
  data: ThermalDetails
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
export type ThermalListReply = {
  status: boolean
  message?: string
  data: {
    items: ThermalPhoto[]
    total: number
    page: number
    pageSize: number
  }
}
export type ThermalEdit = {
  version: Version
  emissivity?: Emissivity
  reflected?: ReflectedTemperature
  distance?: Distance
  humidity?: Humidity
  air?: AirTemperature
}
export type ReadingReply = {
  status: boolean
  message?: string
  data: Reading
}
export type NewReading = {
  kind: ReadingKind
  label?: string
  points: ReadingPoints
}
export type Done = {
  status: boolean
  message?: string
}
