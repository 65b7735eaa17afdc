// Proofs that domains belong to their organisations.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'

export interface Proof {
  domain: string
  /** Expected in the TXT record of the domain. */
  token: string
  isProven: boolean
  /** Where a code that is still valid was mailed. */
  mailedTo: string | null
}

/** For how long a mailed code is valid. */
const isCodeValid = sql<boolean>`code_hash is not null and mailed_at > now() - interval '1 hour'`

const proofQuery = (tenantId: string, tx: Tx) =>
  tx
    .selectFrom('single_sign_on_domain')
    .select([
      'domain',
      'token',
      sql<boolean>`proven_at is not null`.as('isProven'),
      sql<string | null>`case when ${isCodeValid} then mailbox || '@' || domain end`.as('mailedTo'),
    ])
    .where('tenant_id', '=', tenantId)

export const selectProofs = (tenantId: string, tx: Tx): Promise<Proof[]> =>
  proofQuery(tenantId, tx).orderBy('domain').execute()

export const selectProof = (tenantId: string, tx: Tx, domain: string): Promise<Proof | undefined> =>
  proofQuery(tenantId, tx).where('domain', '=', domain).executeTakeFirst()

/** Keeps the proofs of the domains that stay, and forgets those of the other ones, which other organisations may then prove. */
export async function followDomains(
  tenantId: string,
  tx: Tx,
  domains: readonly string[],
  newToken: () => string,
): Promise<void> {
  const gone = tx.deleteFrom('single_sign_on_domain').where('tenant_id', '=', tenantId)
  await (domains.length === 0 ? gone : gone.where('domain', 'not in', domains)).execute()
  if (domains.length === 0) return
  await tx
    .insertInto('single_sign_on_domain')
    .values(domains.map((domain) => ({ tenant_id: tenantId, domain, token: newToken() })))
    .onConflict((conflict) => conflict.columns(['tenant_id', 'domain']).doNothing())
    .execute()
}

/** @returns false when the domain is not among those of the settings. @throws 23505 when another tenant has proven it */
export async function markProven(tenantId: string, tx: Tx, domain: string): Promise<boolean> {
  const row = await tx
    .updateTable('single_sign_on_domain')
    .set({ proven_at: sql<Date>`coalesce(proven_at, now())`, code_hash: null })
    .where('tenant_id', '=', tenantId)
    .where('domain', '=', domain)
    .returning('domain')
    .executeTakeFirst()
  return row !== undefined
}

/** Replaces an earlier code. @returns false when the domain is not among those of the settings */
export async function storeCode(
  tenantId: string,
  tx: Tx,
  { domain, mailbox, codeHash }: { domain: string; mailbox: string; codeHash: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('single_sign_on_domain')
    .set({ mailbox, code_hash: codeHash, code_attempts: 0, mailed_at: sql<Date>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('domain', '=', domain)
    .returning('domain')
    .executeTakeFirst()
  return row !== undefined
}

/** The valid code of a domain, locked, after counting this attempt. */
export async function takeCode(
  tenantId: string,
  tx: Tx,
  domain: string,
): Promise<{ codeHash: string | null; attempts: number } | undefined> {
  return tx
    .updateTable('single_sign_on_domain')
    .set((eb) => ({ code_attempts: eb('code_attempts', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('domain', '=', domain)
    .where(isCodeValid)
    .returning(['code_hash as codeHash', 'code_attempts as attempts'])
    .executeTakeFirst()
}

/** As the platform. */
export async function isProvenByOther(tx: Tx, tenantId: string, domain: string): Promise<boolean> {
  const row = await tx
    .selectFrom('single_sign_on_domain')
    .select('domain')
    .where('domain', '=', domain)
    .where('tenant_id', '<>', tenantId)
    .where('proven_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
