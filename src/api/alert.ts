// Alerts of missions: something was seen that people have to handle.
import { alertGenerated, type AlertSettingsReply, type AlertStatisticsReply, type ListAlertsApiArg } from './generated/alert.gen'
import { idTag, listTag, provideList, unlessFailed } from './tags'

export const alertApi = alertGenerated.enhanceEndpoints({
  endpoints: {
    listAlerts: { providesTags: (result) => provideList('Alert', result?.data.items) },
    listAlertsByMapref: { providesTags: (result) => provideList('Alert', result?.data.items) },
    listLocationAlerts: { providesTags: (result) => provideList('Alert', result?.data.items) },
    listLocationAlertsInTime: { providesTags: (result) => provideList('Alert', result?.data.items) },
    getMissionAlerts: { providesTags: (result) => provideList('Alert', result?.data.alerts) },
    getLocationAlerts: { providesTags: (result) => provideList('Alert', result?.data.alerts) },
    listDeletedAlerts: { providesTags: [listTag('Alert')] },
    getAlertCounts: { providesTags: [listTag('Alert')] },
    getAlertStatistics: { providesTags: [listTag('Alert')] },
    getAlert: { providesTags: (_result, _error, { alertId }) => [idTag('Alert', alertId)] },
    listAlertActivity: { providesTags: (_result, _error, { alertId }) => [idTag('Alert', alertId)] },
    // The dialog shows the error.
    createAlert: {
      invalidatesTags: (_result, error, { newAlert }) =>
        unlessFailed(error, [listTag('Alert'), idTag('Mission', newAlert.missionId), 'Notification' as const]),
    },
    createAlertWithPicture: {
      invalidatesTags: (_result, error, { newAlertWithPicture }) =>
        unlessFailed(error, [
          listTag('Alert'),
          listTag('Upload'),
          idTag('Mission', newAlertWithPicture.missionId),
          'Notification' as const,
        ]),
    },
    // The desk and the dialog show the error.
    updateAlert: {
      // Also after a failure: another user may have changed the alert first.
      invalidatesTags: (_result, _error, { alertId }) => [idTag('Alert', alertId), listTag('Alert')],
    },
    updateAlerts: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, ['Alert'] as const),
    },
    deleteAlerts: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, ['Mission', listTag('Alert')] as const),
    },
    restoreAlerts: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, ['Mission', listTag('Alert')] as const),
    },
  },
})

export const {
  useListAlertsQuery,
  useGetMissionAlertsQuery,
  useGetAlertQuery,
  useListAlertActivityQuery,
  useGetAlertOwnersQuery,
  useGetAlertCountsQuery,
  useCreateAlertMutation,
  useCreateAlertWithPictureMutation,
  useUpdateAlertMutation,
  useUpdateAlertsMutation,
  useDeleteAlertsMutation,
  useListDeletedAlertsQuery,
  useGetAlertStatisticsQuery,
  useRestoreAlertsMutation,
  useGetAlertSettingsQuery,
  useEditAlertSettingsMutation,
} = alertApi

export type AlertSort = NonNullable<ListAlertsApiArg['sort']>
export type AlertSettings = AlertSettingsReply['data']
export type AlertStatistics = AlertStatisticsReply['data']

export type {
  Alert,
  AlertEdit,
  AlertGroupStatistics,
  AlertsEdit,
  AlertOutcome,
  AlertSeverity,
  AlertSource,
  AlertState,
  ListAlertsApiArg,
  NewAlert,
  NewAlertWithPicture,
} from './generated/alert.gen'
