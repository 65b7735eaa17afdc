// The mails of schedules.
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { serializeMessage, type Message } from '../../../platform/core/messages'
import { claimRows } from '../../../platform/db/claimRows'
import type { Tx } from '../../../platform/db/tenancy'

export interface MailRow {
  id: string
  editionId: string
  editionNumber: number
  recipient: string
  state: 'waiting' | 'sent' | 'failed' | 'skipped'
  /** A stored message. */
  problem: string | null
  endedAt: Date | null
}

const MOST_LISTED = 50

/** The latest mails of a saved report. */
export async function selectMails(tenantId: string, tx: Tx, savedReportId: string): Promise<MailRow[]> {
  const { rows } = await sql<MailRow>`
    select m.id, m.edition_id as "editionId", e.number as "editionNumber", u.name as recipient, m.state, m.problem,
           m.ended_at as "endedAt"
      from report_mail m
      join report_edition e on e.id = m.edition_id
      join app_user u on u.id = m.user_id
     where m.tenant_id = ${tenantId} and m.saved_report_id = ${savedReportId}
     order by e.number desc, lower(u.name), m.id limit ${MOST_LISTED}`.execute(tx)
  return rows
}

export async function insertMails(
  tenantId: string,
  tx: Tx,
  { savedReportId, editionId }: { savedReportId: string; editionId: string },
  userIds: readonly string[],
  dueAt: Date,
): Promise<void> {
  if (userIds.length === 0) return
  const of = { tenant_id: tenantId, saved_report_id: savedReportId, edition_id: editionId, due_at: dueAt }
  const rows = userIds.map((userId) => ({ ...of, id: uuidv7(), user_id: userId }))
  await tx.insertInto('report_mail').values(rows).execute()
}

export interface DueMail {
  id: string
  tenantId: string
  editionId: string
  userId: string
  attempts: number
}

/** Longer than the time that a mail server gets. */
const LEASE_MINUTES = 5

/** Claims the mail that has waited longest, of all tenants. */
export async function claimReportMail(tx: Tx, now: Date): Promise<DueMail | undefined> {
  const due = sql`
    select id from report_mail
     where state = 'waiting' and due_at <= ${now} and (leased_until is null or leased_until <= ${now})
     order by due_at limit 1 for update skip locked`
  const update = sql`
    update report_mail m set leased_until = ${now}::timestamptz + make_interval(mins => ${LEASE_MINUTES})
      from due where m.id = due.id
    returning m.id, m.tenant_id as "tenantId", m.edition_id as "editionId", m.user_id as "userId", m.attempts`
  const [claimed] = await claimRows<DueMail>(tx, due, update)
  return claimed
}

export async function endMail(
  { tenantId, id }: DueMail,
  tx: Tx,
  state: 'sent' | 'failed' | 'skipped',
  now: Date,
  problem: Message | null,
): Promise<void> {
  await tx
    .updateTable('report_mail')
    .set({ state, ended_at: now, leased_until: null, problem: problem && serializeMessage(problem) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/** Sends a mail again later. */
export async function postponeMail({ tenantId, id }: DueMail, tx: Tx, dueAt: Date, problem: Message): Promise<void> {
  await tx
    .updateTable('report_mail')
    .set((eb) => ({
      due_at: dueAt,
      leased_until: null,
      attempts: eb('attempts', '+', 1),
      problem: serializeMessage(problem),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}
