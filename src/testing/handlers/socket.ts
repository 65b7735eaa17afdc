import { http, HttpResponse } from 'msw'

/** Event connections fail, as behind a proxy without WebSocket support; tests of live updates use eventServer.ts. */
export const socketHandlers = [
  http.get(
    new URL('/stream/notification/', window.location.origin).href,
    () => new HttpResponse(null, { status: 503 }),
  ),
]
