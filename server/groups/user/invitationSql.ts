// Invitations: asked for in a tenant's transaction, mailed and accepted as the platform.
import { sql } from 'kysely'
import type { Tx } from '../../db/tenancy'

const DAYS_VALID = 7
/** A mail that did not leave is tried again after this many minutes times the tries, for a day. */
const MINUTES_BETWEEN_TRIES = 5

/**
 * Has an invitation mailed to a user, soon after the transaction commits; an older one stops working.
 * @returns false when the last one was asked for less than a minute ago
 */
export async function askForInvitation(tenantId: string, tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .insertInto('invitation')
    .values({ tenant_id: tenantId, user_id: userId })
    .onConflict((oc) =>
      oc
        .column('user_id')
        .doUpdateSet({
          token_hash: null,
          asked_at: sql<Date>`now()`,
          try_at: sql<Date>`now()`,
          tries: 0,
          sent_at: null,
          expires_at: null,
        })
        .where('invitation.asked_at', '<', sql<Date>`now() - interval '1 minute'`),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The same for many users who have none yet. */
export async function askForInvitations(tenantId: string, tx: Tx, userIds: string[]): Promise<void> {
  await sql`insert into invitation (tenant_id, user_id)
            select ${tenantId}, id from unnest(${userIds}::uuid[]) id`.execute(tx)
}

export interface DueInvitation {
  userId: string
  name: string
  email: string
  tenantName: string
}

/** Takes up to `limit` invitations whose mail is due; nobody else gets them before the next try. */
export async function takeDueInvitations(tx: Tx, limit: number): Promise<DueInvitation[]> {
  const { rows } = await sql<DueInvitation>`
    with due as (
      select i.user_id from invitation i
       where i.sent_at is null and i.try_at <= now() and i.asked_at > now() - interval '1 day'
       order by i.try_at limit ${limit} for update skip locked
    ), taken as (
      update invitation i
         set tries = tries + 1, try_at = now() + make_interval(mins => ${MINUTES_BETWEEN_TRIES} * (tries + 1))
        from due where i.user_id = due.user_id
      returning i.user_id
    )
    select u.id as "userId", u.name, u.email, t.name as "tenantName"
      from taken join app_user u on u.id = taken.user_id join tenant t on t.id = u.tenant_id
     where u.disabled_at is null`.execute(tx)
  return rows
}

/** Makes the tokens of mails that are about to leave good. */
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

/** Whom an open invitation is for, locked; undefined when it is unknown, over, or of somebody who has joined. */
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
