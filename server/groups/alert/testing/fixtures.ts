import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    alert: async ({ post, id, marker }) =>
      post('/alert/create', {
        missionId: await id('mission'),
        title: `${marker} alert`,
        kind: marker.slice(0, 60),
        severity: 'high',
        position: { lat: 46.78, long: -92.1 },
      }),
  },
  ids: {
    alertId: 'alert',
    alertIds: 'alert',
    recordingId: 'recording',
    ownerId: 'user',
  },
}
