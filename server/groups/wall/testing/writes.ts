import type { Site, WriteFixture } from '../../../testing/staleness/site'

const layout = { name: 'Night shift', isShared: true, tileCount: 4, tiles: [], showsMap: true }
const wall = ({ call }: Site) => call('POST', '/wall/create', layout)

/** Saved layouts of the control center. */
export const writes: Record<string, WriteFixture> = {
  createWall: () => ({ body: layout }),
  async editWall(site) {
    const { _id: wallId, version } = await wall(site)
    return { ids: { wallId }, body: { version, name: 'Day shift' } }
  },
  deleteWall: async (site) => ({ ids: { wallId: (await wall(site))._id } }),
}
