// Invitations: queued in a transaction of the tenant, sent and accepted as the platform.
import { sql } from 'kysely'
import { currentLanguage } from '../../platform/core/requestContext'
import type { Tx } from '../../platform/db/tenancy'

const DAYS_VALID = 7
/** A failed mail is retried for a day. The wait grows by this many minutes with every attempt. */
const RETRY_MINUTES = 5

/**
 * Queues an invitation, which is sent soon after the transaction commits. An older invitation stops working.
 * @returns false when the last one was queued less than a minute ago
 */
export async function queueInvitation(tenantId: string, tx: Tx, userId: string): Promise<boolean> {
  return (await queueInvitationsAgain(tenantId, tx, [userId])) === 1
}

/** The same for several users. @returns the number of queued invitations */
export async function queueInvitationsAgain(tenantId: string, tx: Tx, userIds: readonly string[]): Promise<number> {
  const rows = await tx
    .insertInto('invitation')
    .values(userIds.map((userId) => ({ tenant_id: tenantId, user_id: userId, language: currentLanguage() })))
    .onConflict((oc) =>
      oc
        .column('user_id')
        .doUpdateSet({
          token_hash: null,
          requested_at: sql<Date>`now()`,
          next_try_at: sql<Date>`now()`,
          tries: 0,
          language: currentLanguage(),
          sent_at: null,
          expires_at: null,
        })
        .where('invitation.requested_at', '<', sql<Date>`now() - interval '1 minute'`),
    )
    .returning('user_id')
    .execute()
  return rows.length
}

/** The same for many users who have no invitation yet. */
export async function queueInvitations(tenantId: string, tx: Tx, userIds: string[]): Promise<void> {
  await sql`insert into invitation (tenant_id, user_id, language)
            select ${tenantId}, id, ${currentLanguage()} from unnest(${userIds}::uuid[]) id`.execute(tx)
}

export interface DueInvitation {
  userId: string
  name: string
  email: string
  tenantName: string
  /** Chosen by the user, else that of the request that queued the invitation. */
  language: string | null
}

/** Takes up to `limit` invitations that are due. Other processes skip them until the next attempt. */
export async function takeDueInvitations(tx: Tx, limit: number): Promise<DueInvitation[]> {
  const { rows } = await sql<DueInvitation>`
    with due as (
      select i.user_id from invitation i
       where i.sent_at is null and i.next_try_at <= now() and i.requested_at > now() - interval '1 day'
       order by i.next_try_at limit ${limit} for update skip locked
    ), taken as (
      update invitation i
         set tries = tries + 1, next_try_at = now() + make_interval(mins => ${RETRY_MINUTES} * (tries + 1))
        from due where i.user_id = due.user_id
      returning i.user_id
    )
    select u.id as "userId", u.name, u.email, t.name as "tenantName",
           coalesce(u.language, i.language) as language
      from taken join invitation i on i.user_id = taken.user_id join app_user u on u.id = taken.user_id join tenant t on t.id = u.tenant_id
     where u.disabled_at is null`.execute(tx)
  return rows
}

/** Activates the tokens of mails that are about to be sent. */
export async function storeInvitationTokens(tx: Tx, tokens: { userId: string; hash: Buffer }[]): Promise<void> {
  await sql`update invitation i set token_hash = t.hash, expires_at = now() + make_interval(days => ${DAYS_VALID})
              from unnest(${tokens.map(({ userId }) => userId)}::uuid[], ${tokens.map(({ hash }) => hash)}::bytea[])
                   as t(user_id, hash)
             where i.user_id = t.user_id`.execute(tx)
}

export async function markInvitationSent(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('invitation')
    .set({ sent_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .execute()
}

export interface Invited {
  userId: string
  tenantId: string
  tenantName: string
  name: string
  email: string
  expiresAt: Date
}

/** The invited user, locked; undefined when the invitation is unknown or expired, or the user has joined. */
export async function selectInvited(tx: Tx, tokenHash: Buffer): Promise<Invited | undefined> {
  const row = await tx
    .selectFrom('invitation as i')
    .innerJoin('app_user as u', 'u.id', 'i.user_id')
    .innerJoin('tenant as t', 't.id', 'i.tenant_id')
    .select([
      'u.id as userId',
      't.id as tenantId',
      't.name as tenantName',
      'u.name',
      'u.email',
      'i.expires_at as expiresAt',
    ])
    .where('i.token_hash', '=', tokenHash)
    .where('i.expires_at', '>', sql<Date>`now()`)
    .where('u.disabled_at', 'is', null)
    .where('u.password_hash', 'is', null)
    .where('t.status', '=', 'active')
    .forUpdate(['i', 'u'])
    .executeTakeFirst()
  return row && { ...row, expiresAt: row.expiresAt ?? new Date(0) }
}

export async function deleteInvitation(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('invitation').where('user_id', '=', userId).execute()
}
