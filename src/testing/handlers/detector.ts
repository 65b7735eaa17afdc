import { http, HttpResponse } from 'msw'
import type { DetectedObject, Detector, DetectorRun, MissionObject } from '../../api/detector'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

export const aDetector = (detector: Partial<Detector> = {}): Detector => ({
  _id: anId(),
  name: 'Solar panels',
  modelVersion: '1',
  inputWidth: 640,
  inputHeight: 640,
  layout: 'grid',
  classNames: ['panel', 'hot spot'],
  size: 12_800_000,
  enabled: true,
  version: 1,
  createdAt: '2026-03-12T10:00:00.000Z',
  ...detector,
})

export const aDetectorRun = (run: Partial<DetectorRun> = {}): DetectorRun => ({
  _id: anId(),
  missionId: anId(),
  detector: 'Solar panels',
  modelVersion: '1',
  scale: 'whole',
  layer: null,
  minConfidence: 0.4,
  status: 'completed',
  message: null,
  progress: 1,
  jobId: anId(),
  photos: 2,
  failed: 0,
  failures: [],
  isCut: false,
  counts: { candidate: 1, confirmed: 0, rejected: 0 },
  createdAt: '2026-03-12T10:00:00.000Z',
  finishedAt: '2026-03-12T10:01:00.000Z',
  ...run,
})

export const aDetectedObject = (object: Partial<DetectedObject> = {}): DetectedObject => ({
  _id: anId(),
  photo: { _id: anId(), name: 'DJI_0001.JPG', width: 4000, height: 3000 },
  box: [1000, 800, 400, 300],
  geometry: null,
  class: 'panel',
  confidence: 0.91,
  location: { lat: 46.78, long: -92.1 },
  state: 'candidate',
  reviewedAt: null,
  ...object,
})

function aMissionObject({ location, photo, ...object }: DetectedObject): MissionObject | undefined {
  if (!location || !photo) return undefined
  const { _id, class: name, confidence, state } = object
  const geometry = { type: 'Point' as const, coordinates: [location.long, location.lat] }
  const of = { layerName: null, detectorRunId: anId(), photo: { _id: photo._id, name: photo.name, hasPicture: true } }
  return { _id, class: name, confidence, state, geometry, ...of }
}

const found = (data: unknown, status = 200) => HttpResponse.json({ status: true, data }, { status })
const listOf = (items: readonly object[]) => found({ items: [...items], total: items.length, page: 1, pageSize: 200 })

interface Mocked {
  detectors?: Detector[]
  runs?: DetectorRun[]
  objects?: DetectedObject[]
}

/** Mocked detectors and runs, all with these results. The calls change them as the server would. */
export function detectorHandlers({ detectors = [], runs = [], objects = [] }: Mocked = {}) {
  const place = (id: unknown) => detectors.findIndex(({ _id }) => _id === id)
  return [
    http.get(apiUrl('/detector/list'), () => listOf(detectors)),
    http.post<never, { name: string; modelVersion?: string }>(apiUrl('/detector/create'), async ({ request }) => {
      const { name, modelVersion = '1' } = await request.json()
      const detector = aDetector({ name, modelVersion })
      detectors.push(detector)
      return found(detector, 201)
    }),
    http.patch<{ id: string }, { name?: string; enabled?: boolean }>(
      apiUrl('/detector/edit/:id'),
      async ({ request, params }) => {
        const { name, enabled } = await request.json()
        const at = place(params.id)
        const before = detectors[at] ?? aDetector()
        const after = { ...before, name: name ?? before.name, enabled: enabled ?? before.enabled }
        detectors[at] = { ...after, version: before.version + 1 }
        return found(detectors[at])
      },
    ),
    http.delete<{ id: string }>(apiUrl('/detector/delete/:id'), ({ params }) => {
      detectors.splice(place(params.id), 1)
      return found({})
    }),
    http.get(apiUrl('/detector/runs/:mission'), () => listOf(runs)),
    http.post<never, { scale?: DetectorRun['scale'] }>(apiUrl('/detector/run'), async ({ request }) => {
      const { scale = 'whole' } = await request.json()
      const run = aDetectorRun({ status: 'running', progress: 0.5, finishedAt: null, scale })
      runs.unshift(run)
      return found({ jobId: run.jobId, detectorRunId: run._id }, 201)
    }),
    http.get(apiUrl('/detector/objects/:id'), () => found({ objects: objects.map((object) => ({ ...object })) })),
    http.get(apiUrl('/detector/places/:mission'), ({ request }) => {
      const isCounted = new URL(request.url).searchParams.get('most') === '0'
      const placed = objects.flatMap((object) => aMissionObject(object) ?? [])
      return found({ total: placed.length, objects: isCounted ? [] : placed })
    }),
    http.get(apiUrl('/detector/photo/:id'), () => found({ objects: objects.map((object) => ({ ...object })) })),
    http.patch<never, { detectedObjectIds: string[]; state: DetectedObject['state'] }>(
      apiUrl('/detector/review'),
      async ({ request }) => {
        const { detectedObjectIds, state } = await request.json()
        for (const each of objects) if (detectedObjectIds.includes(each._id)) each.state = state
        return found({})
      },
    ),
    http.delete<{ id: string }>(apiUrl('/detector/delete-run/:id'), ({ params }) => {
      runs.splice(
        runs.findIndex(({ _id }) => _id === params.id),
        1,
      )
      return found({})
    }),
  ]
}
