import type { Made, Site, WriteFixture } from '../../../testing/staleness/site'
import { addPlot } from './plots'

const choiceOf = (baseLayerId: string) => ({
  name: 'Plots every month',
  baseLayerId,
  rows: 'plot',
  measures: [],
  period: { kind: 'lastMonth' },
})

async function saved({ aerie, tenant, baseLayer, call }: Site): Promise<Made> {
  const { _id: baseLayerId } = await baseLayer()
  await addPlot(aerie, tenant, baseLayerId, 'A-1')
  return call('POST', '/report/saved/create', choiceOf(baseLayerId))
}
const ofSaved: WriteFixture = async (site) => ({ ids: { savedReportId: (await saved(site))._id } })

const monthly = ({ tenant }: Site) => ({
  every: 'month',
  hour: 7,
  timeZone: 'Europe/Berlin',
  recipientIds: [tenant.root.id],
  paused: false,
})

/** Saved reports and their editions. */
export const writes: Record<string, WriteFixture> = {
  createSavedReport: async ({ baseLayer }) => ({ body: choiceOf((await baseLayer())._id) }),
  editSavedReport: async (site) => ({
    ids: { savedReportId: (await saved(site))._id },
    body: { version: 1, name: 'Plots every week', period: { kind: 'lastWeek' } },
  }),
  deleteSavedReport: ofSaved,
  makeReportEdition: ofSaved,
  setReportSchedule: async (site) => ({ ids: { savedReportId: (await saved(site))._id }, body: monthly(site) }),
  async deleteReportSchedule(site) {
    const { _id: savedReportId } = await saved(site)
    await site.call('PATCH', `/report/schedule/set/${savedReportId}`, monthly(site))
    return { ids: { savedReportId } }
  },
}
