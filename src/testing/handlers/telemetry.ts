import { http, HttpResponse } from 'msw'
import type { FlightTrack, MissionTrack, Telemetry, TelemetryColumns, TrackGround } from '../../api/telemetry'
import { worldY } from '../../../geometry/worldY'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

const found = (data: unknown) => HttpResponse.json({ status: true, data })

export const aTelemetry = (telemetry: Partial<Telemetry> = {}): Telemetry => ({
  _id: anId(),
  missionId: anId(),
  flightId: null,
  name: 'DJI_0042.SRT',
  kind: 'srt',
  state: 'ready',
  problem: null,
  notes: [],
  table: null,
  hasTimes: true,
  timeZone: null,
  samples: 600,
  startedAt: '2026-03-12T15:30:00.000Z',
  endedAt: '2026-03-12T15:31:00.000Z',
  distance: 257,
  maxHeight: 17,
  createdAt: '2026-03-12T16:00:00.000Z',
  ...telemetry,
})

/** A flight of one minute to the north at 5 m/s, with a sample every ten seconds. */
export const aTrack = (track: Partial<FlightTrack> = {}): FlightTrack => {
  const at = [0, 10, 20, 30, 40, 50, 60].map((second) => second * 1000)
  const lat = at.map((time) => 46 + time / 2e7)
  const none = at.map(() => null)
  return {
    startedAt: '2026-03-12T15:30:00.000Z',
    endedAt: '2026-03-12T15:31:00.000Z',
    duration: 60,
    distance: 300,
    maxHeight: 30,
    takeOff: null,
    landing: null,
    path: lat.map((each) => [-92, each]),
    planned: null,
    samples: {
      at,
      lat,
      long: at.map(() => -92),
      altitude: none,
      height: [0, 10, 20, 30, 20, 10, 0],
      speed: at.map(() => 5),
      battery: none,
      heading: none,
      gimbalYaw: none,
      gimbalPitch: none,
      focalLength: none,
    },
    ...track,
  }
}

/** A plateau 10 m above the take-off point, some kilometres wide around the track. */
export const aTrackGround = (ground: Partial<TrackGround> = {}): TrackGround => ({
  layerId: anId(),
  layerName: 'Surface model',
  takeOff: 200,
  columns: 2,
  rows: 2,
  west: -92.02,
  east: -91.98,
  top: worldY(46.02),
  bottom: worldY(45.98),
  heights: [210, 210, 210, 210],
  ...ground,
})

const noTrack: FlightTrack = {
  startedAt: null,
  endedAt: null,
  duration: 0,
  distance: 0,
  maxHeight: null,
  takeOff: null,
  landing: null,
  path: [],
  planned: null,
  samples: null,
}

/** Mocked telemetry of a mission, and the track of its flights. */
export function telemetryHandlers({
  telemetry = [],
  track = noTrack,
  tracks = [],
  ground = null,
}: { telemetry?: Telemetry[]; track?: FlightTrack; tracks?: MissionTrack[]; ground?: TrackGround | null } = {}) {
  const change = (id: unknown, fields: Partial<Telemetry>) => {
    const index = telemetry.findIndex(({ _id }) => _id === id)
    telemetry.splice(index, 1, { ...telemetry[index]!, ...fields })
    return found(telemetry[index])
  }
  return [
    http.get(apiUrl('/flight/telemetry/list/:missionId'), () => found({ telemetry: [...telemetry] })),
    http.get(apiUrl('/flight/track/:flightId'), () => found(track)),
    http.get(apiUrl('/flight/track-of-recording/:vodId'), () => found(track)),
    http.get(apiUrl('/flight/ground/:flightId'), () => found({ ground })),
    http.get(apiUrl('/flight/ground-of-recording/:vodId'), () => found({ ground })),
    http.get(apiUrl('/flight/tracks/:missionId'), () => found({ tracks })),
    http.patch<{ id: string }, { flightId: string }>(
      apiUrl('/flight/telemetry/assign/:id'),
      async ({ params, request }) => change(params.id, { ...(await request.json()), state: 'ready' }),
    ),
    http.post(apiUrl('/flight/telemetry/create-flight/:id'), ({ params }) =>
      change(params['id'], { flightId: anId(), state: 'ready' }),
    ),
    http.patch<{ id: string }, TelemetryColumns>(apiUrl('/flight/telemetry/columns/:id'), ({ params }) =>
      change(params.id, { state: 'reading', table: null }),
    ),
    http.patch<{ id: string }, { timeZone: string }>(
      apiUrl('/flight/telemetry/zone/:id'),
      async ({ params, request }) => change(params.id, await request.json()),
    ),
    http.delete(apiUrl('/flight/telemetry/delete/:id'), ({ params }) => {
      telemetry.splice(
        telemetry.findIndex(({ _id }) => _id === params['id']),
        1,
      )
      return HttpResponse.json({ status: true })
    }),
  ]
}
