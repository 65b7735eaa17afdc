import { http, HttpResponse } from 'msw'
import type { Orthomosaic } from '../../api/orthomosaic'
import { apiUrl } from './apiUrl'

/** Mocked orthomosaics of a mission with cancel and retry. */
export function orthomosaicHandlers(orthomosaics: Orthomosaic[] = [], connected = false) {
  const change = (id: unknown, status: Orthomosaic['status']) => {
    const found = orthomosaics.find(({ _id }) => _id === id)
    if (!found) return HttpResponse.json({ status: false, message: 'Orthomosaic not found' }, { status: 404 })
    const changed = { ...found, status }
    orthomosaics.splice(orthomosaics.indexOf(found), 1, changed)
    return HttpResponse.json({ status: true, data: changed })
  }
  return [
    http.get(apiUrl('/orthomosaic/list/:missionId'), () => {
      const page = { total: orthomosaics.length, page: 1, pageSize: 20 }
      return HttpResponse.json({ status: true, data: { items: orthomosaics, ...page, connected } })
    }),
    http.patch(apiUrl('/orthomosaic/cancel/:orthomosaicId'), ({ params }) =>
      change(params['orthomosaicId'], 'cancelled'),
    ),
    http.patch(apiUrl('/orthomosaic/retry/:orthomosaicId'), ({ params }) => change(params['orthomosaicId'], 'sending')),
  ]
}
