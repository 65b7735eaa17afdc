// The people of a tenant.
import { sql } from 'kysely'
import type { Tx } from '../../tenancy'

/** Keeps the first time; accepting again changes nothing. */
export async function updateTermsAccepted(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ terms_accepted_at: sql<Date>`coalesce(terms_accepted_at, now())` })
    .where('id', '=', userId)
    .execute()
}
