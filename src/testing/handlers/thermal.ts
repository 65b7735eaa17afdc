import { http, HttpResponse } from 'msw'
import type { Reading, ThermalDetails } from '../../api/thermal'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

const parameters = { emissivity: 0.7, reflected: 22, distance: 20, humidity: 0.5, air: 32 }

export const aThermalPhoto = (details: Partial<ThermalDetails> = {}): ThermalDetails => ({
  photo: {
    photoId: anId(),
    name: 'FLIR.jpg',
    missionId: anId(),
    missionName: 'Solar park',
    source: 'flir',
    model: 'T640',
    width: 4,
    height: 2,
    statistics: { min: 10, max: 71, mean: 20 },
    problem: null,
    takenAt: null,
    localTime: false,
    version: 1,
  },
  parameters,
  cameraParameters: parameters,
  readings: [],
  hotspots: [{ x: 2, y: 1, degrees: 71, excess: 40, area: 1 }],
  ...details,
})

/** The mocked temperatures of one photo, with readings and parameters. */
export function thermalHandlers(details: ThermalDetails = aThermalPhoto()) {
  const current = { ...details, readings: [...details.readings] }
  const found = () => HttpResponse.json({ status: true, data: { ...current, readings: [...current.readings] } })
  return [
    http.get(apiUrl('/data/thermal'), found),
    http.get(apiUrl('/data/thermal/values'), () =>
      HttpResponse.arrayBuffer(new Float32Array([10, 12, 14, 16, 18, 20, 71, 24]).buffer),
    ),
    http.get(apiUrl('/data/thermal/table'), () =>
      HttpResponse.json({ status: true, data: { items: [current.photo], total: 1, page: 1, pageSize: 50 } }),
    ),
    http.patch<never, { version: number }>(apiUrl('/data/thermal/edit-parameters/:id'), async ({ request }) => {
      const { version, ...edit } = await request.json()
      current.parameters = { ...parameters, ...edit }
      current.photo = { ...current.photo, version: version + 1 }
      return found()
    }),
    http.post<never, Pick<Reading, 'kind' | 'points'> & Partial<Pick<Reading, 'label'>>>(
      apiUrl('/data/thermal/create-reading/:id'),
      async ({ request }) => {
        const reading = { label: '', ...(await request.json()), _id: anId(), min: 71, max: 71, mean: 71, parameters }
        current.readings.push({ ...reading, createdAt: '2026-03-12T10:00:00.000Z' })
        return HttpResponse.json({ status: true, data: current.readings.at(-1) })
      },
    ),
    http.delete(apiUrl('/data/thermal/delete-reading/:id'), ({ params }) => {
      current.readings = current.readings.filter(({ _id }) => _id !== params['id'])
      return HttpResponse.json({ status: true, message: 'Reading deleted' })
    }),
  ]
}
