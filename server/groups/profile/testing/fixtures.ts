import type { GroupFixtures } from '../../../testing/groupFixtures'
import { upload } from '../../../testing/upload'

/** What a new password leaves alone. */
const KEPT = { ofNobody: 'It names records of the caller. The IDs of others change nothing.' }

export const fixtures: GroupFixtures = {
  records: {
    session: async ({ aerie, root }) => {
      const sessions = await aerie.call<{ items: { _id: string }[] }>(root, 'GET', '/profile/sessions')
      return sessions.data.items[0]?._id ?? ''
    },
    avatar: async ({ aerie, root, picture }) => {
      const { data } = await upload<{ avatar: string }>(aerie, root, '/profile/avatar', picture)
      return data.avatar.split('/').at(-1) ?? ''
    },
  },
  ids: {
    sessionId: 'session',
    avatarId: 'avatar',
    keepsTokens: KEPT,
    keepsPhones: KEPT,
    keepsLinks: KEPT,
  },
}
