import type { WriteFixture } from '../../../testing/staleness/site'
import { PASSWORD } from '../../../testing/testApp'

/** Permanent deletion of tenants. */
export const writes: Record<string, WriteFixture> = {
  async eraseTenant({ aerie, tenant, admin, call }) {
    const { name } = await call<{ name: string }>('GET', '/tenantroot/fetch-organisation-details')
    await aerie.signIn(aerie.admin)
    return { ids: { tenantId: tenant.id }, body: { name, password: PASSWORD }, as: admin }
  },
}
