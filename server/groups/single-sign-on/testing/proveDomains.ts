import { inTenant, type Db } from '../../../platform/db/tenancy'

/** Proves domains of a tenant with settings, without a record and a mail. */
export const proveDomains = (db: Db, tenantId: string, domains: readonly string[]): Promise<unknown> =>
  inTenant(db, tenantId, (tx) =>
    tx
      .insertInto('single_sign_on_domain')
      .values(domains.map((domain) => ({ tenant_id: tenantId, domain, token: 'x'.repeat(16), proven_at: new Date() })))
      .onConflict((conflict) => conflict.columns(['tenant_id', 'domain']).doUpdateSet({ proven_at: new Date() }))
      .execute(),
  )
