import { http, HttpResponse } from 'msw'
import type { AuditEntry } from '../../api/audit'
import { apiUrl } from './apiUrl'

/** Mocked audit log with search and action filter. */
export const auditHandlers = (entries: AuditEntry[] = []) => [
  http.get(apiUrl('/audit/list'), ({ request }) => {
    const query = new URL(request.url).searchParams
    const search = query.get('search')?.toLowerCase() ?? ''
    const action = query.get('action') ?? ''
    const items = entries.filter(
      (entry) => entry.target.toLowerCase().includes(search) && entry.action.startsWith(action),
    )
    return HttpResponse.json({ status: true, data: { items, total: items.length, page: 1, pageSize: 50 } })
  }),
]
