import { http, HttpResponse } from 'msw'
import type { DeletedTenant, Erasure } from '../../api/erasure'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

const AT = '2026-03-12T10:00:00.000Z'

export const anErasure = (erasure: Partial<Erasure> = {}): Erasure => ({
  _id: anId(),
  tenantId: anId(),
  name: 'Harbour Survey Ltd',
  state: 'done',
  problem: null,
  rows: 1250,
  files: 40,
  bytes: 52_428_800,
  requestedBy: 'Ada Admin',
  createdAt: AT,
  doneAt: AT,
  ...erasure,
})

/** Answers with erasures and deleted tenants, which the call changes as the server would. */
export function erasureHandlers(erasures: Erasure[] = [], deleted: DeletedTenant[] = []) {
  let present = erasures
  let waiting = deleted
  const pageOf = (items: unknown[]) =>
    HttpResponse.json({ status: true, data: { items, total: items.length, page: 1, pageSize: 200 } })
  return [
    http.get(apiUrl('/admin/erasure/list'), () => pageOf(present)),
    http.get(apiUrl('/admin/erasure/deleted-tenants'), () => pageOf(waiting)),
    http.post<{ tenantId: string }, { name: string; password: string }>(
      apiUrl('/admin/erasure/tenant/:tenantId'),
      async ({ request, params }) => {
        const { name, password } = await request.json()
        if (password === 'wrong') {
          const message = 'Wrong password'
          return HttpResponse.json(
            { status: false, message, errors: [{ field: 'password', message }] },
            { status: 400 },
          )
        }
        const started = anErasure({
          name,
          tenantId: params.tenantId,
          state: 'running',
          doneAt: null,
          rows: null,
          files: null,
        })
        present = [started, ...present]
        waiting = waiting.filter(({ _id }) => _id !== params.tenantId)
        return HttpResponse.json({ status: true, data: started }, { status: 201 })
      },
    ),
  ]
}
