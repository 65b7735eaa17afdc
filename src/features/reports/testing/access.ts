import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/reports': { needs: ['data_page'] },
  '/dashboard/reports/saved': { needs: ['data_page', 'layer_list'] },
  '/dashboard/reports/saved/:savedReportId': { needs: ['data_page', 'layer_list'] },
  '/dashboard/reports/editions/:editionId': { needs: ['data_page', 'layer_list'] },
}
