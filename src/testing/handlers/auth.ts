import { http, HttpResponse } from 'msw'
import { apiUrl } from './apiUrl'

/** Nobody is logged in by default. */
export const authHandlers = [
  http.get(apiUrl('/auth/userdetails'), () =>
    HttpResponse.json({ status: false, message: 'No session' }, { status: 401 }),
  ),
  // No domain has single sign-on by default.
  http.post(apiUrl('/single-sign-on/find'), () =>
    HttpResponse.json({ status: true, data: { code: null, passwordsDisabled: false } }),
  ),
  http.post(apiUrl('/auth/logout'), () => HttpResponse.json({ status: true, message: 'Done' })),
]
