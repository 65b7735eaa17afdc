// The caller's own settings of notifications.
import type { components } from '../../platform/contract/contract.gen'
import { AppError, conflict, fieldError, logFailure } from '../../platform/core/errors'
import { chooseLanguage, languagesOf } from '../../platform/core/languages'
import { asPlatform, inTenant, onCommit, type Db, type Tx } from '../../platform/db/tenancy'
import type { Principal } from '../../platform/identity/session'
import { isTimeZone } from '../../media/telemetry/zone'
import type { Services } from '../services'
import { testMail } from './compose'
import { KINDS, type Kind } from './kinds'
import { sendInTime } from './mailer'
import { mailSignal } from './mailSignal'
import { notificationText } from './messages'
import { selectWaiting, wakeLines } from './queueSql'
import { selectAccount } from './recipientSql'
import { selectChoices, selectSettings, takeTest, updateSettings, upsertChoice } from './settingsSql'

type Schemas = components['schemas']
type User = Pick<Principal, 'userId' | 'permissions'>

/** Who hears of a kind. */
const PERMISSIONS: Record<Kind, string> = {
  mention: 'thread_list',
  alert_assigned: 'alert_list',
  pilot_assigned: 'flight_list',
  access_asked: 'user_update',
  retention: 'tenant_update_self',
  alert: 'alert_list',
  mission: 'mission_list',
}

export const getSettings = (db: Db, tenantId: string, user: Principal): Promise<Schemas['NotificationSettings']> =>
  inTenant(db, tenantId, (tx) => readSettings(tenantId, tx, user))

async function readSettings(tenantId: string, tx: Tx, user: Principal): Promise<Schemas['NotificationSettings']> {
  const choices = await selectChoices(tenantId, tx, user.userId)
  const { count, until } = await selectWaiting(tenantId, tx, user.userId)
  const kinds = KINDS.filter((kind) => concerns(kind, user)).map((kind) => {
    const { leastSeverity, ...choice } = choices[kind]
    return [kind, kind === 'alert' ? { ...choice, leastSeverity } : choice]
  })
  return {
    ...(await selectSettings(tenantId, tx, user.userId)),
    kinds: Object.fromEntries(kinds) as Schemas['NotificationKinds'],
    waiting: count,
    waitingUntil: until?.toISOString() ?? null,
  }
}

/** Only tenant roots are asked for access and warned of deletions. */
const FOR_ROOTS: readonly Kind[] = ['access_asked', 'retention']

const concerns = (kind: Kind, { userType, permissions }: Principal): boolean =>
  permissions.has(PERMISSIONS[kind]) && (!FOR_ROOTS.includes(kind) || userType === 'tenant-root')

/** @throws AppError 400 for a zone that does not exist or quiet hours without an end, 409 when `version` is stale */
export async function editSettings(
  db: Db,
  tenantId: string,
  { version, kinds = {}, ...edit }: Schemas['NotificationSettingsEdit'],
  user: Principal,
): Promise<Schemas['NotificationSettings']> {
  if (edit.timeZone !== undefined && !isTimeZone(edit.timeZone)) {
    throw fieldError('timeZone', notificationText('unknownZone'))
  }
  if (edit.quiet && edit.quiet.from === edit.quiet.until) throw fieldError('quiet', notificationText('quietAllDay'))
  return inTenant(db, tenantId, async (tx) => {
    const before = await selectSettings(tenantId, tx, user.userId)
    const isStored =
      before.version === version && (await updateSettings(tenantId, tx, user.userId, { ...before, ...edit }))
    if (!isStored) throw conflict(notificationText('settingsChangedElsewhere'))
    const choices = await selectChoices(tenantId, tx, user.userId)
    for (const kind of KINDS) {
      const choice = kinds[kind]
      if (choice) await upsertChoice(tenantId, tx, user.userId, kind, { ...choices[kind], ...choice })
    }
    await wakeLines(tenantId, tx, user.userId)
    onCommit(tx, () => mailSignal.emit('queued'))
    return readSettings(tenantId, tx, user)
  })
}

/** Sends at once, so that the user sees whether it worked. @throws AppError 429 within a minute, 502 when it failed */
export async function sendTestMail(
  { db, config, sendMail, log }: Pick<Services, 'db' | 'config' | 'sendMail' | 'log'>,
  tenantId: string,
  { userId }: User,
): Promise<string> {
  const account = await asPlatform(db, (tx) => selectAccount(tenantId, tx, userId))
  if (!account) throw conflict(notificationText('testFailed'))
  if (!(await inTenant(db, tenantId, (tx) => takeTest(tenantId, tx, userId)))) {
    throw new AppError(429, notificationText('testedLately'))
  }
  const { name, email } = account
  const language = chooseLanguage(languagesOf(config), account.language, undefined)
  await sendInTime(sendMail, testMail({ name, email, language }, config)).catch((error: unknown) => {
    logFailure(log, 'test mail')(error)
    throw new AppError(502, notificationText('testFailed'))
  })
  return email
}
