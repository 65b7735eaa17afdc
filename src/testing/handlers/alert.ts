import { http, HttpResponse } from 'msw'
import type { Alert, AlertEdit, AlertOverview, AlertsEdit, AlertState, NewAlertWithPicture } from '../../api/alert'
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
  _id: anId(),
  missionId: anId(),
  missionName: 'Harbour survey',
  locationId: null,
  locationName: 'Gate 4',
  flightId: null,
  flightName: null,
  title: 'Person at the fence',
  kind: 'Intrusion',
  description: '',
  severity: 'high',
  state: 'new',
  nextStates: NEXT.new,
  outcome: null,
  reason: '',
  source: 'person',
  owner: null,
  dueAt: '2026-03-12T10:15:00.000Z',
  snoozedUntil: null,
  occurredAt: '2026-03-12T10:00:00.000Z',
  isTimeKnown: true,
  isTimeOfFile: false,
  position: null,
  pictureUrl: null,
  posterUrl: null,
  recordingId: null,
  momentMs: null,
  streamId: null,
  analysisId: null,
  photoId: null,
  detectedObjectId: null,
  detectorRunId: null,
  camera: '',
  repeats: 0,
  reopened: 0,
  ackAt: null,
  lastSeenAt: '2026-03-12T10:00:00.000Z',
  closedAt: null,
  instructions: null,
  clientVisible: false,
  version: 1,
  createdAt: '2026-03-12T10:00:00.000Z',
  ...alert,
})

const SEVERITIES = ['info', 'low', 'medium', 'high', 'critical'] as const

function countsOf(alerts: Alert[]) {
  const open = alerts.filter(({ state }) => state !== 'closed')
  const count = (is: (alert: Alert) => boolean) => open.filter(is).length
  const severities = SEVERITIES.map((severity) => [severity, count((alert) => alert.severity === severity)])
  const states = (Object.keys(NEXT) as AlertState[]).map((state) => [state, count((alert) => alert.state === state)])
  return {
    open: open.length,
    overdue: 0,
    mine: 0,
    unassigned: count(({ owner }) => !owner),
    snoozed: 0,
    bySeverity: Object.fromEntries(severities) as AlertOverview['ages'][number]['bySeverity'],
    byState: Object.fromEntries(states) as unknown,
    kinds: [...new Set(alerts.map(({ kind }) => kind))],
  }
}

