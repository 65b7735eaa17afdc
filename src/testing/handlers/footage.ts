import { http, HttpResponse } from 'msw'
import type { FootageMoment } from '../../api/footage'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

/** Ten seconds of a recording. */
export const aMoment = (moment: Partial<FootageMoment> = {}): FootageMoment => ({
  recordingId: anId(),
  photoId: null,
  name: 'DJI_0042.MP4',
  missionId: anId(),
  missionName: 'Harbour survey',
  flightId: null,
  from: '2026-03-12T09:30:10.000Z',
  until: '2026-03-12T09:30:19.000Z',
  bestAt: '2026-03-12T09:30:15.000Z',
  momentMs: 15_000,
  isLocalTime: false,
  distance: 52.4,
  metresPerPixel: 0.034,
  offNadir: 12,
  centredness: 0.8,
  score: 0.6,
  isAssumed: false,
  uncertainty: 4.2,
  thumbnailUrl: null,
  ground: null,
  footprint: [
    { lat: 46.7802, long: -92.1004 },
    { lat: 46.7802, long: -92.0996 },
    { lat: 46.7798, long: -92.0996 },
    { lat: 46.7798, long: -92.1004 },
  ],
  ...moment,
})

interface Rest {
  isLimited?: boolean
  untimedPhotos?: number
  withPhotos?: boolean
}

/** The search finds `moments`, those of the mission if it names one. */
export const footageHandlers = (moments: FootageMoment[], rest: Rest = {}) => [
  http.post<never, { missionId?: string; from?: string }>(apiUrl('/footage/search'), async ({ request }) => {
    const { missionId, from } = await request.json()
    const found = moments.filter(
      (moment) => (!missionId || moment.missionId === missionId) && (!from || (moment.from ?? '') >= from),
    )
    const data = { moments: found, isLimited: false, untimedPhotos: 0, withPhotos: true, ...rest }
    return HttpResponse.json({ status: true, data })
  }),
]
