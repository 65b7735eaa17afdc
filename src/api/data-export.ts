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
    startDataExport: changed,
    startTenantDataExport: changed,
    deleteDataExport: { ...changed, extraOptions: { showErrorToast: true } },
    deleteTenantDataExport: { ...changed, extraOptions: { showErrorToast: true } },
  },
})

export const {
  useGetDataExportsQuery,
  useGetTenantDataExportsQuery,
  useStartDataExportMutation,
  useStartTenantDataExportMutation,
  useDeleteDataExportMutation,
  useDeleteTenantDataExportMutation,
} = dataExportApi

export type { DataExport } from './generated/data-export.gen'
