import { randomBytes } from 'node:crypto'
import { startTestApp, type TestApp } from '../../../testing/testApp'
import { servicesOf } from '../../services'
import { packContent } from '../editions/content'
import { composeReportMail } from './compose'

let aerie: TestApp

beforeAll(async () => {
  aerie = await startTestApp()
})
afterAll(() => aerie.close())

test('a file that is too large is linked instead of attached', async () => {
  const days = { from: '2026-03-01', until: '2026-03-31' }
  const hash = randomBytes(32).toString('hex')
  const square = [
    [4, 50],
    [4.01, 50],
    [4.01, 50.01],
    [4, 50],
  ]
  const outline = { type: 'MultiPolygon', coordinates: [[square]] }
  const content = await packContent({
    chosen: [],
    items: { mission: {}, photo: {}, recording: {}, flight: {}, alert: {}, analysis: {} },
    report: {
      rowsBy: 'plot',
      baseLayer: { _id: aerie.demo.id, name: 'Plots', version: 1 },
      attribute: 'plot',
      period: days,
      before: days,
      measures: ['photos'],
      rows: [{ name: 'A-1', areas: 1, squareMetres: 1, outline, now: [1], before: [0] }],
      total: { now: [1], before: [0] },
      elsewhere: 0,
      withoutPlace: 0,
      withoutName: 0,
      inputs: [],
      itemCount: 1,
      itemsSha256: hash,
      rowsSha256: hash,
    },
  })
  const edition = {
    id: aerie.demo.id,
    savedReportId: aerie.demo.id,
    number: 1,
    name: 'Plots every month',
    fromDay: days.from,
    untilDay: days.until,
    permissions: [],
    inputs: [],
    software: '1',
    dataSha256: hash,
    dataBytes: 1,
    scheduled: true,
    madeAt: new Date(),
    authorId: null,
    authorName: null,
    authorAvatar: null,
  }
  const account = { name: 'Rita', email: 'rita@demo.test', language: null }
  const compose = (limit?: number) =>
    composeReportMail(
      servicesOf(aerie.app),
      aerie.demo.id,
      aerie.demo.id,
      { edition, content, account },
      new AbortController().signal,
      limit,
    )
  const attached = await compose()
  expect(attached).toMatchObject({
    to: 'rita@demo.test',
    subject: 'Plots every month: 3/1/2026 to 3/31/2026',
    attachments: [{ filename: 'Plots every month 2026-03-01 to 2026-03-31.pdf', contentType: 'application/pdf' }],
  })
  const linked = await compose(10)
  expect(linked?.attachments).toBeUndefined()
  expect(linked?.text).toContain(`/dashboard/reports/editions/${aerie.demo.id}`)
  expect(linked?.text).toContain('too large for a mail')
})
