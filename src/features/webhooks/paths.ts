export const LIST_PAGE = '/dashboard/tenant/organisation/webhooks'
export const webhookPage = (webhookId: string): string => `/dashboard/tenant/organisation/webhooks/${webhookId}`
