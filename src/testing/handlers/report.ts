import { http, HttpResponse } from 'msw'
import type { Report, ReportComparison, ReportEdition, ReportMail, ReportSchedule, SavedReport } from '../../api/report'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

const HASH = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

const square = (west: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, 50],
      [west + 0.01, 50],
      [west + 0.01, 50.01],
      [west, 50],
    ],
  ],
})

export const aReport = (report: Partial<Report> = {}): Report => ({
  rowsBy: 'plot',
  baseLayer: { _id: anId(), name: 'Plots', version: 1 },
  attribute: 'plot',
  period: { from: '2026-03-01', until: '2026-03-31' },
  before: { from: '2026-01-29', until: '2026-02-28' },
  measures: ['missions', 'photos', 'recordings'],
  rows: [
    { name: 'A-1', areas: 1, squareMetres: 12_000, outline: square(4), now: [1, 5, 1], before: [1, 2, 0] },
    { name: 'A-2', areas: 1, squareMetres: 8000, outline: square(4.02), now: [0, 0, 0], before: [0, 0, 0] },
  ],
  total: { now: [1, 5, 1], before: [1, 2, 0] },
  elsewhere: 3,
  withoutPlace: 0,
  withoutName: 0,
  inputs: [],
  itemCount: 8,
  itemsSha256: HASH,
  rowsSha256: HASH,
  ...report,
})

/** Mocked reports. */
export function reportHandlers(report: Report = aReport()) {
  return ['plot', 'block'].map((rowsBy) =>
    http.get(apiUrl(`/report/${rowsBy}`), () => HttpResponse.json({ status: true, data: { ...report, rowsBy } })),
  )
}

export const aSavedReport = (saved: Partial<SavedReport> = {}): SavedReport => ({
  _id: anId(),
  name: 'Plots every month',
  baseLayer: { _id: anId(), name: 'Plots' },
  rows: 'plot',
  measures: [],
  period: { kind: 'lastMonth' },
  editions: 0,
  latestAt: null,
  version: 1,
  createdAt: '2026-03-12T10:00:00.000Z',
  ...saved,
})

export const anEdition = (edition: Partial<ReportEdition> = {}): ReportEdition => ({
  _id: anId(),
  savedReportId: anId(),
  number: 1,
  name: 'Plots every month',
  period: { from: '2026-03-01', until: '2026-03-31' },
  inputs: [
    { kind: 'layer', _id: anId(), name: 'Plots', version: 3, count: 120, sha256: HASH },
    { kind: 'photo', name: null, version: null, count: 40, sha256: HASH },
  ],
  software: '1.0.0',
  dataSha256: HASH,
  dataBytes: 512,
  scheduled: false,
  readable: true,
  madeAt: '2026-04-01T06:00:00.000Z',
  ...edition,
})

export const aComparison = (comparison: Partial<ReportComparison> = {}): ReportComparison => ({
  sameBytes: true,
  dataSha256: HASH,
  software: '1.0.0',
  changes: [],
  problem: null,
  ...comparison,
})

export const aSchedule = (schedule: Partial<ReportSchedule> = {}): ReportSchedule => ({
  every: 'month',
  weekday: null,
  hour: 7,
  timeZone: 'Europe/Berlin',
  recipients: [{ _id: anId(), name: 'Rita Reader' }],
  paused: false,
  nextAt: '2026-04-01T05:00:00.000Z',
  lastAt: null,
  problem: null,
  version: 1,
  ...schedule,
})

const done = (data: object, status = 200) => HttpResponse.json({ status: true, data }, { status })
const missing = () => HttpResponse.json({ status: false, message: 'Saved report not found' }, { status: 404 })

/** Mocked saved reports and editions. */
export function savedReportHandlers({
  saved = [],
  editions = [],
  comparison = aComparison(),
  schedule = null,
  mails = [],
}: {
  saved?: SavedReport[]
  editions?: ReportEdition[]
  comparison?: ReportComparison
  schedule?: ReportSchedule | null
  mails?: ReportMail[]
} = {}) {
  const people = [{ _id: anId(), name: 'Rita Reader' }]
  let current = schedule
  const listed = <Item>(items: Item[]) => done({ items, total: items.length, page: 1, pageSize: 50 })
  const found = <Item extends { _id: string }>(items: Item[], id: unknown) => {
    const item = items.find(({ _id }) => _id === id)
    return item ? done(item) : missing()
  }
  return [
    http.get(apiUrl('/report/saved/list'), () => listed(saved)),
    http.get(apiUrl('/report/saved/get/:id'), ({ params }) => found(saved, params['id'])),
    http.post(apiUrl('/report/saved/create'), async ({ request }) => {
      const made = aSavedReport((await request.json()) as Partial<SavedReport>)
      saved.push(made)
      return done(made, 201)
    }),
    http.patch(apiUrl('/report/saved/edit/:id'), async ({ params, request }) => {
      const index = saved.findIndex(({ _id }) => _id === params['id'])
      const edited = aSavedReport({ ...saved[index], ...((await request.json()) as Partial<SavedReport>), version: 2 })
      saved.splice(index, 1, edited)
      return done(edited)
    }),
    http.delete(apiUrl('/report/saved/delete/:id'), ({ params }) => {
      saved.splice(
        saved.findIndex(({ _id }) => _id === params['id']),
        1,
      )
      return done({})
    }),
    http.post(apiUrl('/report/edition/make/:id'), ({ params }) => {
      const made = anEdition({ savedReportId: String(params['id']), number: editions.length + 1 })
      editions.unshift(made)
      return done(made, 201)
    }),
    http.get(apiUrl('/report/edition/list/:id'), () => listed(editions)),
    http.get(apiUrl('/report/edition/get/:id'), ({ params }) => found(editions, params['id'])),
    http.get(apiUrl('/report/edition/compare/:id'), () => done(comparison)),
    http.get(apiUrl('/report/schedule/recipients'), () => done({ people })),
    http.get(apiUrl('/report/schedule/get/:id'), () => done({ schedule: current, mails })),
    http.patch(apiUrl('/report/schedule/set/:id'), async ({ request }) => {
      const edit = (await request.json()) as Partial<ReportSchedule>
      current = aSchedule({ ...current, ...edit, weekday: edit.weekday ?? null, recipients: people })
      return done({ schedule: current, mails })
    }),
    http.delete(apiUrl('/report/schedule/delete/:id'), () => {
      current = null
      return done({})
    }),
  ]
}
