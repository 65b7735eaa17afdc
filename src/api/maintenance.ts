// Maintenance of assets: rules, what is due, and records.
import { maintenanceGenerated } from './generated/maintenance.gen'
import { listTag, unlessFailed } from './tags'

export type {
  ExpiringAssetFile,
  MaintenanceDue,
  MaintenancePart,
  MaintenanceRecord,
  MaintenanceRule,
} from './generated/maintenance.gen'

// Maintenance decides whether assets may fly, which every flight shows.
const ruleTags = (_result: unknown, error: unknown) =>
  unlessFailed(error, ['Asset', 'Flight', 'MaintenanceRule'] as const)
const recordTags = (_result: unknown, error: unknown) =>
  unlessFailed(error, ['Asset', 'Flight', 'MaintenanceRecord', 'MaintenanceRule'] as const)

const maintenanceApi = maintenanceGenerated.enhanceEndpoints({
  addTagTypes: ['Asset', 'AssetFile', 'Flight'],
  endpoints: {
    // The use of the asset determines how far an interval has passed.
    getAssetMaintenance: { providesTags: ['MaintenanceRule', 'Asset', listTag('Flight')] },
    getMaintenanceCalendar: { providesTags: ['MaintenanceRule', 'Asset', 'AssetFile', listTag('Flight')] },
    createMaintenanceRule: { invalidatesTags: ruleTags },
    editMaintenanceRule: { invalidatesTags: ruleTags },
    deleteMaintenanceRule: { invalidatesTags: ruleTags },
    createMaintenanceRecord: { invalidatesTags: recordTags },
    deleteMaintenanceRecord: { invalidatesTags: recordTags },
    restoreMaintenanceRecord: { extraOptions: { showErrorToast: true }, invalidatesTags: recordTags },
  },
})

export const {
  useGetMaintenanceRulesQuery,
  useCreateMaintenanceRuleMutation,
  useEditMaintenanceRuleMutation,
  useDeleteMaintenanceRuleMutation,
  useGetAssetMaintenanceQuery,
  useGetMaintenanceCalendarQuery,
  useListMaintenanceRecordsQuery,
  useCreateMaintenanceRecordMutation,
  useDeleteMaintenanceRecordMutation,
  useRestoreMaintenanceRecordMutation,
} = maintenanceApi
