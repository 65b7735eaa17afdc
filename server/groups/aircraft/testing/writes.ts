import type { Made, Site, WriteFixture } from '../../../testing/staleness/site'

const BODY = { name: 'Rooftop receiver', kind: 'remote_id' }

const created = (site: Site): Promise<Made> => site.call('POST', '/aircraft/feed/create', BODY)
const ofFeed: WriteFixture = async (site) => ({ ids: { aircraftFeedId: (await created(site))._id } })

/** Feeds of Remote ID, which connect to nothing. */
export const writes: Record<string, WriteFixture> = {
  createAircraftFeed: () => ({ body: BODY }),
  editAircraftFeed: async (site) => ({
    ids: { aircraftFeedId: (await created(site))._id },
    body: { version: 1, enabled: false },
  }),
  rotateAircraftFeedKey: ofFeed,
  deleteAircraftFeed: ofFeed,
  testAircraftFeed: () => ({ body: { host: 'tak.example.invalid', port: 8089, usesTls: true } }),
  async sendRemoteId(site) {
    const { key } = (await created(site)) as Made & { key: string }
    return {
      as: null,
      headers: { authorization: `Bearer ${key}` },
      body: { messages: [{ uasId: '1596F0000000000001', lat: 46.78, long: -92.1 }] },
    }
  },
}
