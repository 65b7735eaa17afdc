export const LIST_PAGE = '/dashboard/admin/mail/list'

export const mailPage = ({ _id }: { _id: string }): string => `/dashboard/admin/mail/${_id}`
