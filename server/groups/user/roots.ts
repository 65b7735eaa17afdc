// Tenant roots as recipients of mails and notifications.
import type { Tx } from '../../platform/db/tenancy'

const MAX_ROOTS = 20

export interface RootRecipient {
  name: string
  email: string
  language: string | null
}

interface Root extends RootRecipient {
  id: string
}

/** Tenant roots who can sign in. */
export async function selectRoots(tenantId: string, tx: Tx): Promise<Root[]> {
  return tx
    .selectFrom('app_user')
    .select(['id', 'name', 'email', 'language'])
    .where('tenant_id', '=', tenantId)
    .where('user_type', '=', 'tenant-root')
    .where('disabled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(MAX_ROOTS)
    .execute()
}
