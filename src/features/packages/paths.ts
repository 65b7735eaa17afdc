export const LIST_PAGE = '/dashboard/admin/package/list'
export const CREATE_PAGE = '/dashboard/admin/package/create'

/** Where a package is looked at and changed. */
export const packagePath = ({ _id }: { _id: string }): string => `/dashboard/admin/package/${_id}`
