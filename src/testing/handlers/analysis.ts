import { http, HttpResponse } from 'msw'
import type {
  Analysis,
  AnalysisModel,
  ComparableLayer,
  Detection,
  DetectionState,
  RecordingDetection,
  RecordingModel,
} from '../../api/analysis'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

export const anAnalysis = (analysis: Partial<Analysis> = {}): Analysis => ({
  _id: anId(),
  inferType: 'vegetation',
  model: 'Aerie vegetation',
  modelVersion: '1',
  isExternal: false,
  parameters: { minAreaM2: 1 },
  status: 'completed',
  message: null,
  progress: 1,
  jobId: anId(),
  layer: { _id: anId(), name: 'Orthomosaic' },
  compareLayer: null,
  areasLayer: null,
  missionId: anId(),
  bounds: null,
  gsd: 0.05,
  note: null,
  figures: {},
  counts: { candidate: 1, confirmed: 0, rejected: 0 },
  createdAt: '2026-03-12T10:00:00.000Z',
  finishedAt: '2026-03-12T10:01:00.000Z',
  ...analysis,
})

export const aDetection = (detection: Partial<Detection> = {}): Detection => ({
  _id: anId(),
  geometry: { type: 'Point', coordinates: [2, 1] },
  area: 12.5,
  class: null,
  figures: {},
  photo: null,
  state: 'candidate',
  reviewedAt: null,
  ...detection,
})

const MODELS: AnalysisModel[] = [
  {
    inferType: 'vegetation',
    model: 'Aerie vegetation',
    modelVersion: '1',
    isExternal: false,
    reads: 'picture',
    layers: 1,
    takesAreas: false,
    parameters: [{ name: 'minAreaM2', default: 1, min: 0, max: 10_000 }],
  },
  {
    inferType: 'hotspots',
    model: 'Aerie hotspots',
    modelVersion: '1',
    isExternal: false,
    reads: 'temperatures',
    layers: 0,
    takesAreas: false,
    parameters: [
      { name: 'excess', default: 5, min: 0.5, max: 1000 },
      { name: 'leastPixels', default: 6, min: 1, max: 100_000 },
    ],
  },
]

/** Compares a layer with another one. */
export const CHANGES: AnalysisModel = {
  inferType: 'change',
  model: 'Aerie change',
  modelVersion: '1',
  isExternal: false,
  reads: 'picture',
  layers: 2,
  takesAreas: false,
  parameters: [{ name: 'threshold', default: 40, min: 5, max: 255 }],
}

/** Compares a surface model with another one. */
export const CUT_AND_FILL: AnalysisModel = {
  inferType: 'elevation',
  model: 'Aerie elevation difference',
  modelVersion: '1',
  isExternal: false,
  reads: 'surface',
  layers: 2,
  takesAreas: true,
  parameters: [{ name: 'leastM', default: 0.5, min: 0.05, max: 100 }],
}

/** What a layer can be compared with. */
export const comparableHandler = (items: ComparableLayer[], total = items.length) =>
  http.get(apiUrl('/aiml/comparable/:layer'), () => found({ items, total, page: 1, pageSize: 200 }))

/** A model of the model server. */
export const VEHICLES: AnalysisModel = {
  inferType: 'vehicles',
  model: 'Vehicles',
  modelVersion: '2.1',
  isExternal: true,
  reads: 'picture',
  layers: 1,
  takesAreas: false,
  parameters: [{ name: 'minScore', default: 0.5, min: 0, max: 1 }],
}

const found = (data: unknown, status = 200) => HttpResponse.json({ status: true, data }, { status })

