import type { Site, WriteFixture } from '../../../testing/staleness/site'

const BODY = { name: 'QGIS', scopes: ['maps:read'], days: 30 }

const created =
  (url: string): WriteFixture =>
  async ({ call }: Site) => ({ ids: { apiTokenId: (await call('POST', url, BODY))._id } })

export const writes: Record<string, WriteFixture> = {
  createApiToken: () => ({ body: BODY }),
  createTenantApiToken: () => ({ body: BODY }),
  deleteApiToken: created('/api-token/create'),
  deleteTenantApiToken: created('/tenantroot/api-token/create'),
}
