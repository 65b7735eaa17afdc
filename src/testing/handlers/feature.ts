import { http, HttpResponse } from 'msw'
import type { LayerFeature } from '../../api/feature'
import { aFeature, anId } from '../factories'
import { apiUrl } from './apiUrl'

const found = (data: unknown) => HttpResponse.json({ status: true, data })
const errorReply = (status: number, message: string) => HttpResponse.json({ status: false, message }, { status })

type FeatureBody = Partial<LayerFeature> & { index: number; version: number; note?: string }

/** Mocked features of one layer with versioned edits. */
export function featureHandlers(features: LayerFeature[] = []) {
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

  const add = async (request: Request) => {
    const { features: added } = (await request.json()) as { features: Partial<LayerFeature>[] }
    const created = added.map((feature, at) => aFeature({ ...feature, index: features.length + at + 1 }))
    features.push(...created)
    return found({ changeId: anId(), features: created })
  }

  return [
    http.post(apiUrl('/layer/addFeature/:id'), ({ request }) => add(request)),
    http.get(apiUrl('/layer/get-feature-by-layerId/:id'), ({ request }) => listed(request)),
    http.get(apiUrl('/layer/filter-layer/:id'), ({ request }) => listed(request)),
    http.patch(apiUrl('/layer/edit-geojson/:id'), ({ request }) => editFeature(request)),
    http.patch(apiUrl('/layer/flag-feature/:id'), ({ request }) => editFeature(request)),
  ]
}
