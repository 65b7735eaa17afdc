import { http, HttpResponse } from 'msw'
import { apiUrl } from './apiUrl'

const noTokens = () => HttpResponse.json({ status: true, data: { items: [], total: 0, page: 1, pageSize: 50 } })

/** Nobody has API tokens. */
export const apiTokenHandlers = [
  http.get(apiUrl('/api-token/list'), noTokens),
  http.get(apiUrl('/tenantroot/api-token/list'), noTokens),
]
