// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['BaseLayer', 'Layer'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
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
          body: queryArg.undoRequest,
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
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as featureGenerated }
export type ListFilteredFeaturesApiResponse =
  /** status 200 One page of features without geometries, for tables. */ FeatureListReply
export type ListFilteredFeaturesApiArg = {
  layerId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Text that the name must contain, ignoring case. */
  search?: string
  /** Conditions that a feature must meet, each `attribute:comparison:value`. Comparisons: eq, ne, lt, lte, gt, gte, contains, empty, filled. The value may contain colons. */
  where?: string[]
  /** Only features that intersect this box: west,south,east,north in degrees. */
  box?: string
  /** Only flagged records, or only records without a flag. */
  flagged?: boolean
  /** Attribute to sort by, with a minus sign for descending order. The default order is by index. */
  sort?: string
}
export type ListFeaturesApiResponse = /** status 200 One page of features, sorted by index. */ FeatureListReply
export type ListFeaturesApiArg = {
  layerId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Only features with these indexes. */
  index?: number[]
  /** Only features that intersect this box: west,south,east,north in degrees. */
  box?: string
}
export type AddFeaturesApiResponse = /** status 201 The stored features. */ FeatureChangeReply
export type AddFeaturesApiArg = {
  layerId: Id
  newFeatures: NewFeatures
}
export type EditFeatureApiResponse = /** status 200 The stored feature. */ FeatureChangeReply
export type EditFeatureApiArg = {
  layerId: Id
  featureEdit: FeatureEdit
}
export type DeleteFeaturesApiResponse =
  /** status 200 The ID of the change, for undoing it. The list of features is empty. */ FeatureChangeReply
export type DeleteFeaturesApiArg = {
  layerId: Id
  index: number[]
}
export type UndoFeatureChangeApiResponse = /** status 200 The features after the undo. */ FeatureChangeReply
export type UndoFeatureChangeApiArg = {
  layerId: Id
  undoRequest: UndoRequest
}
export type FlagFeatureApiResponse = /** status 200 The stored feature. */ FeatureChangeReply
export type FlagFeatureApiArg = {
  layerId: Id
  featureFlag: FeatureFlag
}
export type Id = string
export type FeatureIndex = number
export type Version = number
export type Geometry = {
  [key: string]: unknown
}
export type Bounds = number[]
export type Attributes = {
  [key: string]: unknown
}
export type Color = string
export type FeatureStyle = {
  color?: Color
  fill?: Color
  /** Opacity of the fill; 0 for no fill. */
  fillOpacity?: number
  width?: number
} | null
export type Time = string
export type Feature = {
  type: 'Feature'
  _id?: Id
  index: FeatureIndex
  version: Version
  /** Not in tables. */
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
export type FeatureChangeReply = {
  status: boolean
  message?: string
  data: {
    /** ID for undoing the change. */
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
  /** All attributes. Attributes that are not listed are removed. */
  properties?: Attributes
  style?: FeatureStyle
}
export type UndoRequest = {
  changeId: Id
}
export type FeatureFlag = {
  index: FeatureIndex
  version: Version
  flagged: boolean
  note?: string
}
