// The rules of schedules. Each change is announced in the transaction that makes it.
import { isTimeZone } from '../../../media/telemetry/zone'
import { recordAudit, type Actor } from '../../../platform/audit/sql'
import type { components } from '../../../platform/contract/contract.gen'
import { fieldError, notFound } from '../../../platform/core/errors'
import { renderStored } from '../../../platform/core/storedMessage'
import { staleSchedule } from './staleSchedule'
import { inTenant, type Db, type Tx } from '../../../platform/db/tenancy'
import { recordChanged } from '../../../platform/realtime/sql'
import { findRecipients } from '../../notification/public'
import { scheduleText } from '../messages'
import { requireSaved } from '../saved/service'
import { selectMails } from './mailSql'
import { nextRun } from './nextRun'
import { deleteScheduleRow, putSchedule, selectPeople, selectSchedule, type Person } from './sql'

type Schemas = components['schemas']
type ScheduleState = Schemas['ReportScheduleReply']['data']
type Author = Schemas['Author']

const MOST_PEOPLE = 1000
/** What readers of reports need in any case. */
const NEEDED = ['data_page', 'layer_list']

/** @throws AppError 404 */
export const getSchedule = (db: Db, tenantId: string, savedReportId: string): Promise<ScheduleState> =>
  inTenant(db, tenantId, async (tx) => {
    await requireSaved(tenantId, tx, savedReportId)
    return readSchedule(tenantId, tx, savedReportId)
  })

async function readSchedule(tenantId: string, tx: Tx, savedReportId: string): Promise<ScheduleState> {
  const row = await selectSchedule(tenantId, tx, savedReportId)
  const rows = await selectMails(tenantId, tx, savedReportId)
  const mails = rows.map(({ id, problem, endedAt, ...mail }) => ({
    ...mail,
    _id: id,
    problem: renderStored(problem),
    endedAt: endedAt?.toISOString() ?? null,
  }))
  if (!row) return { schedule: null, mails }
  const { ownerId, ownerName, ownerAvatar } = row
  const people = await selectPeople(tenantId, tx, MOST_PEOPLE, row.recipientIds)
  const schedule: Schemas['ReportSchedule'] = {
    every: row.every,
    weekday: row.weekday,
    hour: row.hour,
    timeZone: row.timeZone,
    recipients: people.map(asAuthor),
    paused: row.paused,
    nextAt: row.nextAt.toISOString(),
    lastAt: row.lastAt?.toISOString() ?? null,
    problem: renderStored(row.problem),
    version: row.version,
    ...(ownerId !== null && { owner: { _id: ownerId, name: ownerName ?? '', avatar: ownerAvatar } }),
  }
  return { schedule, mails }
}

/**
 * @throws AppError 404 for an unknown report or recipient, 400 for a zone or weekday that is none and for a recipient without
 * the permissions, 409 when `version` is stale
 */
export const setSchedule = (
  db: Db,
  tenantId: string,
  savedReportId: string,
  edit: Schemas['ReportScheduleEdit'],
  userId: string,
  actor: Actor,
): Promise<ScheduleState> =>
  inTenant(db, tenantId, async (tx) => {
    const { every, hour, timeZone, recipientIds, paused, version } = edit
    if (!isTimeZone(timeZone)) throw fieldError('timeZone', scheduleText('unknownZone'))
    if (every === 'week' && edit.weekday === undefined) throw fieldError('weekday', scheduleText('weekdayMissing'))
    const saved = await requireSaved(tenantId, tx, savedReportId)
    await requireRecipients(tenantId, tx, recipientIds)
    const rhythm = { every, hour, timeZone, weekday: every === 'week' ? (edit.weekday ?? null) : null }
    const nextAt = nextRun(rhythm, new Date())
    const change = { ...rhythm, savedReportId, recipientIds, paused, ownerId: userId, nextAt }
    if (!(await putSchedule(tenantId, tx, change, version))) {
      throw await staleSchedule(tenantId, tx, savedReportId)
    }
    const details = { savedReportId, every, weekday: rhythm.weekday, hour, timeZone, paused }
    await recordAudit(tenantId, tx, {
      ...actor,
      action: 'report.schedule',
      target: saved.name,
      details: { ...details, recipients: recipientIds.length },
    })
    await announce(tenantId, tx, savedReportId)
    return readSchedule(tenantId, tx, savedReportId)
  })

async function requireRecipients(tenantId: string, tx: Tx, ids: readonly string[]): Promise<void> {
  const people = await selectPeople(tenantId, tx, MOST_PEOPLE, ids)
  if (people.length < ids.length) throw notFound(scheduleText('recipientNotFound'))
  const recipients = await findRecipients(tenantId, tx, ids)
  for (const { id, name } of people) {
    const held = recipients.get(id)?.permissions
    if (!held || !NEEDED.every((permission) => held.has(permission))) {
      throw fieldError('recipientIds', scheduleText('recipientNotAllowed', { name }))
    }
  }
}

/** @throws AppError 404 */
export const deleteSchedule = (db: Db, tenantId: string, savedReportId: string, actor: Actor): Promise<void> =>
  inTenant(db, tenantId, async (tx) => {
    const { name } = await requireSaved(tenantId, tx, savedReportId)
    if (!(await deleteScheduleRow(tenantId, tx, savedReportId))) throw notFound(scheduleText('notFound'))
    const details = { savedReportId }
    await recordAudit(tenantId, tx, { ...actor, action: 'report.delete-schedule', target: name, details })
    await announce(tenantId, tx, savedReportId)
  })

export async function announce(tenantId: string, tx: Tx, savedReportId: string): Promise<void> {
  await recordChanged(tenantId, tx, 'ReportSchedule', savedReportId)
  await recordChanged(tenantId, tx, 'SavedReport', savedReportId)
}

/** The people who may get reports. */
export const listRecipients = (db: Db, tenantId: string): Promise<Author[]> =>
  inTenant(db, tenantId, async (tx) => {
    const people = await selectPeople(tenantId, tx, MOST_PEOPLE)
    const ids = people.map(({ id }) => id)
    const recipients = await findRecipients(tenantId, tx, ids)
    return people.filter(({ id }) => mayGet(recipients.get(id)?.permissions, [])).map(asAuthor)
  })

/** @param held undefined for a person who cannot sign in. @param counted permissions to list what an edition counts */
export const mayGet = (held: ReadonlySet<string> | undefined, counted: readonly string[]): boolean =>
  held !== undefined && [...NEEDED, ...counted].every((permission) => held.has(permission))

const asAuthor = ({ id, name, avatar }: Person): Author => ({ _id: id, name, avatar })
