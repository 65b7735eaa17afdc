// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Layer'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createLayerGroup: build.mutation<CreateLayerGroupApiResponse, CreateLayerGroupApiArg>({
        query: (queryArg) => ({
          url: `/layergroup/create`,
          method: 'POST',
          body: queryArg.newLayerGroup,
        }),
        invalidatesTags: ['Layer'],
      }),
      editLayerGroup: build.mutation<EditLayerGroupApiResponse, EditLayerGroupApiArg>({
        query: (queryArg) => ({
          url: `/layergroup/edit/${encodeURIComponent(String(queryArg.groupId))}`,
          method: 'PATCH',
          body: queryArg.layerGroupEdit,
        }),
        invalidatesTags: ['Layer'],
      }),
      deleteLayerGroup: build.mutation<DeleteLayerGroupApiResponse, DeleteLayerGroupApiArg>({
        query: (queryArg) => ({
          url: `/layergroup/delete/${encodeURIComponent(String(queryArg.groupId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Layer'],
      }),
      restoreLayerGroup: build.mutation<RestoreLayerGroupApiResponse, RestoreLayerGroupApiArg>({
        query: (queryArg) => ({
          url: `/layergroup/restore/${encodeURIComponent(String(queryArg.groupId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['Layer'],
      }),
      removeLayerFromGroup: build.mutation<RemoveLayerFromGroupApiResponse, RemoveLayerFromGroupApiArg>({
        query: (queryArg) => ({
          url: `/layergroup/delete-layerId/${encodeURIComponent(String(queryArg.groupId))}/${encodeURIComponent(String(queryArg.layerId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Layer'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as layerGroupGenerated }
export type CreateLayerGroupApiResponse = /** status 201 The stored group. */ LayerGroupReply
export type CreateLayerGroupApiArg = {
  newLayerGroup: NewLayerGroup
}
export type EditLayerGroupApiResponse = /** status 200 The stored group. */ LayerGroupReply
export type EditLayerGroupApiArg = {
  groupId: Id
  layerGroupEdit: LayerGroupEdit
}
export type DeleteLayerGroupApiResponse = /** status 200 Done. */ Done
export type DeleteLayerGroupApiArg = {
  groupId: Id
}
export type RestoreLayerGroupApiResponse = /** status 200 The restored group. */ LayerGroupReply
export type RestoreLayerGroupApiArg = {
  groupId: Id
}
export type RemoveLayerFromGroupApiResponse = /** status 200 Done. */ Done
export type RemoveLayerFromGroupApiArg = {
  groupId: Id
  layerId: Id
}
export type Id = string
export type Version = number
export type Time = string
export type LayerGroup = {
  _id: Id
  missionId: Id
  name: string
  version: Version
  createdAt: Time
}
export type LayerGroupReply = {
  status: boolean
  message?: string
  data: LayerGroup
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
export type NewLayerGroup = {
  missionId: Id
  name: string
}
export type MaybeId = string | null
export type LayerGroupEdit = {
  version: Version
  name?: string
  /** The group to move this one before; null moves it to the end. */
  before?: MaybeId
  /** The layers of the group in their order. Other layers leave the group. */
  layerIds?: Id[]
}
export type Done = {
  status: boolean
  message?: string
}
