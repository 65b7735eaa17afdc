import type { GroupFixtures } from '../../../testing/groupFixtures'
import { insertStoredExport } from './storedExport'

export const fixtures: GroupFixtures = {
  records: {
    dataExport: ({ aerie, tenant, marker }) => insertStoredExport(aerie, tenant, marker),
  },
  ids: { dataExportId: 'dataExport' },
}
