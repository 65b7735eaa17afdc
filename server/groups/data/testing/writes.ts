import type { Site, WriteFixture } from '../../../testing/staleness/site'

const filterOf = ({ call }: Site) =>
  call('POST', '/data/create-filter', { name: crypto.randomUUID(), query: 'kind=photo' })

/** Calls for the data page. */
export const writes: Record<string, WriteFixture> = {
  createDataFilter: () => ({ body: { name: crypto.randomUUID(), query: 'kind=photo' } }),
  async editDataFilter(site) {
    const { _id: filterId, version } = await filterOf(site)
    return { ids: { filterId }, body: { version, name: crypto.randomUUID() } }
  },
  deleteDataFilter: async (site) => ({ ids: { filterId: (await filterOf(site))._id } }),
}
