// Tokens of SCIM. The queries run as the platform, because the caller has no tenant yet.
import { sql } from 'kysely'
import type { Tx } from '../db/tenancy'

/** The token with this hash, of an active tenant. */
export async function selectProvisioningToken(
  tx: Tx,
  hash: Buffer,
): Promise<{ id: string; name: string; tenantId: string; tenantName: string; lastUsedAt: Date | null } | undefined> {
  return tx
    .selectFrom('scim_token as s')
    .innerJoin('tenant as t', 't.id', 's.tenant_id')
    .select(['s.id', 's.name', 's.tenant_id as tenantId', 't.name as tenantName', 's.last_used_at as lastUsedAt'])
    .where('s.token_hash', '=', hash)
    .where('t.status', '=', 'active')
    .executeTakeFirst()
}

/** Records the use of a token, at most once a minute also when several processes do. */
export async function touchProvisioningToken(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('scim_token')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', sql<Date>`now() - interval '1 minute'`)]),
    )
    .execute()
}
