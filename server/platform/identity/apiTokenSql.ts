// Users of API tokens. The queries run as the platform, because the caller has no tenant yet.
import { sql } from 'kysely'
import type { Db, Tx } from '../db/tenancy'
import type { PrincipalRow } from './sessionSql'

interface TokenPrincipalRow extends Omit<
  PrincipalRow,
  'last_seen_at' | 'support_until' | 'viewed_client_name' | 'viewing_until'
> {
  token_name: string
  scopes: string[]
  last_used_at: Date | null
}

/** The owner of the valid token with this hash; `session_id` is the ID of the token. One round trip without a transaction. */
export async function selectTokenPrincipal(db: Db, hash: Buffer): Promise<TokenPrincipalRow | undefined> {
  const { rows } = await sql<TokenPrincipalRow>`select * from api_token_principal(${hash})`.execute(db)
  return rows[0]
}

export async function selectTokenState(
  tx: Tx,
  hash: Buffer,
): Promise<{ isRevoked: boolean; isExpired: boolean } | undefined> {
  return tx
    .selectFrom('api_token')
    .select([sql<boolean>`revoked_at is not null`.as('isRevoked'), sql<boolean>`expires_at <= now()`.as('isExpired')])
    .where('token_hash', '=', hash)
    .executeTakeFirst()
}

/** Records the use of a token, at most once a minute also when several processes do. */
export async function touchToken(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('api_token')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', sql<Date>`now() - interval '1 minute'`)]),
    )
    .execute()
}
