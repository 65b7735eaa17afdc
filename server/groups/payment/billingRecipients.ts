import type { Tx } from '../../platform/db/tenancy'
import { selectRoots, type RootRecipient } from '../user/public'

interface BilledTenant {
  tenantId: string
  tenantName: string
  /** Empty if there is none. */
  billingEmail: string
}

/** Who gets mails about payments: the tenant roots, and the billing address in the language of the first of them. */
export async function billingRecipients(
  tx: Tx,
  { tenantId, tenantName, billingEmail }: BilledTenant,
): Promise<RootRecipient[]> {
  const roots = await selectRoots(tenantId, tx)
  if (!billingEmail || roots.some(({ email }) => email === billingEmail.toLowerCase())) return roots
  return [...roots, { name: tenantName, email: billingEmail, language: roots[0]?.language ?? null }]
}
