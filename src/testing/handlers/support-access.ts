import { http, HttpResponse } from 'msw'
import type { SupportAccess } from '../../api/support-access'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

const HOUR_MS = 3_600_000

export const aSupportAccess = (access: Partial<SupportAccess> = {}): SupportAccess => ({
  _id: anId(),
  state: 'requested',
  reason: 'The import fails',
  requestedBy: 'Ada Admin',
  grantedBy: '',
  endedBy: '',
  createdAt: new Date().toISOString(),
  expiresAt: new Date(Date.now() + HOUR_MS).toISOString(),
  endedAt: null,
  enteredAt: null,
  ...access,
})

/** Answers with one access, which the calls change as the server would. */
export function supportAccessHandlers(current?: SupportAccess) {
  let present: SupportAccess | undefined = current
  let past: SupportAccess[] = []
  const reply = () =>
    HttpResponse.json({ status: true, message: 'Done', data: { ...(present && { current: present }), past } })
  return [
    http.get(apiUrl('/tenantroot/support-access/get'), reply),
    http.get(apiUrl('/admin/support-access/get/:tenantId'), reply),
    http.post<never, { hours: number }>(apiUrl('/tenantroot/support-access/grant'), async ({ request }) => {
      const { hours } = await request.json()
      const expiresAt = new Date(Date.now() + hours * HOUR_MS).toISOString()
      present = { ...(present ?? aSupportAccess()), state: 'open', grantedBy: 'Robin Root', expiresAt }
      return reply()
    }),
    http.patch(apiUrl('/tenantroot/support-access/end/:supportAccessId'), () => {
      if (present)
        past = [{ ...present, state: present.state === 'open' ? 'revoked' : 'declined', endedBy: 'Robin Root' }]
      present = undefined
      return reply()
    }),
    http.post<{ tenantId: string }, { reason: string }>(
      apiUrl('/admin/support-access/request/:tenantId'),
      async ({ request }) => {
        present = aSupportAccess({ reason: (await request.json()).reason })
        return reply()
      },
    ),
  ]
}
