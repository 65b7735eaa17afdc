// Everything that uses an installation during a run.
import { serverFile } from '../../../server/platform/core/folders'
import { readMp4Tags } from '../../../server/media/live/rtmp/mp4Tags'
import type { Installation } from '../site/site'
import type { Tenant } from '../site/tenants'
import { startPilot, type Pilot } from './pilot'
import { signIn, type Session } from './session'
import { startSubscriber, type Subscriber } from './subscriber'
import { createTraffic, type Traffic } from './traffic'
import { startUploader, type Uploader } from './uploader'
import { startWriter, type Writer } from './writers'

const WRITERS = 2
/** Tenants with a live stream. */
const PILOTS = 2
const VIDEO = 'demo/files/brighton_flyover.mp4'

export interface TenantLoad {
  readonly tenant: Tenant
  readonly writers: readonly Writer[]
  readonly subscribers: readonly Subscriber[]
  readonly uploader: Uploader
  readonly pilot: Pilot | undefined
}

export interface Load {
  readonly traffic: Traffic
  readonly tenants: readonly TenantLoad[]
  /** Ends the work. Uploads under way are finished first; subscribers go on. */
  stop(): Promise<void>
  endSubscribers(): void
}

export async function startLoad({ proxy, tenants }: Pick<Installation, 'proxy' | 'tenants'>): Promise<Load> {
  const traffic = createTraffic(tenants.map(({ marker }) => marker))
  const video = await readMp4Tags(serverFile(VIDEO))
  const loads: TenantLoad[] = []
  for (const [index, tenant] of tenants.entries()) {
    const session = await signIn(proxy.address, tenant, traffic)
    const client = (what: string): string => `${what} of ${tenant.name}`
    const missionId = await createMission(session, client('uploader'))
    const subscriber = await startSubscriber(client('subscriber'), session, traffic)
    const other = await startSubscriber(client('second subscriber'), session, traffic)
    const target = { client: client('stream'), port: proxy.rtmpPort, missionId }
    const key = index < PILOTS ? await createStreamKey(session, target.client, missionId) : undefined
    loads.push({
      tenant,
      subscribers: [subscriber, other],
      writers: Array.from({ length: WRITERS }, (_, count) =>
        startWriter(client(`writer ${count + 1}`), session, traffic),
      ),
      uploader: startUploader(client('uploader'), session, missionId, traffic),
      pilot: key === undefined ? undefined : startPilot({ ...target, key }, video, traffic),
    })
  }
  return {
    traffic,
    tenants: loads,
    async stop() {
      const ends = loads.flatMap(({ writers, uploader, pilot }) => [...writers, uploader, ...(pilot ? [pilot] : [])])
      await Promise.all(ends.map((each) => each.stop()))
    },
    endSubscribers() {
      for (const { subscribers } of loads) for (const subscriber of subscribers) subscriber.stop()
    },
  }
}

async function createMission(session: Session, client: string): Promise<string> {
  const name = `Files ${session.tenant.marker}`
  const { _id } = await session.insist<{ _id: string }>(client, 'POST', '/mission/create', { name })
  return _id
}

async function createStreamKey(session: Session, client: string, missionId: string): Promise<string> {
  const create = <Data>(url: string, body: object) => session.insist<Data>(client, 'POST', url, body)
  const flight = await create<{ _id: string }>('/flight/create', { missionId, name: 'Flight 1' })
  const { key } = await create<{ key: string }>('/streamtoken/create', { flightId: flight._id, name: 'Controller' })
  return key
}
