import { http, HttpResponse } from 'msw'
import type { Aircraft, AircraftFeed, NewAircraftFeed } from '../../api/aircraft'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

export const anAircraft = (aircraft: Partial<Aircraft> = {}): Aircraft => ({
  feedId: anId(),
  feedName: 'Regional TAK',
  feedKind: 'cot',
  uid: anId(),
  name: 'EAGLE 1',
  cotType: 'a-f-A-M-H-Q',
  at: new Date().toISOString(),
  staleAt: new Date(Date.now() + 30_000).toISOString(),
  lat: 46.78,
  long: -92.1,
  altitude: null,
  height: null,
  heightReference: null,
  accuracy: null,
  course: 90,
  speed: 12,
  verticalSpeed: null,
  isEmergency: false,
  operatorId: null,
  operatorLat: null,
  operatorLong: null,
  ...aircraft,
})

export const anAircraftFeed = (feed: Partial<AircraftFeed> = {}): AircraftFeed => ({
  _id: anId(),
  name: 'Regional TAK',
  kind: 'cot',
  enabled: true,
  host: 'tak.example.com',
  port: 8089,
  usesTls: true,
  serverName: '',
  authority: '',
  certificate: '',
  hasPrivateKey: false,
  sendsOwn: false,
  hint: null,
  state: 'connected',
  problem: null,
  connectedAt: '2026-03-01T08:00:00.000Z',
  messageAt: null,
  perMinute: 84,
  passedOver: 0,
  dropped: 0,
  aircraft: 3,
  wrongClocks: [],
  wrongClockCount: 0,
  createdAt: '2026-03-01T08:00:00.000Z',
  version: 1,
  ...feed,
})

const found = (data: unknown, status = 200) => HttpResponse.json({ status: true, data }, { status })
const missing = () => HttpResponse.json({ status: false, message: 'Not found', code: 'x', values: {} }, { status: 404 })

interface Given {
  aircraft?: Aircraft[]
  feeds?: AircraftFeed[]
}

/** Answers with these aircraft and feeds, which the calls change as the server would. */
export function aircraftHandlers({ aircraft = [], feeds = [] }: Given = {}) {
  const of = (id: unknown) => feeds.find(({ _id }) => _id === id)
  return [
    http.get(apiUrl('/aircraft/list'), () => found({ aircraft: [...aircraft] })),
    http.get(apiUrl('/aircraft/feed/getall'), () => found({ feeds: feeds.map((feed) => ({ ...feed })) })),
    http.post<never, NewAircraftFeed>(apiUrl('/aircraft/feed/create'), async ({ request }) => {
      const fields = await request.json()
      const isCot = fields.kind === 'cot'
      const server = isCot ? {} : { host: null, port: null, hint: '-key', state: 'waiting' as const }
      const feed = anAircraftFeed({ ...server, ...fields })
      feeds.push(feed)
      return found({ _id: feed._id, key: isCot ? null : 'aircraft_key', feed }, 201)
    }),
    http.patch<{ id: string }, Partial<AircraftFeed>>(
      apiUrl('/aircraft/feed/edit/:id'),
      async ({ request, params }) => {
        const feed = of(params.id)
        const edit = await request.json()
        if (!feed) return missing()
        Object.assign(feed, edit, { version: feed.version + 1 })
        if (edit.enabled !== undefined) feed.state = edit.enabled ? 'connecting' : 'off'
        return found(feed)
      },
    ),
    http.post<{ id: string }>(apiUrl('/aircraft/feed/rotate/:id'), ({ params }) => {
      const feed = of(params.id)
      return feed ? found({ _id: feed._id, key: 'aircraft_new', feed }, 201) : missing()
    }),
    http.post<never, { host: string }>(apiUrl('/aircraft/feed/test'), async ({ request }) => {
      const { host } = await request.json()
      const isConnected = host === 'tak.example.com'
      const problem = isConnected ? null : `${host} refused the connection`
      return found({ isConnected, problem, messages: isConnected ? 12 : 0, aircraft: isConnected ? 9 : 0 })
    }),
    http.delete<{ id: string }>(apiUrl('/aircraft/feed/delete/:id'), ({ params }) => {
      const place = feeds.findIndex(({ _id }) => _id === params.id)
      if (place === -1) return missing()
      feeds.splice(place, 1)
      return HttpResponse.json({ status: true, message: 'Feed deleted' })
    }),
  ]
}
