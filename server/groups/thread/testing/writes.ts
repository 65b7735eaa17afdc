import type { Made, Site, WriteFixture } from '../../../testing/staleness/site'

async function comment({ call, mission }: Site): Promise<Made> {
  const { _id: id } = await mission()
  return call('POST', '/thread', { entity: 'mission', id, text: 'The gate is open', mentions: [] })
}

async function deletedComment(site: Site): Promise<string> {
  const { _id } = await comment(site)
  await site.call('DELETE', `/thread/${_id}`)
  return _id
}

/** Comments of threads. */
export const writes: Record<string, WriteFixture> = {
  createComment: async ({ mission }) => ({
    body: { entity: 'mission', id: (await mission())._id, text: 'The gate is open', mentions: [] },
  }),
  async editComment(site) {
    const { _id: commentId, version } = await comment(site)
    return { ids: { commentId }, body: { version, text: 'The gate is closed', mentions: [] } }
  },
  deleteComment: async (site) => ({ ids: { commentId: (await comment(site))._id } }),
  restoreComment: async (site) => ({ ids: { commentId: await deletedComment(site) } }),
  markThreadRead: async (site) => ({ ids: { commentId: (await comment(site))._id } }),
}
