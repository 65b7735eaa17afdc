// Packages with precise tags.
import { packageGenerated, type ListPackagesApiArg } from './generated/package.gen'
import { LIST, onSuccess, provideList } from './tags'

const list = { type: 'Package', id: LIST } as const
const one = (id: string) => ({ type: 'Package', id }) as const

export const packageApi = packageGenerated.enhanceEndpoints({
  endpoints: {
    listPackages: {
      extraOptions: { quiet: true },
      providesTags: (result) => provideList('Package', result?.data.items),
    },
    listActivePackages: {
      extraOptions: { quiet: true },
      providesTags: (result) => provideList('Package', result?.data.items),
    },
    getPackage: {
      extraOptions: { quiet: true },
      providesTags: (_result, _error, { packageId }) => [one(packageId)],
    },
    // A poster belongs to nothing until a package is saved with it.
    uploadPackagePoster: { extraOptions: { quiet: true }, invalidatesTags: [] },
    createPackage: {
      extraOptions: { quiet: true },
      invalidatesTags: (_result, error) => onSuccess(error, [list]),
    },
    editPackage: {
      extraOptions: { quiet: true },
      invalidatesTags: (_result, error, { packageId }) => onSuccess(error, [one(packageId), list]),
    },
    deletePackage: {
      extraOptions: { quiet: true },
      // Its own page is being left: reading it again would only find nothing.
      invalidatesTags: (_result, error) => onSuccess(error, [list]),
    },
  },
})

export const {
  useListPackagesQuery,
  useListActivePackagesQuery,
  useGetPackageQuery,
  useUploadPackagePosterMutation,
  useCreatePackageMutation,
  useEditPackageMutation,
  useDeletePackageMutation,
} = packageApi

export type { ListPackagesApiArg, NewPackage, Package, PackageEdit, Period } from './generated/package.gen'
export type PackageSort = NonNullable<ListPackagesApiArg['sort']>
