import { http, HttpResponse } from 'msw'
import type { ActiveStream, LiveVideoState, PilotMessage, StreamKey } from '../../api/stream'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

const done = (data: object, status = 200) => HttpResponse.json({ status: true, data }, { status })
const KEY = '3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

export const aStream = (stream: Partial<ActiveStream> = {}): ActiveStream => ({
  _id: anId(),
  missionId: anId(),
  missionName: 'Harbour survey',
  flightId: anId(),
  flightName: 'Flight 1',
  pilot: 'Asha Rao',
  name: 'Controller of drone 1',
  protocol: 'rtmp',
  state: 'live',
  paths: ['whep', 'flv'],
  startedAt: new Date().toISOString(),
  firstFrameAt: new Date().toISOString(),
  position: null,
  canWatch: true,
  statistics: {
    viewers: 1,
    bitsPerSecond: 4_100_000,
    framesPerSecond: 30,
    codec: 'H.264',
    audioCodec: null,
    width: 1920,
    height: 1080,
    droppedFrames: 0,
    keyFrameSeconds: 2,
    hasBFrames: false,
    warnings: [],
  },
  ...stream,
})

export const aStreamKey = (key: Partial<StreamKey> = {}): StreamKey => ({
  _id: anId(),
  missionId: anId(),
  flightId: anId(),
  flightName: 'Flight 1',
  name: 'Controller of drone 1',
  hint: 'AAAA',
  state: 'active',
  expiresAt: null,
  createdAt: new Date().toISOString(),
  lastClosing: null,
  ...key,
})

const issued = ({ _id, name, flightId }: StreamKey) => ({
  _id,
  name,
  flightId,
  key: KEY,
  rtmpUrl: 'rtmp://localhost:1935/live',
  rtmpKey: KEY,
  whipUrl: 'http://localhost/live/whip',
  publishUrl: `http://localhost/live/publish#${KEY}`,
})

export const aPilotMessage = (message: Partial<PilotMessage> = {}): PilotMessage => ({
  _id: anId(),
  text: 'Look at the north gate',
  long: null,
  lat: null,
  sender: 'Sam Staff',
  sentAt: new Date().toISOString(),
  seenAt: null,
  acknowledgedAt: null,
  ...message,
})

/** Mocked messages to pilots. */
export function pilotMessageHandlers(messages: PilotMessage[] = [], isPageOpen = true) {
  return [
    http.get(apiUrl('/streamtoken/pilot-messages/:id'), () => done({ messages: [...messages], isPageOpen })),
    http.post<never, Partial<PilotMessage>>(apiUrl('/streamtoken/pilot-messages/:id'), async ({ request }) => {
      const sent = await request.json()
      messages.push(aPilotMessage({ text: null, ...sent }))
      return done(messages.at(-1)!, 201)
    }),
  ]
}

/** Mocked streams and their keys. */
export function streamHandlers({
  streams = [],
  keys = [],
  liveVideo = 'listening',
}: { streams?: ActiveStream[]; keys?: StreamKey[]; liveVideo?: LiveVideoState } = {}) {
  return [
    http.get(apiUrl('/streamtoken/get-active-streams'), () => done({ streams: [...streams], liveVideo })),
    http.get(apiUrl('/streamtoken/mission/:missionId'), ({ params }) =>
      done({ streams: streams.filter(({ missionId }) => missionId === params['missionId']), liveVideo }),
    ),
    http.get(apiUrl('/streamtoken/list/:missionId'), () => done({ keys: [...keys] })),
    http.post<never, Pick<StreamKey, 'flightId' | 'name'>>(apiUrl('/streamtoken/create'), async ({ request }) => {
      keys.unshift(aStreamKey(await request.json()))
      return done(issued(keys[0]!), 201)
    }),
    http.post(apiUrl('/streamtoken/rotate/:id'), ({ params }) =>
      done(issued(keys.find(({ _id }) => _id === params['id']) ?? aStreamKey()), 201),
    ),
    http.delete(apiUrl('/streamtoken/delete/:id'), ({ params }) => {
      const key = keys.find(({ _id }) => _id === params['id'])
      if (key) key.state = 'revoked'
      return HttpResponse.json({ status: true, message: 'Stream key revoked' })
    }),
    http.post(apiUrl('/streamtoken/ticket/:id'), ({ params }) =>
      done(
        {
          ticket: KEY,
          expiresAt: new Date(Date.now() + 60_000).toISOString(),
          paths: streams.find(({ _id }) => _id === params['id'])?.paths ?? [],
          whepUrl: null,
          hlsUrl: null,
        },
        201,
      ),
    ),
    http.post(apiUrl('/streamtoken/close/:id'), ({ params }) => {
      const at = streams.findIndex(({ _id }) => _id === params['id'])
      if (at >= 0) streams.splice(at, 1)
      return HttpResponse.json({ status: true, message: 'Stream ended' })
    }),
  ]
}
