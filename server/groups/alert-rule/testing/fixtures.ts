import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    alertRule: async ({ post, marker }) =>
      post('/alert-rule/create', {
        name: `${marker} rule`,
        kind: 'stream_lost',
        severity: 'high',
        alertKind: marker.slice(0, 60),
        seconds: 10,
      }),
  },
  ids: { alertRuleId: 'alertRule' },
}
