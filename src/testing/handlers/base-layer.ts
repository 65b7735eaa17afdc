import { http, HttpResponse, type PathParams } from 'msw'
import type { BaseLayer, BaseLayerAlert, BaseLayerPart, BaseLayerVod, PublicMap } from '../../api/base-layer'
import { aBaseLayer, aBasePart, anId } from '../factories'
import { apiUrl } from './apiUrl'

function pageOf(records: readonly object[], request: Request) {
  const query = new URL(request.url).searchParams
  const page = Number(query.get('page') ?? 1)
  const pageSize = Number(query.get('pageSize') ?? 50)
  const items = records.slice((page - 1) * pageSize, page * pageSize)
  return HttpResponse.json({ status: true, data: { items, total: records.length, page, pageSize } })
}

/** An alert inside a base layer. */
export const anAreaAlert = (alert: Partial<BaseLayerAlert> = {}): BaseLayerAlert => ({
  _id: anId(),
  missionId: anId(),
  missionName: 'Harbour survey',
  title: 'Person at the fence',
  severity: 'high',
  state: 'new',
  location: { lat: 46.78, long: -92.1 },
  createdAt: '2026-03-12T10:00:00.000Z',
  ...alert,
})

/** Mocked base layers with search, restore and public maps. */
export function baseLayerHandlers(
  bases: BaseLayer[] = [],
  { alerts = [], vods = [] }: { alerts?: BaseLayerAlert[]; vods?: BaseLayerVod[] } = {},
) {
  const deleted: BaseLayer[] = []
  const find = (id: unknown) => bases.find(({ _id }) => _id === id)
  const notThere = () => HttpResponse.json({ status: false, message: 'Base layer not found' }, { status: 404 })
  const stage = async (kind: 'raster' | 'vector', { params, request }: { params: PathParams; request: Request }) => {
    const base = find(params['id'])
    if (!base) return notThere()
    const { version } = (await request.json()) as { version: number }
    if (base.version !== version) {
      return HttpResponse.json({ status: false, message: 'Another user changed this' }, { status: 409 })
    }
    base.parts.unshift(aBasePart({ name: 'newer', kind, staged: true }))
    base.version += 1
    return HttpResponse.json({ status: true, data: base })
  }
  return [
    http.get(apiUrl('/baselayer/fetch/All'), ({ request }) => {
      const search = new URL(request.url).searchParams.get('search')?.toLowerCase() ?? ''
      const items = bases.filter(({ name }) => name.toLowerCase().includes(search))
      return HttpResponse.json({ status: true, data: { items, total: items.length, page: 1, pageSize: 50 } })
    }),
    http.get(apiUrl('/baselayer/getallpublicbaselayers'), () => {
      const items = bases.filter(({ published }) => published)
      return HttpResponse.json({ status: true, data: { items, total: items.length, page: 1, pageSize: 200 } })
    }),
    http.get(apiUrl('/baselayer/alerts/:id'), ({ request }) => pageOf(alerts, request)),
    http.get(apiUrl('/baselayer/vods/:id'), ({ request }) => pageOf(vods, request)),
    http.get(apiUrl('/baselayer/get-meta-data/:id'), ({ params }) => {
      const baseLayer = find(params['id'])
      return baseLayer ? HttpResponse.json({ status: true, data: { baseLayer } }) : notThere()
    }),
    http.get(apiUrl('/baselayer/get-meta-data-for-update/:id'), ({ params }) => {
      const baseLayer = find(params['id'])
      if (!baseLayer) return notThere()
      const staged = baseLayer.parts
        .filter((part) => part.staged)
        .map(({ _id }) => ({ layerId: _id, added: 3, changed: 2, removed: 1 }))
      return HttpResponse.json({ status: true, data: { baseLayer, staged } })
    }),
    ...['create', 'create-base-raster-upload'].map((call) =>
      http.post<never, { name: string; description: string }>(apiUrl(`/baselayer/${call}`), async ({ request }) => {
        const { name, description } = await request.json()
        const made = aBaseLayer({ name, description })
        bases.unshift(made)
        return HttpResponse.json({ status: true, data: made }, { status: 201 })
      }),
    ),
    http.post(apiUrl('/baselayer/upload-to-update-base-layer/Vector/:id'), (info) => stage('vector', info)),
    http.patch(apiUrl('/baselayer/updateRasterLayerUpload/:id'), (info) => stage('raster', info)),
    http.patch<{ id: string }, { published: boolean }>(
      apiUrl('/baselayer/publishBaseLayer/:id'),
      async ({ params, request }) => {
        const base = find(params.id)
        if (!base) return notThere()
        const { published } = await request.json()
        const data = Object.assign(base, { published, version: base.version + 1 })
        return HttpResponse.json({ status: true, data })
      },
    ),
    http.patch<{ id: string }, Partial<BaseLayer> & { version: number }>(
      apiUrl('/baselayer/edit/:id'),
      async ({ params, request }) => {
        const base = find(params.id)
        if (!base) return notThere()
        const { version, ...change } = await request.json()
        if (base.version !== version) {
          return HttpResponse.json({ status: false, message: 'Another user changed this' }, { status: 409 })
        }
        return HttpResponse.json({ status: true, data: Object.assign(base, change, { version: version + 1 }) })
      },
    ),
    http.patch<{ id: string; layerId: string }, Partial<BaseLayerPart> & { version: number; corners?: object[] }>(
      apiUrl('/baselayer/edit-part/:id/:layerId'),
      async ({ params, request }) => {
        const base = find(params.id)
        const part = base?.parts.find(({ _id }) => _id === params.layerId)
        if (!part) return notThere()
        const { version, corners, ...change } = await request.json()
        if (part.version !== version) {
          return HttpResponse.json({ status: false, message: 'Another user changed this' }, { status: 409 })
        }
        Object.assign(part, change, corners && { status: 'ready' }, { version: version + 1 })
        return HttpResponse.json({ status: true, data: base })
      },
    ),
    http.delete(apiUrl('/baselayer/delete-baseLayer-id/:id'), ({ params }) => {
      const at = bases.findIndex(({ _id }) => _id === params['id'])
      if (at < 0) return notThere()
      deleted.unshift(...bases.splice(at, 1))
      return HttpResponse.json({ status: true, message: 'Base layer deleted' })
    }),
    http.get(apiUrl('/baselayer/deleted'), () => {
      const items = deleted.map(({ _id, name }) => ({ _id, name, deletedAt: '2026-03-05T08:00:00.000Z' }))
      return HttpResponse.json({ status: true, data: { items, total: items.length, page: 1, pageSize: 200 } })
    }),
    http.post(apiUrl('/baselayer/restore/:id'), ({ params }) => {
      const at = deleted.findIndex(({ _id }) => _id === params['id'])
      const [base] = at < 0 ? [] : deleted.splice(at, 1)
      if (!base) return notThere()
      bases.unshift(base)
      return HttpResponse.json({ status: true, data: base })
    }),
    http.patch<{ id: string }, { version: number; layerIds: string[] }>(
      apiUrl('/baselayer/update-by-layers/:id'),
      async ({ params, request }) => {
        const base = find(params.id)
        if (!base) return notThere()
        const { version, layerIds } = await request.json()
        if (base.version !== version) {
          return HttpResponse.json({ status: false, message: 'Another user changed this' }, { status: 409 })
        }
        base.parts = layerIds.map(() => aBasePart({ name: 'from a mission' }))
        base.version += 1
        return HttpResponse.json({ status: true, data: base })
      },
    ),
    http.get(apiUrl('/baselayer/public/:id'), ({ params }) => {
      const base = find(params['id'])
      if (!base?.published) return notThere()
      const { _id, name, description } = base
      const data: PublicMap = { _id, name, description, parts: [] }
      return HttpResponse.json({ status: true, data })
    }),
  ]
}
