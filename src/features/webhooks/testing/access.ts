import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/tenant/organisation/webhooks': { needs: ['tenant_update_self'] },
  '/dashboard/tenant/organisation/webhooks/:webhookId': { needs: ['tenant_update_self'] },
}
