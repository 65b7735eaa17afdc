// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Asset', 'AssetModel', 'MaintenanceRule', 'Manufacturer'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getManufacturers: build.query<GetManufacturersApiResponse, GetManufacturersApiArg>({
        query: (queryArg) => ({
          url: `/manufacturer/get`,
          params: {
            search: queryArg.search,
          },
        }),
        providesTags: ['Manufacturer'],
      }),
      getManufacturer: build.query<GetManufacturerApiResponse, GetManufacturerApiArg>({
        query: (queryArg) => ({
          url: `/manufacturer/get-by-id/${encodeURIComponent(String(queryArg.manufacturerId))}`,
        }),
        providesTags: ['Manufacturer'],
      }),
      createManufacturer: build.mutation<CreateManufacturerApiResponse, CreateManufacturerApiArg>({
        query: (queryArg) => ({
          url: `/manufacturer/create`,
          method: 'POST',
          body: queryArg.newManufacturer,
        }),
        invalidatesTags: ['Manufacturer'],
      }),
      editManufacturer: build.mutation<EditManufacturerApiResponse, EditManufacturerApiArg>({
        query: (queryArg) => ({
          url: `/manufacturer/edit/${encodeURIComponent(String(queryArg.manufacturerId))}`,
          method: 'PATCH',
          body: queryArg.manufacturerEdit,
        }),
        invalidatesTags: ['Asset', 'AssetModel', 'Manufacturer'],
      }),
      deleteManufacturer: build.mutation<DeleteManufacturerApiResponse, DeleteManufacturerApiArg>({
        query: (queryArg) => ({
          url: `/manufacturer/delete/${encodeURIComponent(String(queryArg.manufacturerId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Manufacturer'],
      }),
      getAssetModels: build.query<GetAssetModelsApiResponse, GetAssetModelsApiArg>({
        query: (queryArg) => ({
          url: `/model/get`,
          params: {
            search: queryArg.search,
          },
        }),
        providesTags: ['AssetModel'],
      }),
      getAssetModel: build.query<GetAssetModelApiResponse, GetAssetModelApiArg>({
        query: (queryArg) => ({
          url: `/model/get-by-id/${encodeURIComponent(String(queryArg.assetModelId))}`,
        }),
        providesTags: ['AssetModel'],
      }),
      createAssetModel: build.mutation<CreateAssetModelApiResponse, CreateAssetModelApiArg>({
        query: (queryArg) => ({
          url: `/model/create`,
          method: 'POST',
          body: queryArg.newAssetModel,
        }),
        invalidatesTags: ['AssetModel'],
      }),
      updateAssetModel: build.mutation<UpdateAssetModelApiResponse, UpdateAssetModelApiArg>({
        query: (queryArg) => ({
          url: `/model/update/${encodeURIComponent(String(queryArg.assetModelId))}`,
          method: 'PATCH',
          body: queryArg.assetModelEdit,
        }),
        invalidatesTags: ['Asset', 'AssetModel', 'MaintenanceRule'],
      }),
      deleteAssetModel: build.mutation<DeleteAssetModelApiResponse, DeleteAssetModelApiArg>({
        query: (queryArg) => ({
          url: `/model/delete/${encodeURIComponent(String(queryArg.assetModelId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['AssetModel', 'MaintenanceRule'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as manufacturerGenerated }
export type GetManufacturersApiResponse = /** status 200 The manufacturers by name. */ ManufacturersReply
export type GetManufacturersApiArg = {
  /** Text that the name must contain, ignoring case. */
  search?: string
}
export type GetManufacturerApiResponse = /** status 200 The manufacturer. */ ManufacturerReply
export type GetManufacturerApiArg = {
  manufacturerId: Id
}
export type CreateManufacturerApiResponse = /** status 201 The stored manufacturer. */ ManufacturerReply
export type CreateManufacturerApiArg = {
  newManufacturer: NewManufacturer
}
export type EditManufacturerApiResponse = /** status 200 The stored manufacturer. */ ManufacturerReply
export type EditManufacturerApiArg = {
  manufacturerId: Id
  manufacturerEdit: ManufacturerEdit
}
export type DeleteManufacturerApiResponse = /** status 200 Done. */ Done
export type DeleteManufacturerApiArg = {
  manufacturerId: Id
}
export type GetAssetModelsApiResponse = /** status 200 The models by manufacturer and name. */ AssetModelsReply
export type GetAssetModelsApiArg = {
  /** Text that the name must contain, ignoring case. */
  search?: string
}
export type GetAssetModelApiResponse = /** status 200 The model. */ AssetModelReply
export type GetAssetModelApiArg = {
  assetModelId: Id
}
export type CreateAssetModelApiResponse = /** status 201 The stored model. */ AssetModelReply
export type CreateAssetModelApiArg = {
  newAssetModel: NewAssetModel
}
export type UpdateAssetModelApiResponse = /** status 200 The stored model. */ AssetModelReply
export type UpdateAssetModelApiArg = {
  assetModelId: Id
  assetModelEdit: AssetModelEdit
}
export type DeleteAssetModelApiResponse = /** status 200 Done. */ Done
export type DeleteAssetModelApiArg = {
  assetModelId: Id
}
export type Id = string
export type Website = string
export type Version = number
export type Manufacturer = {
  _id: Id
  name: string
  website: Website
  version: Version
}
export type ManufacturersReply = {
  status: boolean
  message?: string
  data: {
    manufacturers: Manufacturer[]
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
export type ManufacturerReply = {
  status: boolean
  message?: string
  data: Manufacturer
}
export type NewManufacturer = {
  name: string
  website?: Website
}
export type ManufacturerEdit = {
  version: Version
  name?: string
  website?: Website
}
export type Done = {
  status: boolean
  message?: string
}
export type NameOfRecord = {
  _id: Id
  name: string
}
export type AssetModel = {
  _id: Id
  name: string
  manufacturer: NameOfRecord
  class: NameOfRecord
  version: Version
}
export type AssetModelsReply = {
  status: boolean
  message?: string
  data: {
    models: AssetModel[]
  }
}
export type AssetModelReply = {
  status: boolean
  message?: string
  data: AssetModel
}
export type NewAssetModel = {
  name: string
  manufacturerId: Id
  classId: Id
}
export type AssetModelEdit = {
  version: Version
  name?: string
}
