import { insertStoredThermal } from './storedThermal'
import type { Site, WriteFixture } from '../../../testing/staleness/site'

const photo = async ({ aerie, tenant, mission }: Site): Promise<string> =>
  insertStoredThermal(aerie, tenant, { missionId: (await mission())._id, name: 'Panel' })

/** Thermal photos. */
export const writes: Record<string, WriteFixture> = {
  editThermalParameters: async (site) => ({
    ids: { photoId: await photo(site) },
    body: { version: 1, emissivity: 0.9 },
  }),
  createThermalReading: async (site) => ({ ids: { photoId: await photo(site) } }),
  async deleteThermalReading(site) {
    const reading = { kind: 'point', points: [[320, 240]] }
    const { _id } = await site.call('POST', `/data/thermal/create-reading/${await photo(site)}`, reading)
    return { ids: { readingId: _id } }
  },
}
