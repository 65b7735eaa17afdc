import { uuidv7 } from 'uuidv7'
import { inTenant } from '../../db/tenancy'
import type { Made, Site, WriteFixture } from './site'

interface KeyOfFlight extends Made {
  key: string
  missionId: string
  flightId: string
}

async function streamKey({ mission, call }: Site): Promise<KeyOfFlight> {
  const missionId = (await mission())._id
  const { _id: flightId } = await call('POST', '/flight/create', { missionId, name: 'Flight 1' })
  const made = await call<Made & { key: string }>('POST', '/streamtoken/create', { flightId, name: 'Controller' })
  return { ...made, missionId, flightId }
}

/** A row, because nobody publishes in this test. */
async function stream(site: Site): Promise<string> {
  const { missionId, flightId } = await streamKey(site)
  const streamId = uuidv7()
  const { aerie, tenant } = site
  const owned = { id: streamId, tenant_id: tenant.id, mission_id: missionId, flight_id: flightId }
  const lease_until = new Date(Date.now() + 3_600_000)
  await inTenant(aerie.db, tenant.id, (tx) =>
    tx
      .insertInto('live_stream')
      .values({ ...owned, name: 'Controller', protocol: 'rtmp', lease_until })
      .execute(),
  )
  return streamId
}

/** Live streams and their keys. */
export const streamFixtures: Record<string, WriteFixture> = {
  async createStreamKey({ mission, call }) {
    const { _id: flightId } = await call('POST', '/flight/create', {
      missionId: (await mission())._id,
      name: 'Flight 1',
    })
    return { body: { flightId, name: 'Controller' } }
  },
  rotateStreamKey: async (site) => ({ ids: { streamKeyId: (await streamKey(site))._id } }),
  deleteStreamKey: async (site) => ({ ids: { streamKeyId: (await streamKey(site))._id } }),
  createPlayTicket: async (site) => ({ ids: { streamId: await stream(site) } }),
  closeStream: async (site) => ({ ids: { streamId: await stream(site) } }),
  async sendPositions(site) {
    const { key } = await streamKey(site)
    return {
      async send() {
        const { statusCode, body } = await site.aerie.app.inject({
          method: 'POST',
          url: '/apis/v1/streamtoken/telemetry',
          headers: { authorization: `Bearer ${key}` },
          payload: { positions: [{ at: new Date().toISOString(), lat: 46.84, long: -91.99 }] },
        })
        return { code: statusCode, message: body }
      },
    }
  },
}