function statisticsOf(alerts: Alert[]) {
  const closed = alerts.filter(({ state }) => state === 'closed')
  const falsePositives = closed.filter(({ outcome }) => outcome === 'false_positive').length
  const group = { total: alerts.length, closed: closed.length, judged: closed.length, falsePositives }
  return {
    total: alerts.length,
    open: alerts.length - closed.length,
    closed: closed.length,
    reopened: 0,
    acknowledged: { count: 1, median: 95, slowest: 600 },
    timeToClose: { count: 1, median: 7200, slowest: null },
    byKind: [{ name: 'Intrusion', ...group }],
    bySource: [{ name: 'person', ...group }],
    byDay: [],
    timesBySeverity: [...SEVERITIES].reverse().map((severity) => {
      const none = { count: 0, median: null, slowest: null }
      return severity === 'high'
        ? {
            severity,
            acknowledged: { count: 1, median: 95, slowest: 600 },
            timeToClose: { count: 1, median: 7200, slowest: 10_800 },
          }
        : { severity, acknowledged: none, timeToClose: none }
    }),
    byMonth: Array.from({ length: 12 }, (_, index) => ({
      name: `2026-${String(index + 1).padStart(2, '0')}`,
      ...(index === 2 ? group : { total: 0, closed: 0, judged: 0, falsePositives: 0 }),
    })),
    bySeverity: { info: 0, low: 0, medium: 0, high: alerts.length, critical: 0 },
  }
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** All open alerts are the newest, raised on the last of two days. */
export function anAlertOverview(alerts: Alert[] = []): AlertOverview {
  const { open, overdue, mine, unassigned, snoozed, bySeverity } = countsOf(alerts)
  const none = { info: 0, low: 0, medium: 0, high: 0, critical: 0 }
  const now = Date.parse('2026-03-12T12:00:00.000Z')
  const [hour = '', day = ''] = [HOUR_MS, DAY_MS].map((age) => new Date(now - age).toISOString())
  const [yesterday = '', today = '', tomorrow = ''] = ['11', '12', '13'].map((date) => `2026-03-${date}T00:00:00.000Z`)
  return {
    open,
    overdue,
    mine,
    unassigned,
    snoozed,
    ages: [
      { from: hour, until: null, bySeverity },
      { from: day, until: hour, bySeverity: none },
      { from: null, until: day, bySeverity: none },
    ],
    today: {
      from: today,
      raised: alerts.length,
      open,
      snoozed: 0,
      closed: alerts.length - open,
      detections: 0,
      missions: [],
    },
    days: [
      { day: '2026-03-11', from: yesterday, until: today, bySeverity: none },
      { day: '2026-03-12', from: today, until: tomorrow, bySeverity },
    ],
  }
}

const found = (data: unknown) => HttpResponse.json({ status: true, data })
const page = (items: unknown[]) => found({ items, total: items.length, page: 1, pageSize: 200 })

function pageOf(alerts: readonly Alert[], request: Request) {
  const query = new URL(request.url).searchParams
  const page = Number(query.get('page') ?? 1)
  const pageSize = Number(query.get('pageSize') ?? 50)
  const items = alerts.slice((page - 1) * pageSize, page * pageSize)
  return found({ items, total: alerts.length, page, pageSize })
}

/** Mocked alerts of all missions, with raising and editing. */
export function alertHandlers(alerts: Alert[] = []) {
  const trash: Alert[] = []
  const owners = [{ _id: anId(), name: 'Pia Pilot', avatar: null }]
  return [
    http.get(apiUrl('/alert/list'), ({ request }) => {
      const query = new URL(request.url).searchParams
      const states = query.getAll('state').join(',')
      const search = query.get('search') ?? ''
      return page(
        alerts.filter(({ state, title }) => (!states || states.split(',').includes(state)) && title.includes(search)),
      )
    }),
    http.get(apiUrl('/alert/get-alerts-By-mission-ID/:id'), () => found({ alerts, total: alerts.length })),
    http.get(apiUrl('/alert/get-alerts-by-location-ID/:id'), () => found({ alerts, total: alerts.length })),
    http.get(apiUrl('/alert/get-alerts-By-location-id-pagination/:id'), ({ request }) => pageOf(alerts, request)),
    http.get(apiUrl('/alert/get-alert-by-location-ID-and-time/:id'), ({ request }) => {
      const query = new URL(request.url).searchParams
      const [from = '', until = ''] = ['from', 'until'].map((name) => query.get(name) ?? '')
      return pageOf(
        alerts.filter(({ createdAt }) => createdAt >= from && createdAt < until),
        request,
      )
    }),
    http.get(apiUrl('/alert/get-alerts-by-mission-mapref'), ({ request }) => pageOf(alerts, request)),
    http.get(apiUrl('/alert/owners'), () => found({ owners })),
    http.get(apiUrl('/alert/activity/:id'), () =>
      page([{ _id: anId(), at: '2026-03-12T10:00:00.000Z', action: 'created', userName: 'Sam Staff', values: {} }]),
    ),
    http.get(apiUrl('/alert/get-alert-by-ID/:id'), ({ params }) => {
      const alert = alerts.find(({ _id }) => _id === params['id'])
      if (!alert) return HttpResponse.json({ status: false, message: 'Alert not found' }, { status: 404 })
      return found({ ...alert, instructions: 'Call the guard.' })
    }),
    http.post<never, Pick<Alert, 'title' | 'kind' | 'severity'>>(apiUrl('/alert/create'), async ({ request }) => {
      alerts.push(anAlert(await request.json()))
      return found(alerts.at(-1))
    }),
    http.get(apiUrl('/alert/statistics'), () => found(statisticsOf(alerts))),
    http.get(apiUrl('/alert/overview'), () => found(anAlertOverview(alerts))),
    http.get(apiUrl('/alert/counts'), () => found(countsOf(alerts))),
    http.post<never, NewAlertWithPicture>(apiUrl('/alert/manual-upload-alert'), async ({ request }) => {
      const { uploadId, ...alert } = await request.json()
      alerts.push(anAlert({ ...alert, pictureUrl: `/apis/v1/alert/picture/${uploadId}` }))
      return found(alerts.at(-1))
    }),
    http.patch<never, AlertsEdit>(apiUrl('/alert/update-multi-alert-by-ID'), async ({ request }) => {
      const { alertIds, ownerId, state, ...edit } = await request.json()
      for (const [at, alert] of alerts.entries()) {
        if (!alertIds.includes(alert._id)) continue
        const owner = owners.find(({ _id }) => _id === ownerId) ?? null
        alerts[at] = {
          ...alert,
          ...(edit as Partial<Alert>),
          ...(state && { state, nextStates: NEXT[state] }),
          ...(ownerId !== undefined && { owner }),
        }
      }
      return found({})
    }),
    http.delete(apiUrl('/alert/delete-multiple-alerts'), ({ request }) => {
      const ids = new URL(request.url).searchParams.getAll('alertIds').join(',').split(',')
      trash.push(...alerts.filter(({ _id }) => ids.includes(_id)))
      alerts.splice(0, alerts.length, ...alerts.filter(({ _id }) => !ids.includes(_id)))
      return found({})
    }),
    http.get(apiUrl('/alert/deleted'), () => page(trash.map((alert) => ({ ...alert, deletedAt: alert.createdAt })))),
    http.post(apiUrl('/alert/restore'), () => {
      alerts.push(...trash.splice(0))
      return found({})
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
