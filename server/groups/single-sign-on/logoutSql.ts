// Sessions that a provider ends. The queries run as the platform, because a provider has no session.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'

/** @returns false when the token was used before */
export async function useToken(tx: Tx, tenantId: string, tokenHash: Buffer): Promise<boolean> {
  const row = await tx
    .insertInto('single_sign_on_logout')
    .values({ tenant_id: tenantId, token_hash: tokenHash, expires_at: sql<Date>`now() + interval '1 hour'` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('tenant_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteUsedTokens(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('single_sign_on_logout')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
}

/** Ends the sessions of a person, or the one with the provider's name. @returns whose sessions ended, once for each session */
export async function deleteProviderSessions(
  tx: Tx,
  tenantId: string,
  { issuer, subject, session }: { issuer: string; subject: string | undefined; session: string | undefined },
): Promise<{ userId: string }[]> {
  const ended = tx
    .deleteFrom('session')
    .where('tenant_id', '=', tenantId)
    .where('provider_issuer', '=', issuer)
    .returning('user_id as userId')
  const ofSession = session === undefined ? ended : ended.where('provider_session', '=', session)
  if (subject === undefined) return ofSession.execute()
  return ofSession
    .where('user_id', 'in', (eb) =>
      eb
        .selectFrom('single_sign_on_identity')
        .select('user_id')
        .where('tenant_id', '=', tenantId)
        .where('issuer', '=', issuer)
        .where('subject', '=', subject),
    )
    .execute()
}

export async function selectEmail(tx: Tx, userId: string): Promise<string> {
  const { email } = await tx.selectFrom('app_user').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  return email
}
