// Schedules of saved reports.
import { sql } from 'kysely'
import { serializeMessage, type Message } from '../../../platform/core/messages'
import { claimRows } from '../../../platform/db/claimRows'
import type { Tx } from '../../../platform/db/tenancy'
import type { Rhythm } from './nextRun'

export interface ScheduleRow extends Rhythm {
  savedReportId: string
  recipientIds: string[]
  paused: boolean
  nextAt: Date
  lastAt: Date | null
  attempts: number
  /** A stored message. */
  problem: string | null
  version: number
  ownerId: string | null
  ownerName: string | null
  ownerAvatar: string | null
}

const COLUMNS = sql`
  s.saved_report_id as "savedReportId", s.every, s.weekday, s.hour, s.time_zone as "timeZone",
  s.recipient_ids as "recipientIds", s.is_paused as paused, s.next_at as "nextAt", s.last_at as "lastAt", s.attempts,
  s.problem, s.version, u.id as "ownerId", u.name as "ownerName", u.avatar as "ownerAvatar"`

export async function selectSchedule(
  tenantId: string,
  tx: Tx,
  savedReportId: string,
): Promise<ScheduleRow | undefined> {
  const { rows } = await sql<ScheduleRow>`
    select ${COLUMNS} from report_schedule s left join app_user u on u.id = s.owner_id
     where s.tenant_id = ${tenantId} and s.saved_report_id = ${savedReportId}`.execute(tx)
  return rows[0]
}

export interface ScheduleChange extends Rhythm {
  savedReportId: string
  recipientIds: string[]
  paused: boolean
  ownerId: string
  nextAt: Date
}

/** @param version of the schedule that was edited; undefined for a new one. @returns false when it is another one */
export async function putSchedule(
  tenantId: string,
  tx: Tx,
  change: ScheduleChange,
  version: number | undefined,
): Promise<boolean> {
  const values = {
    every: change.every,
    weekday: change.weekday,
    hour: change.hour,
    time_zone: change.timeZone,
    recipient_ids: change.recipientIds,
    is_paused: change.paused,
    owner_id: change.ownerId,
    next_at: change.nextAt,
    due_at: change.nextAt,
    attempts: 0,
    problem: null,
  }
  if (version === undefined) {
    const row = await tx
      .insertInto('report_schedule')
      .values({ ...values, tenant_id: tenantId, saved_report_id: change.savedReportId })
      .onConflict((clash) => clash.doNothing())
      .returning('version')
      .executeTakeFirst()
    return row !== undefined
  }
  const row = await tx
    .updateTable('report_schedule')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('saved_report_id', '=', change.savedReportId)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false when there is none */
export async function deleteScheduleRow(tenantId: string, tx: Tx, savedReportId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('report_schedule')
    .where('tenant_id', '=', tenantId)
    .where('saved_report_id', '=', savedReportId)
    .returning('saved_report_id')
    .executeTakeFirst()
  return row !== undefined
}

export interface DueSchedule {
  savedReportId: string
  tenantId: string
  nextAt: Date
}

const LEASE_MINUTES = 10

/** Claims the schedule that has waited longest, of all tenants that are active. */
export async function claimSchedule(tx: Tx, now: Date): Promise<DueSchedule | undefined> {
  const due = sql`
    select r.saved_report_id from report_schedule r
      join tenant t on t.id = r.tenant_id and t.status = 'active'
     where not r.is_paused and r.due_at <= ${now} and (r.leased_until is null or r.leased_until <= ${now})
     order by r.due_at limit 1 for update of r skip locked`
  const update = sql`
    update report_schedule s set leased_until = ${now}::timestamptz + make_interval(mins => ${LEASE_MINUTES})
      from due where s.saved_report_id = due.saved_report_id
    returning s.saved_report_id as "savedReportId", s.tenant_id as "tenantId", s.next_at as "nextAt"`
  const [claimed] = await claimRows<DueSchedule>(tx, due, update)
  return claimed
}

/** Locks the schedule of a claimed run. @returns false when the run has ended, or the schedule was changed meanwhile */
export async function lockRun(tx: Tx, { tenantId, savedReportId, nextAt }: DueSchedule): Promise<boolean> {
  const { rows } = await sql`
    select from report_schedule
     where tenant_id = ${tenantId} and saved_report_id = ${savedReportId} and next_at = ${nextAt} and not is_paused
       for update`.execute(tx)
  return rows.length > 0
}

/** Ends a run. @param problem why it made no edition */
export async function endRun(
  { tenantId, savedReportId }: DueSchedule,
  tx: Tx,
  { lastAt, nextAt, problem }: { lastAt: Date; nextAt: Date; problem: Message | null },
): Promise<void> {
  await tx
    .updateTable('report_schedule')
    .set({
      next_at: nextAt,
      due_at: nextAt,
      last_at: lastAt,
      attempts: 0,
      leased_until: null,
      problem: problem && serializeMessage(problem),
    })
    .where('tenant_id', '=', tenantId)
    .where('saved_report_id', '=', savedReportId)
    .execute()
}

/** Tries a run again later. */
export async function postponeRun(
  { tenantId, savedReportId }: DueSchedule,
  tx: Tx,
  dueAt: Date,
  problem: Message,
): Promise<void> {
  await tx
    .updateTable('report_schedule')
    .set((eb) => ({
      due_at: dueAt,
      attempts: eb('attempts', '+', 1),
      leased_until: null,
      problem: serializeMessage(problem),
    }))
    .where('tenant_id', '=', tenantId)
    .where('saved_report_id', '=', savedReportId)
    .execute()
}

export interface Person {
  id: string
  name: string
  avatar: string | null
}

/** The people of the tenant that are not of clients, by name. @param ids only these */
export async function selectPeople(tenantId: string, tx: Tx, most: number, ids?: readonly string[]): Promise<Person[]> {
  const among = ids === undefined ? sql`true` : sql`id = any(${ids}::uuid[])`
  const { rows } = await sql<Person>`
    select id, name, avatar from app_user
     where tenant_id = ${tenantId} and user_type <> 'tenant-client' and deleted_at is null and ${among}
     order by lower(name), id limit ${most}`.execute(tx)
  return rows
}
