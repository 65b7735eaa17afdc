// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Asset', 'AssetClass', 'AssetModel', 'Flight', 'MaintenanceRule'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getAssetClasses: build.query<GetAssetClassesApiResponse, GetAssetClassesApiArg>({
        query: () => ({ url: `/assetclass/get` }),
        providesTags: ['AssetClass'],
      }),
      createAssetClass: build.mutation<CreateAssetClassApiResponse, CreateAssetClassApiArg>({
        query: (queryArg) => ({
          url: `/assetclass/create`,
          method: 'POST',
          body: queryArg.newAssetClass,
        }),
        invalidatesTags: ['AssetClass'],
      }),
      editAssetClass: build.mutation<EditAssetClassApiResponse, EditAssetClassApiArg>({
        query: (queryArg) => ({
          url: `/assetclass/edit/${encodeURIComponent(String(queryArg.assetClassId))}`,
          method: 'PATCH',
          body: queryArg.assetClassEdit,
        }),
        invalidatesTags: ['Asset', 'AssetClass', 'AssetModel', 'Flight', 'MaintenanceRule'],
      }),
      deleteAssetClass: build.mutation<DeleteAssetClassApiResponse, DeleteAssetClassApiArg>({
        query: (queryArg) => ({
          url: `/assetclass/delete/${encodeURIComponent(String(queryArg.assetClassId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['AssetClass', 'MaintenanceRule'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as assetClassGenerated }
export type GetAssetClassesApiResponse = /** status 200 The classes by name. */ AssetClassesReply
export type GetAssetClassesApiArg = void
export type CreateAssetClassApiResponse = /** status 201 The stored class. */ AssetClassReply
export type CreateAssetClassApiArg = {
  newAssetClass: NewAssetClass
}
export type EditAssetClassApiResponse = /** status 200 The stored class. */ AssetClassReply
export type EditAssetClassApiArg = {
  assetClassId: Id
  assetClassEdit: AssetClassEdit
}
export type DeleteAssetClassApiResponse = /** status 200 Done. */ Done
export type DeleteAssetClassApiArg = {
  assetClassId: Id
}
export type Id = string
export type AssetKind = 'drone' | 'battery' | 'payload' | 'vehicle' | 'dock' | 'other'
export type Version = number
export type AssetClass = {
  _id: Id
  name: string
  kind: AssetKind
  version: Version
}
export type AssetClassesReply = {
  status: boolean
  message?: string
  data: {
    classes: AssetClass[]
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
export type AssetClassReply = {
  status: boolean
  message?: string
  data: AssetClass
}
export type NewAssetClass = {
  name: string
  kind: AssetKind
}
export type AssetClassEdit = {
  version: Version
  name?: string
}
export type Done = {
  status: boolean
  message?: string
}
