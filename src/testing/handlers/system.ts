import { http, HttpResponse } from 'msw'
import type { SystemFinding } from '../../api/system'
import { apiUrl } from './apiUrl'

export const aFinding = (finding: Partial<SystemFinding> = {}): SystemFinding => ({
  area: 'database',
  part: 'Database',
  state: 'ok',
  text: 'PostgreSQL 18.1 answers.',
  ...finding,
})

/** Mocked examination of the installation. */
export const systemHandlers = (findings: SystemFinding[] = [aFinding()]) => [
  http.get(apiUrl('/admin/system/state'), () =>
    HttpResponse.json({
      status: true,
      data: { checkedAt: new Date().toISOString(), version: '0.1.0', findings },
    }),
  ),
]
