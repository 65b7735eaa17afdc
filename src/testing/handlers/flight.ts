import { http, HttpResponse } from 'msw'
import type { Flight, FlightAsset, FlightCheck, FlightLogEntry, FlightStatus } from '../../api/flight'
import type { Pilot } from '../../api/pilot'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

export const aFlight = (flight: Partial<Flight> = {}): Flight => ({
  _id: anId(),
  name: 'Flight 1',
  mission: { _id: anId(), name: 'Harbour survey' },
  status: 'planned',
  nextStatuses: ['preflight', 'aborted'],
  pilot: null,
  overrideReason: null,
  assetId: null,
  assets: [],
  plan: null,
  payload: '',
  plannedStart: null,
  plannedEnd: null,
  startedAt: null,
  endedAt: null,
  checks: [],
  version: 1,
  createdAt: new Date().toISOString(),
  updatedAt: new Date().toISOString(),
  ...flight,
})

export const aFlightAsset = (asset: Partial<FlightAsset> = {}): FlightAsset => ({
  _id: anId(),
  name: 'Kite 1',
  serial: 'K4-0001',
  role: 'drone',
  status: 'available',
  due: null,
  isAgeing: false,
  problems: [],
  overrideReason: null,
  ...asset,
})

export const aPilot = (pilot: Partial<Pilot> = {}): Pilot => ({
  _id: anId(),
  userId: null,
  name: 'Asha Rao',
  email: null,
  avatar: null,
  phone: '',
  licences: [],
  flights: [],
  problems: [],
  version: 1,
  ...pilot,
})

const notThere = () => HttpResponse.json({ status: false, message: 'Flight not found' }, { status: 404 })
const done = (data: object, status = 200) => HttpResponse.json({ status: true, data }, { status })

interface Stored {
  assets?: FlightAsset[]
  flights?: Flight[]
  pilots?: Pilot[]
  log?: FlightLogEntry[]
}

/** Mocked flights and pilots. */
export function flightHandlers({ flights = [], pilots = [], log = [], assets = [] }: Stored = {}) {
  const change = (id: unknown, fields: Partial<Flight>) => {
    const flight = flights.find(({ _id }) => _id === id)
    return flight ? done(Object.assign(flight, fields, { version: flight.version + 1 })) : notThere()
  }
  const removed: Pilot[] = []
  return [
    http.get(apiUrl('/flight/mission-specific-view/:id'), () => done({ flights: [...flights] })),
    http.get(apiUrl('/flight/list'), () => done({ items: [...flights], total: flights.length, page: 1, pageSize: 50 })),
    http.get(apiUrl('/flight/get/:id'), ({ params }) => {
      const flight = flights.find(({ _id }) => _id === params['id'])
      return flight ? done({ ...flight }) : notThere()
    }),
    http.post<never, { name: string }>(apiUrl('/flight/create'), async ({ request }) => {
      const body = await request.json()
      const chosen = assets.filter(({ _id }) => JSON.stringify(body).includes(_id))
      const flight = aFlight({ ...body, assets: chosen })
      flights.push(flight)
      return done(flight, 201)
    }),
    http.patch<never, { flightId: string; status: FlightStatus }>(
      apiUrl('/flight/update-status'),
      async ({ request }) => {
        const { flightId, status } = await request.json()
        return change(flightId, { status, nextStatuses: [] })
      },
    ),
    http.patch<never, { flightId: string; pilotId: string | null; overrideReason?: string }>(
      apiUrl('/flight/assign-pilot'),
      async ({ request }) => {
        const { flightId, pilotId, overrideReason = null } = await request.json()
        const pilot = pilots.find(({ _id }) => _id === pilotId)
        return change(flightId, {
          pilot: pilot
            ? { _id: pilot._id, name: pilot.name, avatar: null, hasAccount: false, problems: pilot.problems }
            : null,
          overrideReason,
        })
      },
    ),
    http.get(apiUrl('/flight/assets/:id'), () => done({ assets: [...assets] })),
    http.get(apiUrl('/flight/assets-for-new'), () => done({ assets: [...assets] })),
    http.patch<never, { flightId: string; droneId: string | null; overrideReason?: string }>(
      apiUrl('/flight/assign-assets'),
      async ({ request }) => {
        const { flightId, droneId, overrideReason = null } = await request.json()
        const chosen = assets.filter(({ _id }) => _id === droneId)
        return change(flightId, { assetId: droneId, assets: chosen.map((asset) => ({ ...asset, overrideReason })) })
      },
    ),
    http.patch<{ id: string }, { checks: Pick<FlightCheck, 'position' | 'state' | 'note'>[] }>(
      apiUrl('/flight/checklist/:id'),
      async ({ params, request }) => {
        const { checks } = await request.json()
        const before = flights.find(({ _id }) => _id === params.id)?.checks ?? []
        const answered = before.map((check) => ({
          ...check,
          ...checks.find(({ position }) => position === check.position),
        }))
        return change(params.id, { checks: answered })
      },
    ),
    http.get(apiUrl('/flight/log/list/:id'), () =>
      done({ items: [...log], total: log.length, page: 1, pageSize: 200 }),
    ),
    http.post<{ id: string }, { text: string }>(apiUrl('/flight/log/create/:id'), async ({ params, request }) => {
      const { text } = await request.json()
      const at = new Date().toISOString()
      log.push({ _id: anId(), flightId: params.id, at, text, version: 1, createdAt: at })
      return done(log.at(-1) ?? {}, 201)
    }),
    http.get(apiUrl('/pilot/get-all-pilots'), () => done({ pilots: [...pilots] })),
    http.post<never, Partial<Pilot>>(apiUrl('/pilot/create'), async ({ request }) => {
      pilots.push(aPilot(await request.json()))
      return done(pilots.at(-1) ?? {}, 201)
    }),
    http.delete(apiUrl('/pilot/delete/:id'), ({ params }) => {
      const at = pilots.findIndex(({ _id }) => _id === params['id'])
      removed.push(...pilots.splice(at, 1))
      return HttpResponse.json({ status: true, message: 'Pilot removed' })
    }),
    http.get(apiUrl('/pilot/deleted'), () => {
      const items = removed.map(({ _id, name }) => ({ _id, name, deletedAt: new Date().toISOString() }))
      return done({ items, total: items.length, page: 1, pageSize: 200 })
    }),
    http.post(apiUrl('/pilot/restore/:id'), ({ params }) => {
      const at = removed.findIndex(({ _id }) => _id === params['id'])
      pilots.push(...removed.splice(at, 1))
      return done(pilots.at(-1) ?? {})
    }),
  ]
}
