import { http, HttpResponse } from 'msw'
import type { Coverage, CoverageReply, GapFlight } from '../../api/coverage'
import { apiUrl } from './apiUrl'

const square = (metres: number) => {
  const side = metres / 111_000
  const ring = [
    [0, 0],
    [side, 0],
    [side, side],
    [0, side],
    [0, 0],
  ].map(([x = 0, y = 0]) => [x - 91.9946, y + 46.8426])
  return { type: 'MultiPolygon', coordinates: [[ring]] }
}

const aCoverage = (below: number): Coverage => ({
  cellSize: 1,
  uncertainty: 4.24,
  outline: square(100),
  squareMetres: 10_000,
  covered: 9_000,
  fewerThan: [
    { photos: 2, squareMetres: 3_000 },
    { photos: 3, squareMetres: 5_000 },
    { photos: 5, squareMetres: 10_000 },
  ],
  classes: [
    { from: 0, to: 0, squareMetres: 1_000, outline: square(30) },
    { from: 1, to: 1, squareMetres: 2_000, outline: square(40) },
    { from: 2, to: 2, squareMetres: 2_000, outline: square(40) },
    { from: 3, to: 4, squareMetres: 5_000, outline: square(70) },
    { from: 5, to: null, squareMetres: 0, outline: { type: 'MultiPolygon', coordinates: [] } },
  ],
  gaps: { below, squareMetres: below === 1 ? 1_000 : 5_000, count: 2, outline: square(30) },
})

const aFlight = (height: number): GapFlight => ({
  height,
  gsd: height * 0.00043,
  speed: 4.8,
  frontOverlap: 75,
  sideOverlap: 65,
  photoDistance: 9.6,
  lineDistance: 24,
  photos: 24,
  metres: 480,
  minutes: 1.7,
  camera: 'DJI FC300S',
  drone: 'DJI_FLY',
  ignored: 1,
  lines: [{ from: { lat: 46.8426, long: -91.9946 }, to: { lat: 46.8431, long: -91.9946 } }],
})

/** Mocked coverage of a mission's photos. */
export const coverageHandlers = (data: Partial<CoverageReply['data']> = {}) => [
  http.get(apiUrl('/photo/coverage/:missionId'), ({ request }) => {
    const below = Number(new URL(request.url).searchParams.get('gapBelow') ?? 1)
    const counts = { photos: 8, withoutArea: 0, proposed: 0, unread: 0, onGround: 0, groundLayers: [] }
    return HttpResponse.json({ status: true, data: { ...counts, coverage: aCoverage(below), ...data } })
  }),
  http.get(apiUrl('/photo/gap-flight/:missionId'), ({ request }) => {
    const height = Number(new URL(request.url).searchParams.get('height') ?? 40)
    return HttpResponse.json({ status: true, data: aFlight(height) })
  }),
]
