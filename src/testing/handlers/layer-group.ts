import { http, HttpResponse } from 'msw'
import type { LayerGroup } from '../../api/layer'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

/** Mocked creation of layer groups. */
export function layerGroupHandlers(groups: LayerGroup[] = []) {
  return [
    http.post<never, { missionId: string; name: string }>(apiUrl('/layergroup/create'), async ({ request }) => {
      const { missionId, name } = await request.json()
      const group = { _id: anId(), missionId, name, version: 1, createdAt: '2026-03-01T08:00:00.000Z' }
      groups.unshift(group)
      return HttpResponse.json({ status: true, data: group }, { status: 201 })
    }),
  ]
}
