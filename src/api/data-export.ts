// Exports of all data of a tenant or of one person.
import { dataExportGenerated } from './generated/data-export.gen'
import { listTag, provideList, unlessFailed } from './tags'

const changed = {
  invalidatesTags: (_result: unknown, error: unknown) => unlessFailed(error, ['DataExport', listTag('Job')] as const),
}

export const dataExportApi = dataExportGenerated.enhanceEndpoints({
  addTagTypes: ['Job'],
  endpoints: {
    // The job has the progress.
    getDataExports: {
      providesTags: (result) => [...provideList('DataExport', result?.data.exports), listTag('Job')],
    },
    getTenantDataExports: {
      providesTags: (result) => [...provideList('DataExport', result?.data.exports), listTag('Job')],
    },
    getOwnDataExports: {
      providesTags: (result) => [...provideList('DataExport', result?.data.exports), listTag('Job')],
    },
    getUserDataExports: {
      providesTags: (result) => [...provideList('DataExport', result?.data.exports), listTag('Job')],
    },
    startDataExport: changed,
    startOwnDataExport: changed,
    startUserDataExport: changed,
    startTenantDataExport: changed,
    deleteDataExport: { ...changed, extraOptions: { showErrorToast: true } },
    deleteTenantDataExport: { ...changed, extraOptions: { showErrorToast: true } },
    deleteOwnDataExport: { ...changed, extraOptions: { showErrorToast: true } },
    deleteUserDataExport: { ...changed, extraOptions: { showErrorToast: true } },
  },
})

export const {
  useGetDataExportsQuery,
  useGetTenantDataExportsQuery,
  useGetOwnDataExportsQuery,
  useGetUserDataExportsQuery,
  useStartDataExportMutation,
  useStartTenantDataExportMutation,
  useStartOwnDataExportMutation,
  useStartUserDataExportMutation,
  useDeleteDataExportMutation,
  useDeleteTenantDataExportMutation,
  useDeleteOwnDataExportMutation,
  useDeleteUserDataExportMutation,
} = dataExportApi

export type { DataExport } from './generated/data-export.gen'
