// People of phones. The queries run as the platform, because the caller has no tenant yet.
import { sql } from 'kysely'
import type { Db, Tx } from '../db/tenancy'
import type { PrincipalRow } from './sessionSql'

interface PhonePrincipalRow extends Omit<
  PrincipalRow,
  'last_seen_at' | 'support_until' | 'viewed_client_name' | 'viewing_until'
> {
  phone_name: string
  last_used_at: Date
}

/** The person of the valid phone with this hash; `session_id` is the ID of the phone. One round trip without a transaction. */
export async function selectPhonePrincipal(db: Db, hash: Buffer): Promise<PhonePrincipalRow | undefined> {
  const { rows } = await sql<PhonePrincipalRow>`select * from phone_principal(${hash})`.execute(db)
  return rows[0]
}

export async function touchPhone(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('phone')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}
