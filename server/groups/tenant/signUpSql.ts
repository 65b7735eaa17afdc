// Open sign-ups. All queries run as the platform.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import type { Origin } from '../../platform/identity/limits'

const DAYS_TO_FINISH = 7

/** `expires` is false for a tenant that a super-admin created. */
export async function insertSignUp(
  tx: Tx,
  tenantId: string,
  { packageId, expires }: { packageId: string; expires: boolean },
): Promise<void> {
  await tx
    .insertInto('sign_up')
    .values({
      tenant_id: tenantId,
      package_id: packageId,
      expires_at: expires ? sql<Date>`now() + make_interval(days => ${DAYS_TO_FINISH})` : null,
    })
    .execute()
}

/** The open sign-up of a tenant, locked. */
export async function lockSignUp(tx: Tx, tenantId: string): Promise<{ packageId: string | null } | undefined> {
  return tx
    .selectFrom('sign_up')
    .select('package_id as packageId')
    .where('tenant_id', '=', tenantId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
    .forUpdate()
    .executeTakeFirst()
}

export async function updateSignUpPackage(tx: Tx, tenantId: string, packageId: string): Promise<void> {
  await tx.updateTable('sign_up').set({ package_id: packageId }).where('tenant_id', '=', tenantId).execute()
}

export async function deleteSignUp(tx: Tx, tenantId: string): Promise<void> {
  await tx.deleteFrom('sign_up').where('tenant_id', '=', tenantId).execute()
}

/**
 * Stores a new code, which replaces the older one, unless the last one was sent too recently. The wait is a minute and
 * doubles with every code up to an hour; after a day it starts again.
 * @returns false when it is too early or there is no open sign-up
 */
export async function storeCode(tx: Tx, tenantId: string, codeHash: string): Promise<boolean> {
  const { rows } = await sql`
    update sign_up
       set code_hash = ${codeHash}, code_tries = 0, code_until = now() + interval '10 minutes', code_sent_at = now(),
           codes_sent = case when code_sent_at < now() - interval '1 day' then 1 else codes_sent + 1 end
     where tenant_id = ${tenantId}
       and (expires_at is null or expires_at > now())
       and (code_sent_at is null
            or code_sent_at + least(interval '1 minute' * power(2, least(codes_sent, 10) - 1), interval '1 hour') <= now())
    returning 1`.execute(tx)
  return rows.length === 1
}

/** The hash of the valid code, locked, after counting this attempt; undefined after five attempts or ten minutes. */
export async function takeCode(tx: Tx, tenantId: string): Promise<string | undefined> {
  const row = await tx
    .updateTable('sign_up')
    .set((eb) => ({ code_tries: eb('code_tries', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('code_until', '>', sql<Date>`now()`)
    .where('code_tries', '<', 5)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
    .returning('code_hash')
    .executeTakeFirst()
  return row?.code_hash ?? undefined
}

/** Marks the e-mail as confirmed and removes the code. */
export async function markVerified(tx: Tx, tenantId: string): Promise<void> {
  await tx
    .updateTable('sign_up')
    .set({ verified_at: sql<Date>`coalesce(verified_at, now())`, code_hash: null, code_until: null })
    .where('tenant_id', '=', tenantId)
    .execute()
}

/**
 * Deletes a sign-up with an unconfirmed e-mail, so that signing up with the e-mail of someone else does not block them.
 * @returns whether there was one
 */
export async function deleteUnconfirmedSignUp(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await sql`
    delete from tenant t using sign_up s, app_user u
     where s.tenant_id = t.id and u.tenant_id = t.id and u.email = ${email.toLowerCase()}
       and t.status = 'pending' and s.verified_at is null and s.expires_at is not null
    returning t.id`.execute(tx)
  return rows.length > 0
}

/** Sign-up attempts of the last hour from there, and with this e-mail. */
export async function countAttempts(
  tx: Tx,
  from: Origin,
  email: string,
): Promise<{ perOrigin: number; perEmail: number }> {
  const { rows } = await sql<{ perOrigin: number; perEmail: number }>`
    select (select count(*)::int from sign_up_attempt
             where address = ${from} and created_at > now() - interval '1 hour') as "perOrigin",
           (select count(*)::int from sign_up_attempt
             where email = ${email} and created_at > now() - interval '1 hour') as "perEmail"`.execute(tx)
  return rows[0] ?? { perOrigin: 0, perEmail: 0 }
}

export async function insertAttempt(tx: Tx, from: Origin, email: string): Promise<void> {
  await tx.insertInto('sign_up_attempt').values({ address: from, email }).execute()
}

/** Deletes expired sign-ups with their tenants. Those with a recent order are kept, because a payment may be in progress. */
export async function deleteUnfinishedSignUps(tx: Tx): Promise<void> {
  await sql`
    delete from tenant t using sign_up s
     where s.tenant_id = t.id and t.status = 'pending' and s.expires_at < now()
       and not exists (select from payment_order o where o.tenant_id = t.id
                          and (o.status = 'completed' or o.created_at > now() - interval '7 days'))`.execute(tx)
  await tx
    .deleteFrom('sign_up_attempt')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}
