export const LIST_PAGE = '/dashboard/admin/package/list'
export const CREATE_PAGE = '/dashboard/admin/package/create'

/** Page of a package. */
export const packagePath = ({ _id }: { _id: string }): string => `/dashboard/admin/package/${_id}`
