// Packages.
import { packageGenerated, type ListPackagesApiArg } from './generated/package.gen'
import { idTag, listTag, provideList, unlessFailed } from './tags'

export const packageApi = packageGenerated.enhanceEndpoints({
  endpoints: {
    listPackages: {
      providesTags: (result) => provideList('Package', result?.data.items),
    },
    listActivePackages: {
      providesTags: (result) => provideList('Package', result?.data.items),
    },
    getPackage: {
      providesTags: (_result, _error, { packageId }) => [idTag('Package', packageId)],
    },
    createPackage: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Package'), 'PublicPackage']),
    },
    editPackage: {
      invalidatesTags: (_result, error, { packageId }) =>
        unlessFailed(error, [idTag('Package', packageId), listTag('Package'), 'PublicPackage']),
    },
    deletePackage: {
      // Not the package itself: its open page would refetch and get a 404.
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Package'), 'PublicPackage']),
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
