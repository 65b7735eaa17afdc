import { http, HttpResponse } from 'msw'
import type { Layer, LayerFeature, LayerGroup } from '../../api/layer'
import { aLayer, anId } from '../factories'
import { apiUrl } from './apiUrl'

const found = (data: unknown, status = 200) => HttpResponse.json({ status: true, data }, { status })
const errorReply = (status: number, message: string) => HttpResponse.json({ status: false, message }, { status })
const done = () => HttpResponse.json({ status: true, message: 'Done' })

type Body = Partial<Layer> & { version: number; before?: string | null }
type FeatureBody = Partial<LayerFeature> & { index: number; version: number; note?: string }

/** Mocked layers and features of a mission with versioned edits, delete and restore. */
export function layerHandlers(layers: Layer[] = [], groups: LayerGroup[] = [], features: LayerFeature[] = []) {
  const deleted: Layer[] = []
  const edit = async (id: unknown, request: Request) => {
    const { version, before, ...change } = (await request.json()) as Body
    const layer = layers.find(({ _id }) => _id === id)
    if (!layer) return errorReply(404, 'Layer not found')
    if (layer.version !== version) return errorReply(409, 'Another user changed this layer')
    const changed = { ...layer, ...change, version: version + 1 }
    const rest = layers.filter(({ _id }) => _id !== id)
    const at = before === undefined ? layers.indexOf(layer) : rest.findIndex(({ _id }) => _id === before)
    rest.splice(at < 0 ? rest.length : at, 0, changed)
    layers.splice(0, layers.length, ...rest)
    return found(changed)
  }
  const editFeature = async (request: Request) => {
    const { version, note, ...change } = (await request.json()) as FeatureBody
    const feature = features.find(({ index }) => index === change.index)
    if (!feature) return errorReply(404, 'Feature not found')
    if (feature.version !== version) return errorReply(409, 'Another user changed this feature')
    Object.assign(feature, change, { version: version + 1, ...(note !== undefined && { flagNote: note }) })
    return found({ changeId: anId(), features: [feature] })
  }
  const listed = (request: Request) => {
    const wanted = new URL(request.url).searchParams.getAll('index').map(Number)
    const items = features.filter(({ index }) => wanted.length === 0 || wanted.includes(index))
    return found({ items, total: items.length, page: 1, pageSize: 50 })
  }

  return [
    http.get(apiUrl('/layer/all-layers-for-mission/:missionId'), () => found({ groups, layers })),
    http.post<never, { missionId: string }>(apiUrl('/layer/create'), async ({ request }) => {
      const { missionId } = await request.json()
      const layer = aLayer({ missionId, status: 'importing', progress: 0.2, message: 'Reading the file' })
      layers.unshift(layer)
      return found(layer, 201)
    }),
    http.post<never, { missionId: string; name: string }>(apiUrl('/layer/create-vector-layer'), async ({ request }) => {
      const layer = aLayer({ ...(await request.json()), fields: [], featureCount: 0, bounds: undefined })
      layers.unshift(layer)
      return found(layer, 201)
    }),
    http.patch(apiUrl('/layer/edit-layer/:id'), ({ params, request }) => edit(params['id'], request)),
    http.patch(apiUrl('/layer/changecolorbyId/:id'), ({ params, request }) => edit(params['id'], request)),
    http.patch(apiUrl('/layer/assignLayerLabel/:id'), ({ params, request }) => edit(params['id'], request)),
    http.patch(apiUrl('/layer/flag-layer/:id'), ({ params, request }) => edit(params['id'], request)),
    http.delete(apiUrl('/layer/delete/:id'), ({ params }) => {
      const layer = layers.find(({ _id }) => _id === params['id'])
      if (!layer) return errorReply(404, 'Layer not found')
      layers.splice(layers.indexOf(layer), 1)
      deleted.push(layer)
      return done()
    }),
    http.post(apiUrl('/layer/restore'), () => {
      layers.push(...deleted)
      return found({ restored: deleted.splice(0).length })
    }),
    http.get(apiUrl('/layer/get-feature-by-layerId/:id'), ({ request }) => listed(request)),
    http.get(apiUrl('/layer/filter-layer/:id'), ({ request }) => listed(request)),
    http.patch(apiUrl('/layer/edit-geojson/:id'), ({ request }) => editFeature(request)),
    http.patch(apiUrl('/layer/flag-feature/:id'), ({ request }) => editFeature(request)),
    http.post<never, { missionId: string; name: string }>(apiUrl('/layergroup/create'), async ({ request }) => {
      const { missionId, name } = await request.json()
      const group = { _id: anId(), missionId, name, version: 1, createdAt: '2026-03-01T08:00:00.000Z' }
      groups.unshift(group)
      return found(group, 201)
    }),
  ]
}
