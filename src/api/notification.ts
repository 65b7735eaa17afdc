// Notifications of the tenant, for tenant-root and tenant-staff, and where people of the tenant hear of them.
import { notificationGenerated } from './generated/notification.gen'
import { unlessFailed } from './tags'

export const notificationApi = notificationGenerated.enhanceEndpoints({
  endpoints: {
    markNotificationsRead: { extraOptions: { showErrorToast: true } },
    sendTestMail: { extraOptions: { showErrorToast: true } },
    editNotificationSettings: {
      invalidatesTags: (_result, error) => unlessFailed(error, ['Notification', 'NotificationSettings', 'Thread']),
    },
  },
})

export const {
  useListNotificationsQuery,
  useMarkNotificationsReadMutation,
  useGetNotificationSettingsQuery,
  useEditNotificationSettingsMutation,
  useSendTestMailMutation,
} = notificationApi

export type {
  EventName,
  Notification,
  NotificationKinds,
  NotificationSettings,
  NotificationSettingsEdit,
} from './generated/notification.gen'
