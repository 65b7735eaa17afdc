import { http, HttpResponse } from 'msw'
import type { Layer, LayerGroup } from '../../api/layer'
import { aLayer, anId } from '../factories'
import { apiUrl } from './apiUrl'

const found = (data: unknown, status = 200) => HttpResponse.json({ status: true, data }, { status })
const errorReply = (status: number, message: string) => HttpResponse.json({ status: false, message }, { status })
const done = () => HttpResponse.json({ status: true, message: 'Done' })

type Body = Partial<Layer> & { version: number; before?: string | null }

/** Mocked layers of a mission with versioned edits, delete and restore. `groups` are those of the panel. */
export function layerHandlers(layers: Layer[] = [], groups: LayerGroup[] = []) {
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

  return [
    http.get(apiUrl('/layer/getbymissionId/:missionId'), ({ request }) => {
      const query = new URL(request.url).searchParams
      const page = Number(query.get('page'))
      const pageSize = Number(query.get('pageSize'))
      const fence = query.get('fence')
      const matching = layers.filter((layer) => fence === null || String(layer.fence) === fence)
      const items = matching.slice((page - 1) * pageSize, page * pageSize)
      return found({ items, total: matching.length, page, pageSize })
    }),
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
    http.patch(apiUrl('/layer/share-with-clients/:id'), ({ params, request }) => edit(params['id'], request)),
    http.delete(apiUrl('/layer/delete/:id'), ({ params }) => {
      const layer = layers.find(({ _id }) => _id === params['id'])
      if (!layer) return errorReply(404, 'Layer not found')
      layers.splice(layers.indexOf(layer), 1)
      deleted.push(layer)
      return done()
    }),
    http.delete(apiUrl('/layer/delete-layers'), ({ request }) => {
      const ids = new URL(request.url).searchParams.getAll('layerIds')
      const wanted = layers.filter(({ _id }) => ids.includes(_id))
      layers.splice(0, layers.length, ...layers.filter((layer) => !wanted.includes(layer)))
      deleted.push(...wanted)
      return done()
    }),
    http.get(apiUrl('/layer/deleted/:missionId'), () => {
      const deletedBy = { _id: anId(), name: 'Ada Lovelace', avatar: null }
      const items = deleted.map(({ _id, name, kind, updatedAt }) => ({
        _id,
        name,
        kind,
        deletedAt: updatedAt,
        deletedBy,
      }))
      return found({ items, total: items.length, page: 1, pageSize: 50 })
    }),
    http.post(apiUrl('/layer/restore'), () => {
      layers.push(...deleted)
      return found({ restored: deleted.splice(0).length })
    }),
  ]
}
