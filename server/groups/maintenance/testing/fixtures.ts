import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    maintenanceRule: async ({ post, id, marker }) =>
      post('/maintenance/rule/create', { name: `${marker} rule`, classId: await id('assetClass'), everyDays: 30 }),
    maintenanceRecord: async ({ post, id, marker }) =>
      post(`/maintenance/record/create/${await id('asset')}`, {
        name: `${marker} service`,
        person: marker,
        details: marker,
        ruleIds: [await id('maintenanceRule')],
        parts: [{ name: marker, quantity: 1 }],
      }),
  },
  ids: {
    maintenanceRuleId: 'maintenanceRule',
    maintenanceRecordId: 'maintenanceRecord',
    ruleIds: 'maintenanceRule',
  },
}
