import type { GroupFixtures } from '../../../testing/groupFixtures'
import { addPlot } from './plots'

export const fixtures: GroupFixtures = {
  records: {
    savedReport: async ({ post, id, marker }) => {
      const period = { kind: 'fixed', from: '2026-03-01', until: '2026-03-31' }
      const choice = { baseLayerId: await id('baseLayer'), rows: 'plot', measures: [], period }
      return post('/report/saved/create', { ...choice, name: `${marker} report` })
    },
    reportEdition: async ({ aerie, tenant, post, id, marker }) => {
      const savedReportId = await id('savedReport')
      await addPlot(aerie, tenant, await id('baseLayer'), marker)
      return post(`/report/edition/make/${savedReportId}`, {})
    },
  },
  ids: { savedReportId: 'savedReport', editionId: 'reportEdition', recipientIds: 'user' },
}
