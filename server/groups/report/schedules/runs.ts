// Makes the editions that are due, and mails them.
//
// A run is claimed for some minutes. Its edition, its mails and the time of the next run are one transaction, which finds the run
// at most once, so that two processes or a process that ends in between make one edition. A mail is claimed as well, sent, and
// then marked as sent. The process may end in between: the mail is then sent again with the same ID, which an outbox keeps once,
// and which mail servers recognise by its Message-ID.
import { AppError, logFailure } from '../../../platform/core/errors'
import type { Message } from '../../../platform/core/messages'
import { asPlatform, inTenant } from '../../../platform/db/tenancy'
import { startRounds, type Rounds } from '../../../platform/jobs/rounds'
import { findAccount, findRecipients, sendInTime } from '../../notification/public'
import type { Services } from '../../services'
import { keepEdition, prepareEdition } from '../editions/service'
import { selectContent, selectEdition } from '../editions/sql'
import { scheduleText } from '../messages'
import { requireSaved } from '../saved/service'
import { composeReportMail } from './compose'
import { claimReportMail, endMail, insertMails, postponeMail, type DueMail } from './mailSql'
import { nextRun } from './nextRun'
import { announce, mayGet } from './service'
import { claimSchedule, endRun, lockRun, postponeRun, selectSchedule, type DueSchedule } from './sql'

type RunServices = Pick<Services, 'db' | 'config' | 'log' | 'sendMail' | 'storage' | 'reportFiles'>

const MINUTE_MS = 60_000
/** Pauses after failures that may pass. After the last one a run or a mail has failed. */
const RETRY_MINUTES = [1, 5, 15, 60, 240]

/** `stop` waits for the run or the mail in progress. */
export const startReportSchedules = (services: RunServices): Rounds =>
  startRounds({ log: services.log, title: 'schedules of reports' }, (signal) =>
    runDueReports(services, () => new Date(), signal),
  )

/** Makes and mails all that is due. */
export async function runDueReports(
  services: RunServices,
  clock: () => Date,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  while (!signal.aborted) {
    const due = await asPlatform(services.db, (tx) => claimSchedule(tx, clock()))
    if (!due) break
    await runSchedule(services, due, clock())
  }
  while (!signal.aborted) {
    const due = await asPlatform(services.db, (tx) => claimReportMail(tx, clock()))
    if (!due) return
    await sendReportMail(services, due, clock(), signal)
  }
}

async function runSchedule({ db, log }: RunServices, due: DueSchedule, now: Date): Promise<void> {
  const { tenantId, savedReportId } = due
  try {
    const { saved, schedule, held } = await inTenant(db, tenantId, async (tx) => {
      const row = await selectSchedule(tenantId, tx, savedReportId)
      const recipients = await findRecipients(tenantId, tx, row?.ownerId ? [row.ownerId] : [])
      return {
        saved: await requireSaved(tenantId, tx, savedReportId),
        schedule: row,
        held: recipients.get(row?.ownerId ?? '')?.permissions,
      }
    })
    if (!schedule) return
    if (!held || !mayGet(held, [])) {
      await endInTime(db, due, now, scheduleText('ownerGone'))
      return
    }
    const { timeZone, recipientIds, ownerId } = schedule
    const prepared = await prepareEdition(db, tenantId, saved, held, { at: due.nextAt, timeZone })
    await inTenant(db, tenantId, async (tx) => {
      if (!(await lockRun(tx, due))) return
      const editionId = await keepEdition(tenantId, tx, prepared, { madeBy: ownerId, scheduled: true })
      if (editionId === undefined) return
      await insertMails(tenantId, tx, { savedReportId, editionId }, recipientIds, now)
      await endRun(due, tx, { lastAt: now, nextAt: nextRun(schedule, now), problem: null })
      await announce(tenantId, tx, savedReportId)
    })
  } catch (error) {
    // What people can correct is told at once; other failures may pass.
    if (error instanceof AppError) await endInTime(db, due, now, error.text)
    else {
      logFailure(log, 'schedule of a report')(error)
      await retryRun(db, due, now)
    }
  }
}

const endInTime = (db: Services['db'], due: DueSchedule, now: Date, problem: Message): Promise<void> =>
  inTenant(db, due.tenantId, async (tx) => {
    const schedule = await selectSchedule(due.tenantId, tx, due.savedReportId)
    if (!schedule || !(await lockRun(tx, due))) return
    await endRun(due, tx, { lastAt: now, nextAt: nextRun(schedule, now), problem })
    await announce(due.tenantId, tx, due.savedReportId)
  })

const retryRun = (db: Services['db'], due: DueSchedule, now: Date): Promise<void> =>
  inTenant(db, due.tenantId, async (tx) => {
    const schedule = await selectSchedule(due.tenantId, tx, due.savedReportId)
    if (!schedule || !(await lockRun(tx, due))) return
    const minutes = RETRY_MINUTES[schedule.attempts]
    const problem = scheduleText(minutes === undefined ? 'failed' : 'failing')
    if (minutes === undefined) await endRun(due, tx, { lastAt: now, nextAt: nextRun(schedule, now), problem })
    else await postponeRun(due, tx, new Date(now.getTime() + minutes * MINUTE_MS), problem)
    await announce(due.tenantId, tx, due.savedReportId)
  })

async function sendReportMail(services: RunServices, due: DueMail, now: Date, signal: AbortSignal): Promise<void> {
  const { db, log, sendMail } = services
  const { tenantId, userId, editionId } = due
  const found = await inTenant(db, tenantId, async (tx) => {
    const edition = await selectEdition(tenantId, tx, editionId)
    const content = await selectContent(tenantId, tx, editionId)
    const recipients = await findRecipients(tenantId, tx, [userId])
    return { edition, content, held: recipients.get(userId)?.permissions }
  })
  const { edition, content, held } = found
  if (!edition || !content) return
  const account = await asPlatform(db, (tx) => findAccount(tenantId, tx, userId))
  if (!account || !held) {
    await settle('skipped', scheduleText('recipientGone'))
    return
  }
  if (!mayGet(held, edition.permissions)) {
    await settle('skipped', scheduleText('mayNotList'))
    return
  }
  try {
    const mail = await composeReportMail(services, tenantId, due.id, { edition, content, account }, signal)
    if (!mail) return
    await sendInTime(sendMail, mail)
  } catch (error) {
    logFailure(log, 'mail of a report')(error)
    const minutes = RETRY_MINUTES[due.attempts]
    if (minutes === undefined) {
      await settle('failed', scheduleText('mailFailed'))
      return
    }
    const again = new Date(now.getTime() + minutes * MINUTE_MS)
    await inTenant(db, tenantId, async (tx) => {
      await postponeMail(due, tx, again, scheduleText('mailFailing'))
      await announce(tenantId, tx, edition.savedReportId)
    })
    return
  }
  await settle('sent', null)

  function settle(state: 'sent' | 'failed' | 'skipped', problem: Message | null): Promise<void> {
    return inTenant(db, tenantId, async (tx) => {
      await endMail(due, tx, state, now, problem)
      if (edition) await announce(tenantId, tx, edition.savedReportId)
    })
  }
}
