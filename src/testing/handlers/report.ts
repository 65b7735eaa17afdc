import { http, HttpResponse } from 'msw'
import type { Report } from '../../api/report'
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
