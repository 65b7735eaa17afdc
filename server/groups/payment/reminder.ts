// Mails reminders before the term of a package ends, each once.
import { logFailure } from '../../platform/core/errors'
import { chooseLanguage, languagesOf } from '../../platform/core/languages'
import { asPlatform } from '../../platform/db/tenancy'
import type { Services } from '../services'
import { billingRecipients } from './billingRecipients'
import { reminderMail } from './mails'
import { releaseReminder, takeDueReminders, type DueReminder } from './reminderSql'

/** Days before the end of a term. */
const DAYS = [14, 7, 1]

/** Sends the reminders that are due. A reminder that reached no recipient is due again. */
export async function sendRenewalReminders(services: Services): Promise<void> {
  const due = await asPlatform(services.db, (tx) => takeDueReminders(tx, DAYS))
  for (const reminder of due) {
    const sent = await remind(services, reminder)
    if (!sent) await asPlatform(services.db, (tx) => releaseReminder(tx, reminder))
  }
}

/** @returns whether the mail reached at least one recipient, who would get it again in a second attempt */
async function remind({ db, config, sendMail, log }: Services, reminder: DueReminder): Promise<boolean> {
  const recipients = await asPlatform(db, (tx) => billingRecipients(tx, reminder))
  const outcomes = recipients.map((to) => {
    const language = chooseLanguage(languagesOf(config), to.language, undefined)
    return sendMail(reminderMail(to, reminder, config, language)).then(
      () => true,
      (error: unknown) => {
        logFailure(log, 'mail of a renewal reminder')(error)
        return false
      },
    )
  })
  return recipients.length === 0 || (await Promise.all(outcomes)).includes(true)
}
