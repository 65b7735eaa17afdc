import { http, HttpResponse } from 'msw'
import type { Alert, AlertEdit, AlertState } from '../../api/alert'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

const NEXT: Record<AlertState, AlertState[]> = {
  new: ['acknowledged', 'closed'],
  acknowledged: ['in_progress', 'closed'],
  in_progress: ['on_hold', 'closed'],
  on_hold: ['in_progress', 'closed'],
  closed: ['in_progress'],
}

export const anAlert = (alert: Partial<Alert> = {}): Alert => ({
  ...{ _id: anId(), missionId: anId(), missionName: 'Harbour survey', locationId: null, locationName: 'Gate 4' },
  ...{ flightId: null, flightName: null, title: 'Person at the fence', kind: 'Intrusion', description: '' },
  ...{ severity: 'high', state: 'new', nextStates: NEXT.new, outcome: null, reason: '', source: 'person', owner: null },
  ...{ dueAt: '2026-03-12T10:15:00.000Z', snoozedUntil: null, occurredAt: '2026-03-12T10:00:00.000Z', position: null },
  ...{ pictureUrl: null, recordingId: null, momentMs: null, streamId: null, repeats: 0, reopened: 0, ackAt: null },
  ...{ lastSeenAt: '2026-03-12T10:00:00.000Z', closedAt: null, instructions: null, clientVisible: false, version: 1 },
  createdAt: '2026-03-12T10:00:00.000Z',
  ...alert,
})

const found = (data: unknown) => HttpResponse.json({ status: true, data })
const page = (items: unknown[]) => found({ items, total: items.length, page: 1, pageSize: 200 })

/** Mocked alerts of all missions, with raising and editing. */
export function alertHandlers(alerts: Alert[] = []) {
  const owners = [{ _id: anId(), name: 'Pia Pilot', avatar: null }]
  return [
    http.get(apiUrl('/alert/list'), ({ request }) => {
      const states = new URL(request.url).searchParams.getAll('state')
      return page(alerts.filter(({ state }) => states.length === 0 || states.join(',').split(',').includes(state)))
    }),
    http.get(apiUrl('/alert/owners'), () => found({ owners })),
    http.get(apiUrl('/alert/activity/:id'), () =>
      page([{ _id: anId(), at: '2026-03-12T10:00:00.000Z', action: 'created', userName: 'Sam Staff', values: {} }]),
    ),
    http.get(apiUrl('/alert/get-alert-by-ID/:id'), ({ params }) =>
      found({ ...alerts.find(({ _id }) => _id === params['id']), instructions: 'Call the guard.' }),
    ),
    http.post<never, Pick<Alert, 'title' | 'kind' | 'severity'>>(apiUrl('/alert/create'), async ({ request }) => {
      alerts.push(anAlert(await request.json()))
      return found(alerts.at(-1))
    }),
    http.patch<{ id: string }, AlertEdit>(apiUrl('/alert/update-alert-by-ID/:id'), async ({ params, request }) => {
      const { version, ownerId, state, ...edit } = await request.json()
      const at = alerts.findIndex(({ _id }) => _id === params.id)
      const before = alerts[at] ?? anAlert()
      const owner = owners.find(({ _id }) => _id === ownerId) ?? null
      alerts[at] = {
        ...before,
        ...(edit as Partial<Alert>),
        ...(state && { state, nextStates: NEXT[state] }),
        ...(ownerId !== undefined && { owner }),
        version: version + 1,
      }
      return found(alerts[at])
    }),
  ]
}
