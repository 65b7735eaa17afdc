import { http, HttpResponse } from 'msw'
import { apiUrl } from './apiUrl'

export const userHandlers = [
  http.patch(apiUrl('/tenant/user/terms-conditions-check'), ({ request }) =>
    new URL(request.url).searchParams.get('terms') === 'true'
      ? HttpResponse.json({ status: true, message: 'Done' })
      : HttpResponse.json({ status: false, message: 'terms must be true' }, { status: 400 }),
  ),
]
