import { http, HttpResponse } from 'msw'
import type { Photo, PhotoPoint, SameViewPhoto } from '../../api/photo'
import { apiUrl } from './apiUrl'

const found = (data: unknown) => HttpResponse.json({ status: true, data })
const done = () => HttpResponse.json({ status: true, message: 'Done' })

const pointOf = ({
  _id,
  name,
  folder,
  state,
  location,
  proposal,
  imported,
  hasPicture,
  facts,
  flightId,
}: Photo): PhotoPoint => ({
  _id,
  name,
  ...(folder !== undefined && { folder }),
  state,
  location,
  imported,
  hasPicture,
  flightId,
  yaw: facts?.gimbal.yaw ?? null,
  proposed: state === 'staged' && proposal !== null,
})

/** Mocked photos of a mission with review, sharing, delete and restore; `sameView` are the other views of each. */
export function photoHandlers(photos: Photo[] = [], sameView: SameViewPhoto[] = []) {
  const deleted: Photo[] = []
  const change = (ids: string[], changes: (photo: Photo) => Partial<Photo>) =>
    photos.splice(
      0,
      photos.length,
      ...photos.map((photo) => (ids.includes(photo._id) ? { ...photo, ...changes(photo) } : photo)),
    )
  return [
    http.get(apiUrl('/photo/points/:missionId'), () => found({ photos: photos.map(pointOf), total: photos.length })),
    http.get(apiUrl('/photo/list/:missionId'), ({ request }) => {
      const query = new URL(request.url).searchParams
      const ofFlight = photos.filter(({ flightId }) => !query.has('flightId') || flightId === query.get('flightId'))
      const pageSize = Number(query.get('pageSize') ?? 50)
      return found({ items: ofFlight.slice(0, pageSize), total: ofFlight.length, page: 1, pageSize })
    }),
    http.get(apiUrl('/photo/get/:id'), ({ params }) => found(photos.find(({ _id }) => _id === params['id']))),
    http.get(apiUrl('/photo/same-view/:id'), () => found(sameView)),
    http.patch<never, { ids: string[]; decision: string }>(apiUrl('/layer/images-review'), async ({ request }) => {
      const { ids, decision } = await request.json()
      change(ids, ({ location }) => ({
        state: decision === 'reject' ? 'rejected' : location ? 'assigned' : 'unmatched',
        proposal: null,
      }))
      return done()
    }),
    http.patch<never, { fileId: string; location: Photo['location'] }>(
      apiUrl('/layer/pick-to-map-for-layer'),
      async ({ request }) => {
        const { fileId, location } = await request.json()
        change([fileId], () => ({ location, isPlaced: location !== null }))
        return found(photos.find(({ _id }) => _id === fileId))
      },
    ),
    http.patch<never, { ids: string[]; clientVisible: boolean }>(apiUrl('/photo/share'), async ({ request }) => {
      const { ids, clientVisible } = await request.json()
      change(ids, () => ({ clientVisible }))
      return done()
    }),
    http.delete(apiUrl('/photo/delete'), ({ request }) => {
      const ids = new URL(request.url).searchParams.getAll('photoIds')
      deleted.push(...photos.filter(({ _id }) => ids.includes(_id)))
      photos.splice(0, photos.length, ...photos.filter(({ _id }) => !ids.includes(_id)))
      return done()
    }),
    http.post(apiUrl('/photo/restore'), () => {
      photos.push(...deleted.splice(0))
      return done()
    }),
  ]
}
