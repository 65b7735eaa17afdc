export const LIST_PAGE = '/dashboard/admin/tenant/list'
export const ERASURES_PAGE = '/dashboard/admin/erasures'
export const CREATE_PAGE = '/dashboard/admin/tenant/create'

/** Page of a tenant. */
export const tenantPath = ({ _id }: { _id: string }): string => `/dashboard/admin/tenant/${_id}`
