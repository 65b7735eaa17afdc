import { http, HttpResponse } from 'msw'
import { apiUrl } from './apiUrl'

/** An empty catalogue for super-admins. */
export const permissionHandlers = [
  http.get(apiUrl('/admin/permission/admin-permission-list'), () =>
    HttpResponse.json({ status: true, data: { areas: [], sets: [] } }),
  ),
]
