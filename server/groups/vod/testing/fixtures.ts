import type { GroupFixtures } from '../../../testing/groupFixtures'
import { insertStoredRecording } from './storedRecording'

export const fixtures: GroupFixtures = {
  records: {
    recording: async ({ aerie, tenant, id, marker }) => {
      const name = `${marker} recording`
      return insertStoredRecording(aerie, tenant, { missionId: await id('mission'), name, bytes: Buffer.from(name) })
    },
  },
  ids: { vodId: 'recording', vodIds: 'recording' },
}
