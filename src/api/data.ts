// Everything of a tenant in one list, and the filters that users save for it.
import { dataGenerated, type ListDataApiArg } from './generated/data.gen'

export const dataApi = dataGenerated.enhanceEndpoints({
  addTagTypes: ['Document', 'Flight', 'Layer', 'Location', 'Mission', 'Photo', 'Telemetry'],
  endpoints: {
    listData: { providesTags: ['Data', 'Document', 'Flight', 'Layer', 'Location', 'Mission', 'Photo', 'Telemetry'] },
    getDataFilters: { providesTags: ['DataFilter'] },
    editDataFilter: { extraOptions: { showErrorToast: true } },
  },
})

export const {
  useListDataQuery,
  useGetDataFiltersQuery,
  useCreateDataFilterMutation,
  useEditDataFilterMutation,
  useDeleteDataFilterMutation,
} = dataApi

export type DataQuery = Omit<ListDataApiArg, 'page' | 'pageSize'>
export type { DataCounts, DataFilter, DataItem, DataKind } from './generated/data.gen'
