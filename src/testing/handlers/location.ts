import { http, HttpResponse } from 'msw'
import type { Location, NewLocation } from '../../api/location'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

const notThere = () => HttpResponse.json({ status: false, message: 'Location not found' }, { status: 404 })

/** Mocked locations with search and versioned edits. */
export function locationHandlers(locations: Location[] = []) {
  return [
    http.get(apiUrl('/location/get'), ({ request }) => {
      const search = new URL(request.url).searchParams.get('search')?.toLowerCase() ?? ''
      const sort = new URL(request.url).searchParams.get('sort') ?? 'name'
      const found = locations.filter(({ name }) => name.toLowerCase().includes(search))
      const byName = found.sort((one, other) => (one.name < other.name ? -1 : 1))
      const items = (sort === '-name' ? byName.reverse() : byName).map((location) => ({ missionCount: 0, ...location }))
      return HttpResponse.json({ status: true, data: { items, total: items.length, page: 1, pageSize: 50 } })
    }),
    http.get(apiUrl('/location/get-by-id/:id'), ({ params }) => {
      const location = locations.find(({ _id }) => _id === params['id'])
      return location ? HttpResponse.json({ status: true, data: { location, missions: 0 } }) : notThere()
    }),
    http.patch<{ id: string }, NewLocation & { version: number }>(
      apiUrl('/location/update/:id'),
      async ({ params, request }) => {
        const location = locations.find(({ _id }) => _id === params.id)
        if (!location) return notThere()
        const { version, ...change } = await request.json()
        if (location.version !== version) {
          return HttpResponse.json({ status: false, message: 'Another user changed this location' }, { status: 409 })
        }
        return HttpResponse.json({ status: true, data: Object.assign(location, change, { version: version + 1 }) })
      },
    ),
    http.post<never, NewLocation>(apiUrl('/location/create'), async ({ request }) => {
      const location = { _id: anId(), version: 1, ...(await request.json()) }
      locations.push(location)
      return HttpResponse.json({ status: true, data: location }, { status: 201 })
    }),
  ]
}
