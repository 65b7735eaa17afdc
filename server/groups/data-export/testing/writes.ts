import type { WriteFixture } from '../../../testing/staleness/site'
import { insertStoredExport } from './storedExport'

/** Exports of all data of a tenant. */
export const writes: Record<string, WriteFixture> = {
  startDataExport: () => ({}),
  async deleteDataExport({ aerie, tenant, job }) {
    return { ids: { dataExportId: await insertStoredExport(aerie, tenant, 'Export', await job('queued')) } }
  },
  startTenantDataExport: ({ tenant, admin }) => ({ ids: { tenantId: tenant.id }, as: admin }),
  async deleteTenantDataExport({ aerie, tenant, admin, job }) {
    const dataExportId = await insertStoredExport(aerie, tenant, 'Export', await job('queued'))
    return { ids: { tenantId: tenant.id, dataExportId }, as: admin }
  },
}
