// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Wall'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getWalls: build.query<GetWallsApiResponse, GetWallsApiArg>({
        query: () => ({ url: `/wall/getall` }),
        providesTags: ['Wall'],
      }),
      createWall: build.mutation<CreateWallApiResponse, CreateWallApiArg>({
        query: (queryArg) => ({
          url: `/wall/create`,
          method: 'POST',
          body: queryArg.newWall,
        }),
        invalidatesTags: ['Wall'],
      }),
      editWall: build.mutation<EditWallApiResponse, EditWallApiArg>({
        query: (queryArg) => ({
          url: `/wall/edit/${encodeURIComponent(String(queryArg.wallId))}`,
          method: 'PATCH',
          body: queryArg.wallEdit,
        }),
        invalidatesTags: ['Wall'],
      }),
      deleteWall: build.mutation<DeleteWallApiResponse, DeleteWallApiArg>({
        query: (queryArg) => ({
          url: `/wall/delete/${encodeURIComponent(String(queryArg.wallId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Wall'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as wallGenerated }
export type GetWallsApiResponse = /** status 200 200 at most, sorted by name. */ WallsReply
export type GetWallsApiArg = void
export type CreateWallApiResponse = /** status 201 The saved layout. */ WallReply
export type CreateWallApiArg = {
  newWall: NewWall
}
export type EditWallApiResponse = /** status 200 The saved layout. */ WallReply
export type EditWallApiArg = {
  wallId: Id
  wallEdit: WallEdit
}
export type DeleteWallApiResponse = /** status 200 Done. */ Done
export type DeleteWallApiArg = {
  wallId: Id
}
export type Id = string
export type WallName = string
export type WallTileCount = 1 | 4 | 9 | 16
export type MaybeId = string | null
export type WallTile = {
  /** The flight whose stream is shown; null for a tile that is filled automatically. */
  flightId: MaybeId
  /** Name of the stream key; empty if automatic. */
  name: string
  /** Two columns wide and two rows high. */
  isLarge: boolean
}
export type WallTiles = WallTile[]
export type Version = number
export type Wall = {
  _id: Id
  name: WallName
  isShared: boolean
  /** Whether the caller may edit and delete it. */
  canEdit: boolean
  tileCount: WallTileCount
  tiles: WallTiles
  showsMap: boolean
  /** Name of the author. */
  createdBy: string
  version: Version
}
export type WallsReply = {
  status: boolean
  message?: string
  data: {
    walls: Wall[]
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
export type WallReply = {
  status: boolean
  message?: string
  data: Wall
}
export type NewWall = {
  name: WallName
  /** Everybody in the tenant who may open the control center sees it. */
  isShared: boolean
  tileCount: WallTileCount
  tiles: WallTiles
  showsMap: boolean
}
export type WallEdit = {
  version: Version
  name?: WallName
  isShared?: boolean
  tileCount?: WallTileCount
  tiles?: WallTiles
  showsMap?: boolean
}
export type Done = {
  status: boolean
  message?: string
}
