import type { WriteFixture } from '../../../testing/staleness/site'
import { insertStoredExport } from './storedExport'

/** Exports of all data of a tenant, and of one person. */
export const writes: Record<string, WriteFixture> = {
  startDataExport: () => ({}),
  async deleteDataExport({ aerie, tenant, job }) {
    return { ids: { dataExportId: await insertStoredExport(aerie, tenant, 'Export', { jobId: await job('queued') }) } }
  },
  startTenantDataExport: ({ tenant, admin }) => ({ ids: { tenantId: tenant.id }, as: admin }),
  async deleteTenantDataExport({ aerie, tenant, admin, job }) {
    const dataExportId = await insertStoredExport(aerie, tenant, 'Export', { jobId: await job('queued') })
    return { ids: { tenantId: tenant.id, dataExportId }, as: admin }
  },
  startOwnDataExport: () => ({}),
  async deleteOwnDataExport({ aerie, tenant, job }) {
    const whose = { jobId: await job('queued'), personId: tenant.root.id }
    return { ids: { dataExportId: await insertStoredExport(aerie, tenant, 'Export', whose) } }
  },
  startUserDataExport: async ({ user }) => ({ ids: { userId: (await user())._id } }),
  async deleteUserDataExport({ aerie, tenant, user, job }) {
    const userId = (await user())._id
    const whose = { jobId: await job('queued'), personId: userId }
    return { ids: { userId, dataExportId: await insertStoredExport(aerie, tenant, 'Export', whose) } }
  },
}
