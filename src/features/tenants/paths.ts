export const LIST_PAGE = '/dashboard/admin/tenant/list'
export const CREATE_PAGE = '/dashboard/admin/tenant/create'

/** Where a tenant is looked at. */
export const tenantPath = ({ _id }: { _id: string }): string => `/dashboard/admin/tenant/${_id}`
