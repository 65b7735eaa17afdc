// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Package', 'PublicFile', 'PublicPackage'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      uploadPackagePoster: build.mutation<UploadPackagePosterApiResponse, UploadPackagePosterApiArg>({
        query: (queryArg) => ({
          url: `/admin/package/upload-poster`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: [],
      }),
      createPackage: build.mutation<CreatePackageApiResponse, CreatePackageApiArg>({
        query: (queryArg) => ({
          url: `/admin/package/create`,
          method: 'POST',
          body: queryArg.newPackage,
        }),
        invalidatesTags: ['Package', 'PublicPackage'],
      }),
      listPackages: build.query<ListPackagesApiResponse, ListPackagesApiArg>({
        query: (queryArg) => ({
          url: `/admin/package/fetchall`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            search: queryArg.search,
            active: queryArg.active,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['Package'],
      }),
      getPackage: build.query<GetPackageApiResponse, GetPackageApiArg>({
        query: (queryArg) => ({
          url: `/admin/package/fetch-by-id/${encodeURIComponent(String(queryArg.packageId))}`,
        }),
        providesTags: ['Package'],
      }),
      listActivePackages: build.query<ListActivePackagesApiResponse, ListActivePackagesApiArg>({
        query: (queryArg) => ({
          url: `/admin/package/fetchactive`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            search: queryArg.search,
          },
        }),
        providesTags: ['Package'],
      }),
      editPackage: build.mutation<EditPackageApiResponse, EditPackageApiArg>({
        query: (queryArg) => ({
          url: `/admin/package/edit-package-for-Id/${encodeURIComponent(String(queryArg.packageId))}`,
          method: 'PATCH',
          body: queryArg.packageEdit,
        }),
        invalidatesTags: ['Package', 'PublicPackage'],
      }),
      deletePackage: build.mutation<DeletePackageApiResponse, DeletePackageApiArg>({
        query: (queryArg) => ({
          url: `/admin/package/delete-package-for-Id/${encodeURIComponent(String(queryArg.packageId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Package', 'PublicPackage'],
      }),
      getPublicFile: build.query<GetPublicFileApiResponse, GetPublicFileApiArg>({
        query: (queryArg) => ({
          url: `/files/public/${encodeURIComponent(String(queryArg.fileId))}`,
        }),
        providesTags: ['PublicFile'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as packageGenerated }
export type UploadPackagePosterApiResponse =
  /** status 201 ID and URL of the poster. An unused poster is deleted after a day. */ PictureReply
export type UploadPackagePosterApiArg = {
  body: {
    /** PNG, JPEG or WebP, detected by content. */
    file: Blob
  }
}
export type CreatePackageApiResponse = /** status 201 The package as stored. */ PackageReply
export type CreatePackageApiArg = {
  newPackage: NewPackage
}
export type ListPackagesApiResponse = /** status 200 One page of packages. */ PackageListReply
export type ListPackagesApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Text that the name must contain, ignoring case. */
  search?: string
  /** Only packages that are on sale, or only packages that are not. */
  active?: boolean
  /** Column to sort by; a leading minus sign sorts in descending order. */
  sort?: 'createdAt' | '-createdAt' | 'name' | '-name' | 'price' | '-price' | 'tenants' | '-tenants'
}
export type GetPackageApiResponse = /** status 200 The package. */ PackageReply
export type GetPackageApiArg = {
  packageId: Id
}
export type ListActivePackagesApiResponse = /** status 200 One page of packages, cheapest first. */ PackageListReply
export type ListActivePackagesApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Text that the name must contain, ignoring case. */
  search?: string
}
export type EditPackageApiResponse = /** status 200 The package as stored. */ PackageReply
export type EditPackageApiArg = {
  packageId: Id
  packageEdit: PackageEdit
}
export type DeletePackageApiResponse = /** status 200 Done. */ Done
export type DeletePackageApiArg = {
  packageId: Id
}
export type GetPublicFileApiResponse = /** status 200 A WebP picture, which never changes under its ID. */ Blob
export type GetPublicFileApiArg = {
  fileId: Id
}
export type Id = string
export type PictureReply = {
  status: boolean
  message?: string
  data: {
    fileId: Id
    url: string
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
export type Price = number
export type Currency = string
export type Period = 'month' | 'year'
export type Limits = {
  users: number
  /** Client companies. Their people take no seat. */
  clients: number
  storageBytes: number
  streamMinutes: number
  aiRuns: number
}
export type MaybeId = string | null
export type Version = number
export type Time = string
export type Package = {
  _id: Id
  name: string
  description: string
  price: Price
  currency: Currency
  period: Period
  limits: Limits
  /** URL of the picture. */
  poster: string | null
  posterId: MaybeId
  active: boolean
  public: boolean
  /** Number of tenants that have the package or are signing up for it. */
  tenants: number
  version: Version
  createdAt: Time
  updatedAt: Time
}
export type PackageReply = {
  status: boolean
  message?: string
  data: Package
}
export type NewPackage = {
  name: string
  description?: string
  price: Price
  /** ISO 4217 code. */
  currency?: string
  period: Period
  limits: Limits
  /** From upload-poster; null for none. */
  posterId?: MaybeId
  /** Whether it is on sale. */
  active?: boolean
  /** Whether it is offered at sign-up. */
  public?: boolean
}
export type PackageListReply = {
  status: boolean
  message?: string
  data: {
    items: Package[]
    total: number
    page: number
    pageSize: number
  }
}
export type PackageEdit = {
  version: Version
  name?: string
  description?: string
  price?: Price
  currency?: Currency
  period?: Period
  limits?: Limits
  /** From upload-poster; null removes the poster. */
  posterId?: MaybeId
  active?: boolean
  public?: boolean
}
export type Done = {
  status: boolean
  message?: string
}
