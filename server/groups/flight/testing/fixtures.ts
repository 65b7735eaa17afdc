import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    flight: async ({ post, id, marker }) =>
      post('/flight/create', { missionId: await id('mission'), name: `${marker} flight`, payload: marker }),
    flightLogEntry: async ({ post, id, marker }) =>
      post(`/flight/log/create/${await id('flight')}`, { text: `${marker} entry` }),
  },
  ids: {
    flightId: 'flight',
    logId: 'flightLogEntry',
  },
}
