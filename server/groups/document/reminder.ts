// Mails the tenant roots about documents that expire soon or have expired: one mail a day, each document once per stage.
import { logFailure } from '../../platform/core/errors'
import { chooseLanguage, languagesOf } from '../../platform/core/languages'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import type { Services } from '../services'
import { selectRoots } from '../user/public'
import { releaseReminders, selectTenantsToRemind, takeDueReminders, type DueReminder } from './expirySql'
import { expiryMail } from './expiryMail'

/** Sends the reminders that are due. Reminders that reached no recipient are due again. */
export async function sendExpiryReminders(services: Services): Promise<void> {
  const { db } = services
  const tenants = await asPlatform(db, selectTenantsToRemind)
  for (const { id, name } of tenants) {
    // The record comes first: another process that looks at the same time finds nothing to send.
    const due = await inTenant(db, id, (tx) => takeDueReminders(id, tx))
    if (due.length === 0 || (await remind(services, id, name, due))) continue
    await inTenant(db, id, (tx) => releaseReminders(id, tx, due))
  }
}

/** @returns whether the mail reached at least one recipient, who would get it again in a second attempt */
async function remind(
  { db, config, sendMail, log }: Services,
  tenantId: string,
  tenantName: string,
  due: readonly DueReminder[],
): Promise<boolean> {
  const roots = await asPlatform(db, (tx) => selectRoots(tenantId, tx))
  const outcomes = roots.map((to) => {
    const language = chooseLanguage(languagesOf(config), to.language, undefined)
    return sendMail(expiryMail(to, tenantName, due, config, language)).then(
      () => true,
      (error: unknown) => {
        logFailure(log, 'mail about documents that expire')(error)
        return false
      },
    )
  })
  return (await Promise.all(outcomes)).includes(true)
}
