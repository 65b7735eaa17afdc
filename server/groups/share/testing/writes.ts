import type { Site, WriteFixture } from '../../../testing/staleness/site'

async function share({ call, mission }: Site) {
  const { _id } = await mission()
  return call<{ _id: string; version: number; path: string }>('POST', '/share/create', {
    kind: 'mission',
    targetId: _id,
  })
}

export const writes: Record<string, WriteFixture> = {
  async createShare({ mission }) {
    return { body: { kind: 'mission', targetId: (await mission())._id } }
  },
  async editShare(site) {
    const { _id, version } = await share(site)
    return { ids: { shareId: _id }, body: { version, recipient: 'Harbour office' } }
  },
  async revokeShare(site) {
    return { ids: { shareId: (await share(site))._id } }
  },
}
