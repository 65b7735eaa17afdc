import { http, HttpResponse } from 'msw'
import type { Location, NewLocation } from '../../api/location'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

/** Places on the server, found by a part of their name. */
export function locationHandlers(places: Location[] = []) {
  return [
    http.get(apiUrl('/location/get'), ({ request }) => {
      const search = new URL(request.url).searchParams.get('search')?.toLowerCase() ?? ''
      const items = places.filter(({ name }) => name.toLowerCase().includes(search))
      return HttpResponse.json({ status: true, data: { items, total: items.length, page: 1, pageSize: 50 } })
    }),
    http.post<never, NewLocation>(apiUrl('/location/create'), async ({ request }) => {
      const place = { _id: anId(), ...(await request.json()) }
      places.push(place)
      return HttpResponse.json({ status: true, data: place }, { status: 201 })
    }),
  ]
}
