import { http, HttpResponse } from 'msw'
import type {
  Mission,
  MissionEdit,
  MissionsArchived,
  MissionSelection,
  MissionStatus,
  MissionStatusesChange,
  MissionType,
  NewMission,
} from '../../api/mission'
import { aMission, anId } from '../factories'
import { apiUrl } from './apiUrl'

const notFound = () => HttpResponse.json({ status: false, message: 'Mission not found' }, { status: 404 })
const stale = () => HttpResponse.json({ status: false, message: 'Another user changed this mission' }, { status: 409 })
const found = (data: unknown, status = 200) => HttpResponse.json({ status: true, data }, { status })

/** Mocked missions with filters, sorting by name or age, paging and versioned edits. */
export function missionHandlers(missions: Mission[] = [], types: MissionType[] = []) {
  const findOne = (id: unknown) => missions.find(({ _id }) => _id === id)
  const replace = (mission: Mission, change: Partial<Mission>) => {
    const changed = { ...mission, ...change, version: mission.version + 1 }
    missions.splice(missions.indexOf(mission), 1, changed)
    return found(changed)
  }

  return [
    http.get(apiUrl('/mission/get/tenant/:tenantId'), ({ request }) => {
      const query = new URL(request.url).searchParams
      const page = Number(query.get('page') ?? 1)
      const pageSize = Number(query.get('pageSize') ?? 50)
      const matching = sorted(missions.filter(matches(query)), query.get('sort') ?? '-createdAt')
      const items = matching.slice((page - 1) * pageSize, page * pageSize)
      return found({ items, total: matching.length, page, pageSize })
    }),
    http.get(apiUrl('/mission/get/:missionId'), ({ params }) => {
      const mission = findOne(params['missionId'])
      return mission ? found(mission) : notFound()
    }),
    http.get(apiUrl('/mission/get-mission-doc-count/:id'), () => {
      const none = { documents: 0, images: 0, alerts: 0, outcomes: 0, recordings: 0, flights: 0 }
      return found({ layers: 3, rasters: 1, vectors: 2, bytes: 2048, ...none })
    }),
    http.patch<{ id: string }, { name: string }>(
      apiUrl('/common/missiontype/edit/:id'),
      async ({ params, request }) => {
        const type = types.find(({ _id }) => _id === params.id)
        const { name } = await request.json()
        return found(Object.assign(type ?? {}, { name, version: (type?.version ?? 0) + 1 }))
      },
    ),
    http.delete(apiUrl('/common/missiontype/delete/:id'), ({ params }) => {
      types.splice(
        types.findIndex(({ _id }) => _id === params['id']),
        1,
      )
      return HttpResponse.json({ status: true, message: 'Mission type deleted' })
    }),
    http.get(apiUrl('/common/missiontype/getall'), () => found({ types })),
    http.get(apiUrl('/common/missiontype/counts'), () => {
      const missionsOf = (id: string) => missions.filter(({ missionType }) => missionType?._id === id).length
      return found({ types: types.map((type) => ({ ...type, missions: missionsOf(type._id) })) })
    }),
    http.post<never, { name: string }>(apiUrl('/common/missiontype/create'), async ({ request }) => {
      const type = { _id: anId(), version: 1, ...(await request.json()) }
      types.push(type)
      return found(type, 201)
    }),
    http.get(apiUrl('/mission/get-missions-by-locationID/:locationId'), ({ params }) => {
      const items = missions.filter(({ location }) => location?._id === params['locationId'])
      return found({ items, total: items.length, page: 1, pageSize: 200 })
    }),
    http.get(apiUrl('/mission/summary'), () => {
      const counts = { draft: 0, scheduled: 0, live: 0, paused: 0, completed: 0, cancelled: 0 }
      for (const { status, archived } of missions) if (!archived) counts[status] += 1
      return found(counts)
    }),
    http.patch<never, MissionsArchived>(apiUrl('/mission/archive-missions'), async ({ request }) => {
      const { missionIds, archived } = await request.json()
      for (const id of missionIds) replace(findOne(id) ?? aMission(), { archived })
      return HttpResponse.json({ status: true, message: `${missionIds.length} missions archived` })
    }),
    http.patch<never, MissionStatusesChange>(apiUrl('/mission/update-statuses'), async ({ request }) => {
      const { missionIds, status } = await request.json()
      for (const id of missionIds) replace(findOne(id) ?? aMission(), { status })
      return HttpResponse.json({ status: true, message: `${missionIds.length} missions are now ${status}` })
    }),
    http.delete<never, MissionSelection>(apiUrl('/mission/delete-missions'), async ({ request }) => {
      const { missionIds } = await request.json()
      missions.splice(0, missions.length, ...missions.filter(({ _id }) => !missionIds.includes(_id)))
      return HttpResponse.json({ status: true, message: 'Done' })
    }),
    http.get(apiUrl('/mission'), ({ request }) => {
      const query = new URL(request.url).searchParams
      const from = query.get('from') ?? ''
      const until = query.get('until') ?? ''
      const isDuring = ({ scheduledAt }: Mission) => scheduledAt && scheduledAt >= from && scheduledAt < until
      const features = missions.filter(matches(query)).filter(isDuring).map(asFeature)
      return found({ type: 'FeatureCollection', features: features.filter(Boolean) })
    }),
    http.post<never, NewMission>(apiUrl('/mission/create'), async ({ request }) => {
      const { locationId, ...fields } = await request.json()
      const mission = aMission({ ...fields, status: fields.scheduledAt ? 'scheduled' : 'draft' })
      missions.push(locationId && mission.location ? mission : { ...mission, location: undefined })
      return found(mission, 201)
    }),
    http.patch<{ missionId: string }, MissionEdit>(apiUrl('/mission/edit/:missionId'), async ({ params, request }) => {
      const { version, ...change } = await request.json()
      delete change.locationId
      const mission = findOne(params.missionId)
      if (!mission) return notFound()
      return mission.version === version ? replace(mission, change) : stale()
    }),
    http.patch<never, { missionId: string; status: MissionStatus; version: number }>(
      apiUrl('/mission/update-status'),
      async ({ request }) => {
        const { missionId, status, version } = await request.json()
        const mission = findOne(missionId)
        if (!mission) return notFound()
        return mission.version === version ? replace(mission, { status, nextStatuses: ['completed'] }) : stale()
      },
    ),
    http.delete(apiUrl('/mission/delete/:missionId'), ({ params }) => {
      const mission = findOne(params['missionId'])
      if (!mission) return notFound()
      missions.splice(missions.indexOf(mission), 1)
      return HttpResponse.json({ status: true, message: 'Mission deleted' })
    }),
  ]
}

const asFeature = ({ _id, name, status, location }: Mission) =>
  location && {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [location.location.long, location.location.lat] },
    properties: { _id, name, status, locationName: location.name },
  }

function matches(query: URLSearchParams): (mission: Mission) => boolean {
  const search = query.get('search')?.toLowerCase() ?? ''
  const statuses = query.getAll('status')
  const wantsArchived = query.get('archived') === 'true'
  const typeId = query.get('missionTypeId')
  return ({ name, status, archived, missionType }) =>
    name.toLowerCase().includes(search) &&
    (statuses.length === 0 || statuses.includes(status)) &&
    archived === wantsArchived &&
    (typeId === null || missionType?._id === typeId)
}

function sorted(missions: Mission[], sort: string): Mission[] {
  const key = sort.endsWith('name') ? 'name' : 'createdAt'
  const upwards = [...missions].sort((one, other) => (one[key] < other[key] ? -1 : 1))
  return sort.startsWith('-') ? upwards.reverse() : upwards
}
