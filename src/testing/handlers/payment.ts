import { http, HttpResponse } from 'msw'
import { apiUrl } from './apiUrl'

/** A tenant without invoices. */
export const paymentHandlers = [
  http.get(apiUrl('/payment/invoices'), () =>
    HttpResponse.json({ status: true, data: { items: [], total: 0, page: 1, pageSize: 10 } }),
  ),
]
