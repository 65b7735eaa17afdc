import { http, HttpResponse } from 'msw'
import type { Outcome } from '../../api/outcome'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

export const anOutcome = (outcome: Partial<Outcome> = {}): Outcome => {
  const _id = outcome._id ?? anId()
  return {
    _id,
    image: `/apis/v1/outcome/picture/${_id}`,
    missionId: { _id: anId(), name: 'Harbour survey' },
    flightId: { _id: anId(), name: 'Flight 1' },
    pcount: 2,
    note: '',
    takenAt: null,
    isTimeOfFile: false,
    locationName: 'Gate 4',
    location: { lat: 46.78, long: -92.1 },
    recordingId: null,
    photoId: null,
    atMs: null,
    clientVisible: false,
    version: 1,
    createdAt: '2026-03-12T10:00:00.000Z',
    createdBy: { _id: anId(), name: 'Sam Staff' },
    ...outcome,
  }
}

const found = (data: unknown) => HttpResponse.json({ status: true, data })
const missing = () => HttpResponse.json({ status: false, message: 'Outcome not found' }, { status: 404 })
const page = (items: unknown[]) => found({ items, total: items.length, page: 1, pageSize: 200 })

/** Mocked outcomes of one mission, with editing, delete and restore. */
export function outcomeHandlers(outcomes: Outcome[] = []) {
  const trash: Outcome[] = []
  const at = (id: string) => outcomes.findIndex(({ _id }) => _id === id)
  return [
    http.get(apiUrl('/outcome/list'), () => page([...outcomes])),
    http.get<{ id: string }>(apiUrl('/outcome/get/:id'), ({ params }) => {
      const outcome = outcomes[at(params.id)]
      return outcome ? found(outcome) : missing()
    }),
    http.post<{ id: string }>(apiUrl('/outcome/create/:id'), ({ params, request }) => {
      const query = new URL(request.url).searchParams
      const outcome = anOutcome({
        missionId: { _id: params.id, name: 'Harbour survey' },
        recordingId: query.get('vodId'),
        atMs: Number(query.get('atMs')),
      })
      outcomes.unshift(outcome)
      return found(outcome)
    }),
    http.post<never, { photoId: string }>(apiUrl('/outcome/create-from-photo'), async ({ request }) => {
      outcomes.unshift(anOutcome({ photoId: (await request.json()).photoId }))
      return found(outcomes[0])
    }),
    http.patch<{ id: string }, Partial<Outcome>>(apiUrl('/outcome/edit/:id'), async ({ params, request }) => {
      const outcome = outcomes[at(params.id)]
      if (!outcome) return missing()
      const {
        pcount = outcome.pcount,
        note = outcome.note,
        clientVisible = outcome.clientVisible,
      } = await request.json()
      outcomes[at(params.id)] = { ...outcome, pcount, note, clientVisible, version: outcome.version + 1 }
      return found(outcomes[at(params.id)])
    }),
    http.delete<{ id: string }>(apiUrl('/outcome/delete/:id'), ({ params }) => {
      trash.push(...outcomes.splice(at(params.id), 1))
      return found({})
    }),
    http.get(apiUrl('/outcome/deleted/:id'), () =>
      page(trash.map(({ _id, locationName, createdAt }) => ({ _id, locationName, createdAt, deletedAt: createdAt }))),
    ),
    http.post(apiUrl('/outcome/restore'), () => {
      outcomes.unshift(...trash.splice(0))
      return found({})
    }),
  ]
}
