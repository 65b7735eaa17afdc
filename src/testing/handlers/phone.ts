import { http, HttpResponse } from 'msw'
import { apiUrl } from './apiUrl'

const TWO_MINUTES_MS = 120_000

/** Mocked phones of the user: none is paired. */
export const phoneHandlers = [
  http.get(apiUrl('/phone/list'), () =>
    HttpResponse.json({ status: true, data: { items: [], total: 0, page: 1, pageSize: 50 } }),
  ),
  http.post(apiUrl('/phone/pairing-code'), () => {
    const expiresAt = new Date(Date.now() + TWO_MINUTES_MS).toISOString()
    return HttpResponse.json({ status: true, data: { code: 'K7M2P9XW', expiresAt } }, { status: 201 })
  }),
]
