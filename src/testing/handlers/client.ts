import { http, HttpResponse } from 'msw'
import type {
  Client,
  ClientLink,
  ClientMission,
  ClientPerson,
  ClientShows,
  MissionClient,
  SharedMission,
} from '../../api/client'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

export const aClient = (client: Partial<Client> = {}): Client => ({
  _id: anId(),
  name: 'Harbour authority',
  address: '',
  contactName: '',
  email: 'office@harbour.example',
  phone: null,
  note: '',
  mayWatchLive: false,
  logo: null,
  logoId: null,
  people: [],
  missionCount: 0,
  version: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...client,
})

export const aClientPerson = (person: Partial<ClientPerson> = {}): ClientPerson => ({
  _id: anId(),
  name: 'Casey',
  email: 'casey@harbour.example',
  hasJoined: true,
  disabled: false,
  ...person,
})

export const aClientLink = (link: Partial<ClientLink> = {}): ClientLink => ({
  clientId: anId(),
  clientName: 'Harbour authority',
  clientLogo: null,
  missionId: anId(),
  missionName: 'Quay walls',
  missionStatus: 'completed',
  sharedAt: '2026-11-20T10:00:00.000Z',
  ...link,
})

export const aSharedMission = (mission: Partial<ClientMission> = {}): ClientMission => ({
  _id: anId(),
  name: 'Quay walls',
  description: '',
  status: 'completed',
  scheduledAt: null,
  locationName: null,
  shown: { layers: 0, photos: 0, recordings: 0, documents: 0, alerts: 0, outcomes: 0, live: 0 },
  shows: {
    layers: 'marked',
    photos: 'none',
    recordings: 'none',
    documents: 'none',
    outcomes: 'none',
    alerts: 'none',
    live: false,
  },
  ...mission,
})

/** As the list of a client has it. */
export const aListedMission = (mission: Partial<SharedMission> = {}): SharedMission & ClientMission => ({
  ...aSharedMission(mission),
  date: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  pictureUrl: null,
  ...mission,
})

const notThere = () => HttpResponse.json({ status: false, message: 'Client not found' }, { status: 404 })
const pageOf = (items: readonly object[]) =>
  HttpResponse.json({ status: true, data: { items, total: items.length, page: 1, pageSize: 200 } })

interface Stored {
  clients?: Client[]
  /** Shared with each of the clients. */
  missions?: ClientMission[]
  deleted?: Client[]
  /** Of all clients. */
  links?: ClientLink[]
  /** Clients that a mission is shared with. */
  missionClients?: MissionClient[]
}

interface Share {
  clientId: string
  missionIds: string[]
  shows: ClientShows
}

