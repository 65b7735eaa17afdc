// Sends the notifications that are due: one line as a mail of its own, several lines of a person as one digest.
//
// A line is claimed for some minutes, sent, and then marked as sent, so that two processes do not send it both. The process may
// end after the mail server has accepted a mail and before that is recorded, and a mail server may accept a mail after we
// stopped waiting for it: such a mail is sent once more. A line is lost in no case.
import { setTimeout as sleep } from 'node:timers/promises'
import { logFailure } from '../../platform/core/errors'
import { chooseLanguage, languagesOf } from '../../platform/core/languages'
import { asPlatform, inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { startRounds, type Rounds } from '../../platform/jobs/rounds'
import type { Mail, SendMail } from '../../platform/mail/mailer'
import type { Services } from '../services'
import { composeMail } from './compose'
import { mailSignal } from './mailSignal'
import type { Kind } from './kinds'
import {
  claimMail,
  deleteLines,
  markFailed,
  markSent,
  postponeLines,
  selectSent,
  type DueLine,
  type DueMail,
} from './queueSql'
import { STORM_MINUTES, waitsUntil, type MailMode, type Schedule } from './schedule'
import { selectChoices, selectSettings } from './settingsSql'
import { isActive, selectAccount, selectCurrent, selectRecipients, type Account } from './recipientSql'

type MailServices = Pick<Services, 'db' | 'config' | 'sendMail' | 'log'>

/** Mails being sent at once. More than a tenant may have, so that a slow recipient does not hold up other tenants. */
const PARALLEL = 8
/** Well below the time for which a line is claimed. */
const SEND_TIMEOUT_MS = 60_000
const MINUTE_MS = 60_000
/** Pauses after failures. After the last one a line has failed. */
const RETRY_MINUTES = [1, 5, 15, 60, 240, 720, 1440]

/** `stop` waits for the mails that are being sent. */
export function startNotificationMails(services: MailServices): Rounds {
  const { db, log } = services
  const sending = new Set<Promise<void>>()
  const failed = logFailure(log, 'mail of notifications')
  // A round only starts mails: a slow mail server would otherwise keep later rounds from starting others.
  const rounds = startRounds({ log, title: 'mails of notifications' }, async (signal) => {
    while (!signal.aborted && sending.size < PARALLEL) {
      const due = await asPlatform(db, (tx) => claimMail(tx, new Date()))
      if (!due) return
      const mail: Promise<void> = deliver(services, due, new Date())
        .catch(failed)
        .finally(() => {
          sending.delete(mail)
          rounds.wake()
        })
      sending.add(mail)
    }
  })
  mailSignal.on('queued', rounds.wake)
  return {
    wake: rounds.wake,
    async stop() {
      mailSignal.off('queued', rounds.wake)
      await rounds.stop()
      await Promise.all(sending)
    },
  }
}

/** Sends all that is due at `now`, one mail after the other. */
export async function sendDueMails(services: MailServices, now: Date): Promise<void> {
  for (;;) {
    const due = await asPlatform(services.db, (tx) => claimMail(tx, now))
    if (!due) return
    await deliver(services, due, now)
  }
}

async function deliver({ db, config, sendMail, log }: MailServices, due: DueMail, now: Date): Promise<void> {
  const account = await accountOf(db, due)
  const { lines, waits } = account ? await sortLines(db, due, now) : { lines: [], waits: [] }
  const kept = new Set([...lines, ...waits].map(({ id }) => id))
  await asPlatform(db, async (tx) => {
    await deleteLines(
      tx,
      idsOf(due.lines).filter((id) => !kept.has(id)),
    )
    await postponeLines(tx, waits)
  })
  if (!account || lines.length === 0) return

  const { name, email } = account
  const to = {
    name,
    email,
    language: chooseLanguage(languagesOf(config), account.language, undefined),
    hasAccount: due.userId !== null,
  }
  try {
    await sendInTime(sendMail, composeMail(to, lines, config))
  } catch (error) {
    logFailure(log, 'mail of notifications')(error)
    const minutes = RETRY_MINUTES[Math.max(...lines.map(({ attempts }) => attempts))]
    const again = minutes === undefined ? undefined : new Date(now.getTime() + minutes * MINUTE_MS)
    await asPlatform(db, (tx) => markFailed(tx, idsOf(lines), now, again))
    return
  }
  await asPlatform(db, (tx) => markSent(tx, idsOf(lines), now))
}

const idsOf = (lines: readonly DueLine[]): string[] => lines.map(({ id }) => id)

/** Undefined when nothing may be sent to the recipient. */
const accountOf = (db: Db, { tenantId, userId, name, email }: DueMail): Promise<Account | undefined> =>
  asPlatform(db, async (tx) => {
    if (userId !== null) return selectAccount(tenantId, tx, userId)
    if (email === null || !(await isActive(tenantId, tx))) return undefined
    return { name: name ?? '', email, language: null }
  })

interface Sorted {
  /** May leave now. */
  lines: DueLine[]
  waits: { id: string; until: Date }[]
}

/** Without the lines of which the recipient may not hear any more, or does not want to. */
const sortLines = (db: Db, due: DueMail, now: Date): Promise<Sorted> =>
  inTenant(db, due.tenantId, async (tx) => {
    const { tenantId, recipient } = due
    const since = new Date(now.getTime() - STORM_MINUTES * MINUTE_MS)
    const sent = await selectSent(tenantId, tx, recipient, since)
    const { schedule, modeOf } = await wishesOf(due, tx)
    const sorted: Sorted = { lines: [], waits: [] }
    for (const line of await currentLines(due, tx)) {
      const mode = modeOf(line.kind)
      if (mode === 'off') continue
      const ofKind = sent.filter(({ kind }) => kind === line.kind).map(({ at }) => at)
      const until = waitsUntil({ ...line, mode }, schedule, ofKind, now)
      if (until) sorted.waits.push({ id: line.id, until })
      else sorted.lines.push(line)
    }
    return sorted
  })

/** Of a pilot without an account: at once and at any time. */
async function wishesOf(
  { tenantId, userId }: DueMail,
  tx: Tx,
): Promise<{ schedule: Schedule; modeOf: (kind: Kind) => MailMode }> {
  if (userId === null) {
    const schedule = { quiet: null, timeZone: 'UTC', digestAt: '08:00', criticalPasses: false }
    return { schedule, modeOf: () => 'now' }
  }
  const { quiet, timeZone, digestAt, criticalPasses } = await selectSettings(tenantId, tx, userId)
  const choices = await selectChoices(tenantId, tx, userId)
  const schedule = { quiet, timeZone: timeZone ?? 'UTC', digestAt, criticalPasses }
  return { schedule, modeOf: (kind) => choices[kind].mail }
}

/** The lines of which the recipient may still hear. */
async function currentLines({ tenantId, userId, lines }: DueMail, tx: Tx): Promise<DueLine[]> {
  const current = await selectCurrent(tenantId, tx, idsOf(lines))
  const held = userId === null ? undefined : (await selectRecipients(tenantId, tx, [userId])).get(userId)?.permissions
  if (userId !== null && held === undefined) return []
  return lines.filter(
    ({ id, permissions }) => current.has(id) && permissions.every((permission) => held?.has(permission) ?? true),
  )
}

/** @throws Error when the mail server takes too long */
export async function sendInTime(sendMail: SendMail, mail: Mail): Promise<void> {
  const done = new AbortController()
  const tooLate = sleep(SEND_TIMEOUT_MS, undefined, { ref: false, signal: done.signal }).then(() => {
    throw new Error('The mail server did not accept the mail in time')
  })
  tooLate.catch(() => undefined)
  try {
    await Promise.race([sendMail(mail), tooLate])
  } finally {
    done.abort()
  }
}
