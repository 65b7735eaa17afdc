// The queue of notifications by mail.
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Message } from '../../platform/core/messages'
import { lockTexts } from '../../platform/db/lockTexts'
import type { Tx } from '../../platform/db/tenancy'
import type { Kind } from './kinds'

export interface NewLine {
  /** An account, or a pilot who has none. */
  to: { userId: string } | { name: string; email: string }
  kind: Kind
  /** What it is about; null when it tells of a deletion. */
  recordId: string | null
  /** What the user must be allowed to hear of it. */
  permissions: readonly string[]
  isCritical?: boolean
  /** Subject of a mail of its own, and the line in a digest. */
  subject: Message
  /** Text of a mail of its own. The path in its value `link` becomes an address when it is sent. */
  body: Message
  /** Page that it links to. */
  path: string
}

/** One line that waits, as its sender needs it. */
export interface DueLine {
  id: string
  kind: Kind
  permissions: string[]
  isCritical: boolean
  subject: Message
  body: Message
  path: string
  createdAt: Date
  attempts: number
}

/** What is due for one recipient. */
export interface DueMail {
  tenantId: string
  /** Names the account, or the address of a pilot without one. */
  recipient: string
  userId: string | null
  name: string | null
  email: string | null
  /** Newest first. */
  lines: DueLine[]
}

/** How long a process may take to send a mail before another one sends it. */
const LEASE_MINUTES = 5
/** Mails of a tenant that are being sent at once, so that the mails of others do not wait for them. */
const PER_TENANT = 2

/** The number of parameters of a statement is limited. */
const ROWS_PER_STATEMENT = 1000

/** @param at when they are due */
export async function insertLines(tenantId: string, tx: Tx, lines: readonly NewLine[], at: Date): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map(({ to, kind, recordId, permissions, isCritical, subject, body, path }) => ({
    id: uuidv7(),
    tenant_id: tenantId,
    user_id: 'userId' in to ? to.userId : null,
    name: 'userId' in to ? null : to.name,
    email: 'userId' in to ? null : to.email,
    kind,
    record_id: recordId,
    permissions: [...permissions],
    is_critical: isCritical ?? false,
    subject: JSON.stringify(subject),
    body: JSON.stringify(body),
    path,
    created_at: at,
    due_at: at,
  }))
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    await tx
      .insertInto('notification_mail')
      .values(rows.slice(from, from + ROWS_PER_STATEMENT))
      .execute()
  }
}

type DueRow = DueLine & Omit<DueMail, 'lines'>

/**
 * Claims all lines that are due for the recipient who has waited longest, of all tenants. A recipient whose mail is being sent
 * waits for its end, so that no two mails to one person leave at once.
 */
export async function claimMail(tx: Tx, now: Date): Promise<DueMail | undefined> {
  // Claims take turns: two of them could otherwise share the lines of a recipient.
  await lockTexts(tx, ['notification mails'])
  const { rows } = await sql<DueRow>`
    with busy as (
      select distinct tenant_id, recipient from notification_mail where state = 'waiting' and leased_until > ${now}
    ), next as (
      select m.tenant_id, m.recipient from notification_mail m
       where m.state = 'waiting' and m.due_at <= ${now} and (m.leased_until is null or m.leased_until <= ${now})
         and not exists (select from busy b where b.tenant_id = m.tenant_id and b.recipient = m.recipient)
         and (select count(*) from busy b where b.tenant_id = m.tenant_id) < ${PER_TENANT}
       order by m.due_at limit 1
    )
    update notification_mail m set leased_until = ${now}::timestamptz + make_interval(mins => ${LEASE_MINUTES})
      from next
     where m.tenant_id = next.tenant_id and m.recipient = next.recipient and m.state = 'waiting' and m.due_at <= ${now}
    returning m.id, m.kind, m.permissions, m.is_critical as "isCritical", m.subject, m.body, m.path,
              m.created_at as "createdAt", m.attempts, m.tenant_id as "tenantId", m.recipient, m.user_id as "userId",
              m.name, m.email`.execute(tx)
  const [first] = rows
  if (!first) return undefined
  const { tenantId, recipient, userId, name, email } = first
  const lines = rows.sort((one, other) => (one.id < other.id ? 1 : -1))
  return { tenantId, recipient, userId, name, email, lines }
}

/** Lets lines wait. */
export async function postponeLines(tx: Tx, waits: readonly { id: string; until: Date }[]): Promise<void> {
  if (waits.length === 0) return
  const ids = waits.map(({ id }) => id)
  const times = waits.map(({ until }) => until)
  await sql`
    update notification_mail m set due_at = w.until, leased_until = null
      from unnest(${ids}::uuid[], ${times}::timestamptz[]) w (id, until)
     where m.id = w.id`.execute(tx)
}

/** When mails with lines of each kind were sent to the recipient after `since`. */
export async function selectSent(
  tenantId: string,
  tx: Tx,
  recipient: string,
  since: Date,
): Promise<{ kind: Kind; at: Date }[]> {
  const { rows } = await sql<{ kind: Kind; at: Date }>`
    select distinct kind, mail_id, ended_at as at from notification_mail
     where tenant_id = ${tenantId} and recipient = ${recipient} and state = 'sent' and ended_at > ${since}`.execute(tx)
  return rows
}

/** What waits for the user, and when the first of it leaves. */
export async function selectWaiting(
  tenantId: string,
  tx: Tx,
  userId: string,
): Promise<{ count: number; until: Date | null }> {
  const { rows } = await sql<{ count: number; until: Date | null }>`
    select count(*)::int as count, min(due_at) as until from notification_mail
     where tenant_id = ${tenantId} and user_id = ${userId} and state = 'waiting' and due_at > now()`.execute(tx)
  return rows[0] ?? { count: 0, until: null }
}

/** Has the lines of a user looked at again, because the settings have changed. */
export async function wakeLines(tenantId: string, tx: Tx, userId: string): Promise<void> {
  await sql`
    update notification_mail set due_at = now()
     where tenant_id = ${tenantId} and user_id = ${userId} and state = 'waiting' and due_at > now()`.execute(tx)
}

/** Removes lines that nobody needs any more. */
export async function deleteLines(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.deleteFrom('notification_mail').where('id', 'in', ids).execute()
}

export async function markSent(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .updateTable('notification_mail')
    .set({ state: 'sent', mail_id: uuidv7(), ended_at: now, leased_until: null })
    .where('id', 'in', ids)
    .execute()
}

/** Sends the lines again at `again`; never when it is undefined. */
export async function markFailed(tx: Tx, ids: readonly string[], now: Date, again: Date | undefined): Promise<void> {
  await tx
    .updateTable('notification_mail')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      leased_until: null,
      ...(again ? { due_at: again } : { state: 'failed', ended_at: now }),
    }))
    .where('id', 'in', ids)
    .execute()
}

/** Of mails that were sent, the rule against storms needs minutes only; failed ones are shown for a month. */
export async function deleteEndedLines(tx: Tx): Promise<void> {
  await sql`
    delete from notification_mail
     where (state = 'sent' and ended_at < now() - interval '1 day')
        or (state = 'failed' and ended_at < now() - interval '30 days')`.execute(tx)
}