/** Mocked analyses with the results of the first. */
export function analysisHandlers(analyses: Analysis[] = [], detections: Detection[] = [], models = MODELS) {
  return [
    http.get(apiUrl('/aiml'), () => found({ items: [...analyses], total: analyses.length, page: 1, pageSize: 200 })),
    http.get(apiUrl('/aiml/models'), () => found({ models })),
    http.get(apiUrl('/aiml/precision'), () => found({ rows: [] })),
    http.get(apiUrl('/aiml/detections/:id'), () => found({ detections: [...detections] })),
    http.post(apiUrl('/aiml/preview/:layer/:type'), () =>
      found({ found: [aDetection()], total: 1, gsd: 0.1, note: null, figures: {} }),
    ),
    http.post<{ type: string }, { model?: string }>(apiUrl('/aiml/layer/:layer/:type/infer'), async (call) => {
      const { model } = await call.request.json()
      const ofServer = { inferType: call.params.type, model: model ?? '', isExternal: true, status: 'running' } as const
      const started = anAnalysis(model === undefined ? {} : { ...ofServer, progress: 0.4, message: 'Tile 2 of 5' })
      analyses.unshift(started)
      return found({ jobId: started.jobId, analysisId: started._id }, 201)
    }),
    http.post<{ mission: string }, { parameters: Analysis['parameters'] }>(
      apiUrl('/aiml/thermal/:mission/infer'),
      async ({ request, params }) => {
        const { parameters } = await request.json()
        const started = anAnalysis({
          inferType: 'hotspots',
          model: 'Aerie hotspots',
          layer: null,
          missionId: params.mission,
          gsd: null,
          parameters,
        })
        analyses.unshift(started)
        return found({ jobId: started.jobId, analysisId: started._id }, 201)
      },
    ),
    http.patch<never, { detectionIds: string[]; state: DetectionState }>(
      apiUrl('/aiml/review'),
      async ({ request }) => {
        const { detectionIds, state } = await request.json()
        detections.splice(
          0,
          detections.length,
          ...detections.map((each) => (detectionIds.includes(each._id) ? { ...each, state } : each)),
        )
        return found({})
      },
    ),
  ]
}

export const aRecordingDetection = (detection: Partial<RecordingDetection> = {}): RecordingDetection => ({
  _id: anId(),
  startMs: 4000,
  endMs: 8000,
  atMs: 6000,
  box: [0.4, 0.3, 0.1, 0.2],
  class: null,
  confidence: null,
  state: 'candidate',
  reviewedAt: null,
  ...detection,
})

/** Mocked analysis of each recording, with these results as soon as it is started or if there are some. */
export function motionHandlers(
  detections: RecordingDetection[] = [],
  { canDecode = true, isRun = true, models = [] as RecordingModel[] } = {},
) {
  const run = { isStarted: isRun && detections.length > 0 }
  const analysis = {
    _id: anId(),
    inferType: 'motion',
    model: 'Aerie motion',
    modelVersion: '1',
    isExternal: false,
    status: 'completed',
    message: null,
    progress: 1,
    jobId: anId(),
    createdAt: '2026-03-12T10:00:00.000Z',
    finishedAt: null,
  }
  return [
    http.get(apiUrl('/aiml/recording/:id'), () =>
      found({
        canDecode,
        models,
        ...(run.isStarted ? { analysis, detections: [...detections] } : { analysis: null, detections: [] }),
      }),
    ),
    http.post<{ type: string }, { model: string } | null>(apiUrl('/aiml/vod/:id/:type/infer'), async (call) => {
      const text = await call.request.text()
      const asked = text === '' ? null : (JSON.parse(text) as { model: string } | null)
      if (asked) Object.assign(analysis, { inferType: call.params.type, model: asked.model, isExternal: true })
      run.isStarted = true
      return found({ jobId: analysis.jobId, analysisId: analysis._id }, 201)
    }),
    http.patch<never, { detectionIds: string[]; state: DetectionState }>(
      apiUrl('/aiml/recording/:id/review'),
      async ({ request }) => {
        const { detectionIds, state } = await request.json()
        for (const each of detections) if (detectionIds.includes(each._id)) each.state = state
        return found({})
      },
    ),
  ]
}
