// Alerts of missions: something was seen that people have to handle.
import {
  alertGenerated,
  type AlertListReply,
  type AlertOverviewReply,
  type AlertSettingsReply,
  type AlertStatisticsReply,
  type ListAlertsApiArg,
} from './generated/alert.gen'
import { idTag, listTag, provideList, unlessFailed } from './tags'

/** Alerts in a request of the queue: the most that a page has. */
const QUEUE_PAGE = 200

/** What the queue of the desk lists, and in which order. */
export type AlertQueueQuery = Omit<ListAlertsApiArg, 'page' | 'pageSize'>

const queueApi = alertGenerated.injectEndpoints({
  endpoints: (build) => ({
    // The pages that a person has gone through are one list, which is read again as a whole.
    readAlertQueue: build.infiniteQuery<AlertListReply, AlertQueueQuery, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ data: { page, pageSize, total } }) => (page * pageSize < total ? page + 1 : undefined),
      },
      query: ({ queryArg, pageParam }) => ({
        url: '/alert/list',
        params: { ...queryArg, page: pageParam, pageSize: QUEUE_PAGE },
      }),
      providesTags: (result) =>
        provideList(
          'Alert',
          result?.pages.flatMap(({ data }) => data.items),
        ),
    }),
  }),
})

export const alertApi = queueApi.enhanceEndpoints({
  addTagTypes: ['Analysis', 'User', 'UserGroup'],
  endpoints: {
    listAlerts: { providesTags: (result) => provideList('Alert', result?.data.items) },
    listAlertsByMapref: { providesTags: (result) => provideList('Alert', result?.data.items) },
    listLocationAlerts: { providesTags: (result) => provideList('Alert', result?.data.items) },
    listLocationAlertsInTime: { providesTags: (result) => provideList('Alert', result?.data.items) },
    getMissionAlerts: { providesTags: (result) => provideList('Alert', result?.data.alerts) },
    getLocationAlerts: { providesTags: (result) => provideList('Alert', result?.data.alerts) },
    listDeletedAlerts: { providesTags: [listTag('Alert')] },
    getAlertCounts: { providesTags: [listTag('Alert')] },
    getAlertOwners: { providesTags: [listTag('User'), listTag('UserGroup')] },
    getAlertOverview: { providesTags: [listTag('Alert'), listTag('Analysis')] },
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
  useReadAlertQueueInfiniteQuery,
  useGetMissionAlertsQuery,
  useGetLocationAlertsQuery,
  useListLocationAlertsQuery,
  useListLocationAlertsInTimeQuery,
  useListAlertsByMaprefQuery,
  useGetAlertQuery,
  useListAlertActivityQuery,
  useGetAlertOwnersQuery,
  useGetAlertCountsQuery,
  useGetAlertOverviewQuery,
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
export type AlertOverview = AlertOverviewReply['data']
export type AlertStatistics = AlertStatisticsReply['data']

export type {
  Alert,
  AlertEdit,
  AlertGroupStatistics,
  AlertHandlingTimes,
  AlertsEdit,
  AlertOutcome,
  AlertSeverity,
  AlertSource,
  AlertState,
  NewAlert,
  NewAlertWithPicture,
} from './generated/alert.gen'
