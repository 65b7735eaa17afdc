import { http, HttpResponse } from 'msw'
import type { NewWall, Wall } from '../../api/wall'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

const done = (data: object, status = 200) => HttpResponse.json({ status: true, data }, { status })

/** Mocked layouts of the control center. */
export function wallHandlers(walls: Wall[] = []) {
  return [
    http.get(apiUrl('/wall/getall'), () => done({ walls: [...walls] })),
    http.post<never, NewWall>(apiUrl('/wall/create'), async ({ request }) => {
      const wall = { ...(await request.json()), _id: anId(), canEdit: true, createdBy: 'Sam Staff', version: 1 }
      walls.push(wall)
      return done(wall, 201)
    }),
    http.delete(apiUrl('/wall/delete/:id'), ({ params }) => {
      const at = walls.findIndex(({ _id }) => _id === params['id'])
      if (at >= 0) walls.splice(at, 1)
      return HttpResponse.json({ status: true, message: 'Layout deleted' })
    }),
  ]
}
