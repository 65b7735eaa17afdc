// Writers: they create and rename missions and locations, and remember what was acknowledged.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Session } from './session'
import type { Traffic } from './traffic'

const PAUSE_MS = 80
const RENAMES = 0.4
const LOCATIONS = 0.2

/** A record as the server has acknowledged it. */
export interface Written {
  table: 'mission' | 'location'
  id: string
  name: string
}

export interface Writings {
  /** By ID. */
  readonly acknowledged: ReadonlyMap<string, Written>
  /** Names of records whose creation was not answered: they may exist, once. */
  readonly unanswered: ReadonlySet<string>
}

interface Stored {
  _id: string
  name: string
  version: number
}

interface Mission {
  id: string
  name: string
  version: number
}

export interface Writer extends Writings {
  stop(): Promise<void>
}

export function startWriter(client: string, session: Session, traffic: Traffic): Writer {
  const { marker } = session.tenant
  const acknowledged = new Map<string, Written>()
  const unanswered = new Set<string>()
  const missions: Mission[] = []
  let isStopping = false
  let count = 0

  const nameOf = (what: string): string => `${what} ${count++} of ${client} ${marker}`

  async function createMission(): Promise<void> {
    const name = nameOf('Mission')
    const { data } = await session.call<Stored>(client, 'POST', '/mission/create', { name })
    if (!data) return void unanswered.add(name)
    missions.push({ id: data._id, name, version: data.version })
    acknowledged.set(data._id, { table: 'mission', id: data._id, name })
  }

  async function createLocation(): Promise<void> {
    const name = nameOf('Location')
    const location = { lat: 46.8 + count / 1e5, long: -92 }
    const { data } = await session.call<Stored>(client, 'POST', '/location/create', { name, location })
    if (!data) return void unanswered.add(name)
    acknowledged.set(data._id, { table: 'location', id: data._id, name })
  }

  /** After an unanswered change, the record has the old or the new name. */
  async function rename(mission: Mission): Promise<void> {
    const { id, version } = mission
    const name = nameOf('Renamed')
    const { status } = await session.call<Stored>(client, 'PATCH', `/mission/edit/${id}`, { version, name })
    if (status === 409) traffic.broken(`${client}: ${mission.name} was changed by somebody else`)
    const stored = await session.insist<Stored>(client, 'GET', `/mission/get/${id}`)
    const expected = status === 200 ? [name] : [name, mission.name]
    if (!expected.includes(stored.name)) {
      traffic.broken(`${client}: the mission ${id} is called ${stored.name} instead of ${expected.join(' or ')}`)
    }
    mission.name = stored.name
    mission.version = stored.version
    acknowledged.set(id, { table: 'mission', id, name: stored.name })
  }

  function step(): Promise<void> {
    const choice = Math.random()
    const mission = missions[Math.floor(Math.random() * missions.length)]
    if (mission && choice < RENAMES) return rename(mission)
    return choice > 1 - LOCATIONS ? createLocation() : createMission()
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      await step()
      await sleep(PAUSE_MS)
    }
  }
  const running = run().catch((error: unknown) => traffic.broken(`${client}: ${(error as Error).message}`))
  return {
    acknowledged,
    unanswered,
    async stop() {
      isStopping = true
      await running
    },
  }
}
