// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['BaseMap', 'Job', 'Upload'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getBaseMaps: build.query<GetBaseMapsApiResponse, GetBaseMapsApiArg>({
        query: () => ({ url: `/base-map/get-for-map` }),
        providesTags: ['BaseMap'],
      }),
      getPublicBaseMaps: build.query<GetPublicBaseMapsApiResponse, GetPublicBaseMapsApiArg>({
        query: (queryArg) => ({
          url: `/base-map/get-for-public-map/${encodeURIComponent(String(queryArg.baseLayerId))}`,
        }),
        providesTags: ['BaseMap'],
      }),
      getBaseMapFile: build.query<GetBaseMapFileApiResponse, GetBaseMapFileApiArg>({
        query: (queryArg) => ({
          url: `/base-map/get-file/${encodeURIComponent(String(queryArg.baseMapId))}`,
        }),
        providesTags: ['BaseMap'],
      }),
      getPublicBaseMapFile: build.query<GetPublicBaseMapFileApiResponse, GetPublicBaseMapFileApiArg>({
        query: (queryArg) => ({
          url: `/base-map/get-public-file/${encodeURIComponent(String(queryArg.baseLayerId))}/${encodeURIComponent(String(queryArg.baseMapId))}`,
        }),
        providesTags: ['BaseMap'],
      }),
      getBaseMapSettings: build.query<GetBaseMapSettingsApiResponse, GetBaseMapSettingsApiArg>({
        query: () => ({ url: `/base-map/get-settings` }),
        providesTags: ['BaseMap'],
      }),
      createBaseMap: build.mutation<CreateBaseMapApiResponse, CreateBaseMapApiArg>({
        query: (queryArg) => ({
          url: `/base-map/create`,
          method: 'POST',
          body: queryArg.newBaseMap,
        }),
        invalidatesTags: ['BaseMap'],
      }),
      createBaseMapFromFile: build.mutation<CreateBaseMapFromFileApiResponse, CreateBaseMapFromFileApiArg>({
        query: (queryArg) => ({
          url: `/base-map/create-from-file`,
          method: 'POST',
          body: queryArg.newBaseMapOfFile,
        }),
        invalidatesTags: ['BaseMap', 'Upload'],
      }),
      createBaseMapFromMbtiles: build.mutation<CreateBaseMapFromMbtilesApiResponse, CreateBaseMapFromMbtilesApiArg>({
        query: (queryArg) => ({
          url: `/base-map/create-from-mbtiles`,
          method: 'POST',
          body: queryArg.newBaseMapOfFile,
        }),
        invalidatesTags: ['Job'],
      }),
      editBaseMap: build.mutation<EditBaseMapApiResponse, EditBaseMapApiArg>({
        query: (queryArg) => ({
          url: `/base-map/edit/${encodeURIComponent(String(queryArg.baseMapId))}`,
          method: 'PATCH',
          body: queryArg.baseMapEdit,
        }),
        invalidatesTags: ['BaseMap'],
      }),
      deleteBaseMap: build.mutation<DeleteBaseMapApiResponse, DeleteBaseMapApiArg>({
        query: (queryArg) => ({
          url: `/base-map/delete/${encodeURIComponent(String(queryArg.baseMapId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['BaseMap'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as baseMapGenerated }
export type GetBaseMapsApiResponse =
  /** status 200 The enabled base maps of the installation and the tenant. */ BaseMapsReply
export type GetBaseMapsApiArg = void
export type GetPublicBaseMapsApiResponse =
  /** status 200 The enabled base maps of the installation and the publishing tenant. */ BaseMapsReply
export type GetPublicBaseMapsApiArg = {
  baseLayerId: Id
}
export type GetBaseMapFileApiResponse = /** status 200 The file, or the requested range of it with status 206. */ Blob
export type GetBaseMapFileApiArg = {
  baseMapId: Id
}
export type GetPublicBaseMapFileApiResponse =
  /** status 200 The file, or the requested range of it with status 206. */ Blob
export type GetPublicBaseMapFileApiArg = {
  baseLayerId: Id
  baseMapId: Id
}
export type GetBaseMapSettingsApiResponse =
  /** status 200 The base maps of the tenant, or of the installation for a super-admin. */ BaseMapSettingsReply
export type GetBaseMapSettingsApiArg = void
export type CreateBaseMapApiResponse = /** status 201 The base map as stored. */ BaseMapSettingReply
export type CreateBaseMapApiArg = {
  newBaseMap: NewBaseMap
}
export type CreateBaseMapFromFileApiResponse = /** status 201 The base map as stored. */ BaseMapSettingReply
export type CreateBaseMapFromFileApiArg = {
  newBaseMapOfFile: NewBaseMapOfFile
}
export type CreateBaseMapFromMbtilesApiResponse = /** status 201 The ID that the base map will have, and its job. */ {
  status: boolean
  message?: string
  data: {
    _id: Id
    jobId: Id
  }
}
export type CreateBaseMapFromMbtilesApiArg = {
  newBaseMapOfFile: NewBaseMapOfFile
}
export type EditBaseMapApiResponse = /** status 200 The base map as stored. */ BaseMapSettingReply
export type EditBaseMapApiArg = {
  baseMapId: Id
  baseMapEdit: BaseMapEdit
}
export type DeleteBaseMapApiResponse = /** status 200 Done. */ Done
export type DeleteBaseMapApiArg = {
  baseMapId: Id
}
export type Id = string
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
export type BaseMapKind = 'style' | 'raster' | 'vector' | 'wmts' | 'pmtiles'
export type BaseMapHosts = string[]
export type Version = number
export type BaseMapSetting = {
  _id: Id
  name: string
  kind: BaseMapKind
  url: BaseMapUrl
  layers: BaseMapLayers
  attribution: BaseMapAttribution
  hosts: BaseMapHosts
  minZoom: BaseMapZoom
  maxZoom: BaseMapZoom
  tileSize: 256 | 512
  enabled: boolean
  isDefault: boolean
  isPreset: boolean
  /** The address leads to an uploaded file. */
  isFile: boolean
  /** Terms of a preset; else empty. */
  termsUrl: string
  drawn: BaseMap
  /** Origins on private networks that the operator does not permit. Maps do not offer a base map with one. */
  forbiddenOrigins: string[]
  version: Version
}
export type BaseMapSettingsReply = {
  status: boolean
  data: {
    maps: BaseMapSetting[]
  }
}
export type BaseMapSettingReply = {
  status: boolean
  message?: string
  data: BaseMapSetting
}
export type NewBaseMap = {
  name: string
  kind: BaseMapKind
  url: BaseMapUrl
  layers?: BaseMapLayers
  attribution: BaseMapAttribution
  hosts?: BaseMapHosts
  minZoom?: BaseMapZoom
  maxZoom?: BaseMapZoom
  tileSize?: 256 | 512
  enabled?: boolean
  isDefault?: boolean
}
export type NewBaseMapOfFile = {
  uploadId: Id
  name: string
  attribution: BaseMapAttribution
}
export type BaseMapEdit = {
  version: Version
  name?: string
  kind?: BaseMapKind
  url?: BaseMapUrl
  layers?: BaseMapLayers
  attribution?: BaseMapAttribution
  hosts?: BaseMapHosts
  minZoom?: BaseMapZoom
  maxZoom?: BaseMapZoom
  tileSize?: 256 | 512
  enabled?: boolean
  isDefault?: boolean
}
export type Done = {
  status: boolean
  message?: string
}
