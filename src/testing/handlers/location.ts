import { http, HttpResponse } from 'msw'
import type { Location, NewLocation, Place } from '../../api/location'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

const notThere = () => HttpResponse.json({ status: false, message: 'Location not found' }, { status: 404 })

/** Mocked locations with search, versioned edits and a trash. `deleted` are those in the trash, `places` those that the geocoder finds. */
export function locationHandlers(locations: Location[] = [], deleted: Location[] = [], places?: Place[]) {
  const move = (id: unknown, from: Location[], to: Location[]) => {
    const at = from.findIndex(({ _id }) => _id === id)
    if (at < 0) return notThere()
    to.push(...from.splice(at, 1))
    return HttpResponse.json({ status: true, data: to.at(-1) })
  }
  return [
    http.get(apiUrl('/location/search-places'), ({ request }) => {
      const isSearch = new URL(request.url).searchParams.has('search')
      const found = places ? { host: 'places.example', places: isSearch ? places : [] } : { places: [] }
      return HttpResponse.json({ status: true, data: { isAvailable: places !== undefined, ...found } })
    }),
    http.delete(apiUrl('/location/delete/:id'), ({ params }) => move(params['id'], locations, deleted)),
    http.delete<never, { locationIds: string[] }>(apiUrl('/location/delete-locations'), async ({ request }) => {
      for (const id of (await request.json()).locationIds) move(id, locations, deleted)
      return HttpResponse.json({ status: true, message: 'Deleted' })
    }),
    http.post(apiUrl('/location/restore/:id'), ({ params }) => move(params['id'], deleted, locations)),
    http.get(apiUrl('/location/deleted'), () => {
      const items = deleted.map(({ _id, name }) => ({ _id, name, deletedAt: new Date().toISOString() }))
      return HttpResponse.json({ status: true, data: { items, total: items.length, page: 1, pageSize: 200 } })
    }),
    http.delete(apiUrl('/location/deleted/:id'), ({ params }) => move(params['id'], deleted, [])),
    http.delete(apiUrl('/location/deleted'), ({ request }) => {
      const count = Number(new URL(request.url).searchParams.get('count'))
      if (count !== deleted.length) {
        return HttpResponse.json({ status: false, message: 'The trash has changed' }, { status: 409 })
      }
      deleted.splice(0)
      return HttpResponse.json({ status: true, message: 'The trash is empty' })
    }),
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
