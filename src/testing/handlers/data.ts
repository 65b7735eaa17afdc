import { http, HttpResponse } from 'msw'
import type { DataFilter, DataItem } from '../../api/data'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

export const aDataItem = (item: Partial<DataItem> = {}): DataItem => ({
  _id: anId(),
  kind: 'photo',
  name: 'DJI_0001.JPG',
  at: '2026-03-12T10:00:00.000Z',
  timeKind: 'measured',
  missionId: anId(),
  missionName: 'Beach erosion',
  place: null,
  bounds: [-92, 46.7, -92, 46.7],
  hasThumbnail: false,
  hasFile: true,
  size: 1000,
  flightId: null,
  ...item,
})

const done = (data: object) => HttpResponse.json({ status: true, data })
const refused = (status: number, message: string) => HttpResponse.json({ status: false, message }, { status })

const countsOf = (items: readonly DataItem[], key: (item: DataItem) => string) =>
  [...new Set(items.map(key))].map((value) => {
    const members = items.filter((item) => key(item) === value)
    return { value, members, count: members.length }
  })

interface Stored {
  items?: DataItem[]
  filters?: DataFilter[]
  isLowerBound?: boolean
}

/** Mocked data page. It filters by words in names, kinds and missions. */
export function dataHandlers({ items = [], filters = [], isLowerBound = false }: Stored = {}) {
  const filterOf = (id: unknown) => filters.find(({ _id }) => _id === id)
  return [
    http.get(apiUrl('/data/search'), ({ request }) => {
      const query = new URL(request.url).searchParams
      const kinds = query.getAll('kinds')
      const missions = query.getAll('missionIds')
      const named = items.filter(({ name }) => name.toLowerCase().includes((query.get('search') ?? '').toLowerCase()))
      const found = named.filter(
        ({ kind, missionId }) =>
          (kinds.length === 0 || kinds.includes(kind)) && (missions.length === 0 || missions.includes(missionId)),
      )
      return done({
        items: found,
        total: found.length,
        isLowerBound,
        page: 1,
        pageSize: 50,
        counts: {
          kinds: countsOf(named, ({ kind }) => kind).map(({ value, count }) => ({ kind: value, count })),
          missions: countsOf(named, ({ missionId }) => missionId).map(({ value, members, count }) => ({
            _id: value,
            name: members[0]?.missionName,
            count,
          })),
          places: [],
          months: countsOf(named, ({ at }) => at.slice(0, 7)).map(({ value, count }) => ({ month: value, count })),
        },
      })
    }),
    http.get(apiUrl('/data/get-filters'), () => done({ filters })),
    http.post(apiUrl('/data/create-filter'), async ({ request }) => {
      const body = (await request.json()) as Pick<DataFilter, 'name' | 'query'>
      if (filters.some(({ name }) => name === body.name)) return refused(409, 'You have a saved filter with this name.')
      const filter = { _id: anId(), version: 1, ...body }
      filters = [...filters, filter]
      return done(filter)
    }),
    http.patch(apiUrl('/data/edit-filter/:id'), async ({ params, request }) => {
      const filter = filterOf(params.id)
      const { version, ...fields } = (await request.json()) as Partial<DataFilter>
      if (!filter || filter.version !== version) return refused(409, 'This filter was changed in another window.')
      filters = filters.map((each) => (each === filter ? { ...each, ...fields, version: each.version + 1 } : each))
      return done(filterOf(params.id) ?? {})
    }),
    http.delete(apiUrl('/data/delete-filter/:id'), ({ params }) => {
      filters = filters.filter(({ _id }) => _id !== params.id)
      return done({})
    }),
  ]
}