/** Mocked clients with their people, missions and trash. */
export function clientHandlers({
  clients = [],
  missions = [],
  deleted = [],
  links = [],
  missionClients = [],
}: Stored = {}) {
  const reply = (id: unknown, change: (client: Client) => void = () => undefined) => {
    const client = clients.find(({ _id }) => _id === id)
    if (!client) return notThere()
    change(client)
    return HttpResponse.json({ status: true, data: client })
  }
  const move = (id: unknown, from: Client[], to: Client[]) => {
    const at = from.findIndex(({ _id }) => _id === id)
    if (at < 0) return notThere()
    to.push(...from.splice(at, 1))
    return HttpResponse.json({ status: true, data: to.at(-1) })
  }
  return [
    http.get(apiUrl('/client/get-list-client'), ({ request }) => {
      const search = new URL(request.url).searchParams.get('search')?.toLowerCase() ?? ''
      return pageOf(clients.filter(({ name }) => name.toLowerCase().includes(search)))
    }),
    http.get(apiUrl('/client/get-client-by-id/:id'), ({ params }) => reply(params['id'])),
    http.get(apiUrl('/client/links'), ({ request }) => {
      const { searchParams } = new URL(request.url)
      const search = searchParams.get('search')?.toLowerCase() ?? ''
      const name = searchParams.get('by') === 'mission' ? 'missionName' : 'clientName'
      const found = links.filter((link) => `${link.clientName} ${link.missionName}`.toLowerCase().includes(search))
      return pageOf(found.toSorted((one, other) => one[name].localeCompare(other[name])))
    }),
    http.get(apiUrl('/client/get-mission-list-for-Id/:id'), () => pageOf(missions)),
    http.get(apiUrl('/client/shared-missions'), ({ request }) => {
      const search = new URL(request.url).searchParams.get('search')?.toLowerCase() ?? ''
      return pageOf(missions.filter(({ name }) => name.toLowerCase().includes(search)).map(aListedMission))
    }),
    http.get(apiUrl('/client/get-client-mission-details/:id'), ({ params }) => {
      const mission = missions.find(({ _id }) => _id === params['id'])
      return mission ? HttpResponse.json({ status: true, data: mission }) : notThere()
    }),
    http.get(apiUrl('/client/deleted'), () =>
      pageOf(deleted.map(({ _id, name }) => ({ _id, name, deletedAt: '2026-11-21T10:00:00.000Z' }))),
    ),
    http.post<never, Partial<Client>>(apiUrl('/client/create'), async ({ request }) => {
      const { people = [], ...fields } = await request.json()
      const client = aClient({ ...fields, people: people.map((one) => aClientPerson({ ...one, hasJoined: false })) })
      clients.push(client)
      return HttpResponse.json({ status: true, data: client }, { status: 201 })
    }),
    http.patch<{ id: string }, Partial<Client>>(
      apiUrl('/client/edit-client-details/:id'),
      async ({ params, request }) => {
        const { version = 0, ...fields } = await request.json()
        return reply(params.id, (client) => Object.assign(client, fields, { version: version + 1 }))
      },
    ),
    http.post<{ id: string }, { name: string; email: string }>(
      apiUrl('/client/invite-person/:id'),
      async ({ params, request }) => {
        const person = aClientPerson({ ...(await request.json()), hasJoined: false })
        return reply(params.id, (client) => Object.assign(client, { people: [...client.people, person] }))
      },
    ),
    http.post(apiUrl('/client/resend-invitation/:id/:person'), () => HttpResponse.json({ status: true })),
    http.post(apiUrl('/client/upload-logo'), () => {
      const fileId = anId()
      return HttpResponse.json(
        { status: true, data: { fileId, url: `/apis/v1/files/public/${fileId}` } },
        { status: 201 },
      )
    }),
    http.patch<{ id: string; person: string }, { disabled: boolean }>(
      apiUrl('/client/edit-person/:id/:person'),
      async ({ params, request }) => {
        const { disabled } = await request.json()
        return reply(params.id, (client) =>
          Object.assign(client, {
            people: client.people.map((one) => (one._id === params.person ? { ...one, disabled } : one)),
          }),
        )
      },
    ),
    http.delete(apiUrl('/client/remove-person/:id/:person'), ({ params }) =>
      reply(params['id'], (client) =>
        Object.assign(client, { people: client.people.filter(({ _id }) => _id !== params['person']) }),
      ),
    ),
    http.get(apiUrl('/client/get-clients-of-mission/:id'), () =>
      HttpResponse.json({ status: true, data: { clients: missionClients } }),
    ),
    http.post<never, Share>(apiUrl('/client/insert-client-for-mission'), async ({ request }) => {
      const { clientId, missionIds, shows } = await request.json()
      for (const _id of missionIds) {
        const mission = missions.find((each) => each._id === _id)
        if (mission) Object.assign(mission, { shows })
        else missions.push(aSharedMission({ _id, shows }))
      }
      const client = clients.find(({ _id }) => _id === clientId)
      const link = missionClients.find(({ _id }) => _id === clientId)
      if (link) Object.assign(link, { shows })
      else if (client)
        missionClients.push({ _id: client._id, name: client.name, shows, sharedAt: '2026-11-22T10:00:00.000Z' })
      return HttpResponse.json({ status: true })
    }),
    http.post<never, Share>(apiUrl('/client/remove-client-from-mission'), async ({ request }) => {
      const { clientId, missionIds } = await request.json()
      const others = missionClients.filter(({ _id }) => _id !== clientId)
      missionClients.splice(0, missionClients.length, ...others)
      const kept = missions.filter(({ _id }) => !missionIds.includes(_id))
      missions.splice(0, missions.length, ...kept)
      return HttpResponse.json({ status: true })
    }),
    http.delete<never, { clientIds: string[] }>(apiUrl('/client/delete-clients'), async ({ request }) => {
      const { clientIds } = await request.json()
      for (const id of clientIds) move(id, clients, deleted)
      return HttpResponse.json({ status: true })
    }),
    http.delete(apiUrl('/client/delete-client/:id'), ({ params }) => move(params['id'], clients, deleted)),
    http.patch(apiUrl('/client/restore/:id'), ({ params }) => move(params['id'], deleted, clients)),
  ]
}
