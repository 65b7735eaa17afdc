// Notifications of the tenant, for tenant-root and tenant-staff.
import { notificationGenerated } from './generated/notification.gen'

export const notificationApi = notificationGenerated.enhanceEndpoints({
  endpoints: { markNotificationsRead: { extraOptions: { showErrorToast: true } } },
})

export const { useListNotificationsQuery, useMarkNotificationsReadMutation } = notificationApi

export type { EventName, Notification } from './generated/notification.gen'
