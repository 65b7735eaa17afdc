import { http, HttpResponse } from 'msw'
import type { Layer, LayerGroup } from '../../api/layer'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

interface DeletedGroup {
  group: LayerGroup
  at: number
  layerIds: string[]
}

/** Mocked layer groups with versioned edits, delete and restore. `layers` are those of the panel. */
export function layerGroupHandlers(groups: LayerGroup[] = [], layers: Layer[] = []) {
  const deleted: DeletedGroup[] = []
  const setLayers = (groupId: string, layerIds: string[]) => {
    for (const layer of layers) {
      if (layerIds.includes(layer._id)) layer.groupId = groupId
      else if (layer.groupId === groupId) layer.groupId = null
    }
  }
  return [
    http.post<never, { missionId: string; name: string }>(apiUrl('/layergroup/create'), async ({ request }) => {
      const { missionId, name } = await request.json()
      const group = { _id: anId(), missionId, name, version: 1, createdAt: '2026-03-01T08:00:00.000Z' }
      groups.unshift(group)
      return HttpResponse.json({ status: true, data: group }, { status: 201 })
    }),
    http.patch<{ id: string }, { version: number; name?: string; before?: string | null; layerIds?: string[] }>(
      apiUrl('/layergroup/edit/:id'),
      async ({ params, request }) => {
        const { version, name, before, layerIds } = await request.json()
        const group = groups.find(({ _id }) => _id === params.id)
        if (group?.version !== version) return HttpResponse.json({ status: false, message: 'stale' }, { status: 409 })
        Object.assign(group, { version: version + 1, ...(name && { name }) })
        if (before !== undefined) {
          groups.splice(groups.indexOf(group), 1)
          const at = groups.findIndex(({ _id }) => _id === before)
          groups.splice(at < 0 ? groups.length : at, 0, group)
        }
        if (layerIds) setLayers(params.id, layerIds)
        return HttpResponse.json({ status: true, data: group })
      },
    ),
    http.delete(apiUrl('/layergroup/delete/:id'), ({ params }) => {
      const at = groups.findIndex(({ _id }) => _id === params['id'])
      const inGroup = layers.filter(({ groupId }) => groupId === params['id']).map(({ _id }) => _id)
      deleted.push(...groups.splice(at, 1).map((group) => ({ group, at, layerIds: inGroup })))
      setLayers(String(params['id']), [])
      return HttpResponse.json({ status: true, message: 'Done' })
    }),
    http.post(apiUrl('/layergroup/restore/:id'), ({ params }) => {
      const record = deleted.find(({ group }) => group._id === params['id'])
      if (!record) return HttpResponse.json({ status: false, message: 'not found' }, { status: 404 })
      deleted.splice(deleted.indexOf(record), 1)
      groups.splice(record.at, 0, record.group)
      setLayers(record.group._id, record.layerIds)
      return HttpResponse.json({ status: true, data: record.group })
    }),
    http.delete(apiUrl('/layergroup/delete-layerId/:groupId/:layerId'), ({ params }) => {
      const layer = layers.find(({ _id }) => _id === params['layerId'])
      if (layer) Object.assign(layer, { groupId: null, version: layer.version + 1 })
      return HttpResponse.json({ status: true, message: 'Done' })
    }),
  ]
}
