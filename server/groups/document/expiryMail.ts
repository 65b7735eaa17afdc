import type { Config } from '../../platform/core/config'
import { dayOf } from '../../platform/core/days'
import { render } from '../../platform/core/messages'
import { pageAddress, pagePaths } from '../../platform/http/pagePaths'
import type { Mail } from '../../platform/mail/mailer'
import type { DueReminder } from './expirySql'
import { expiryText } from './messages'

/** Documents that one mail lists. */
const MOST_LISTED = 50

/** Lists documents that expire soon or have expired. */
export function expiryMail(
  to: { name: string; email: string },
  tenant: string,
  due: readonly DueReminder[],
  config: Config,
  language: string,
): Mail {
  const entries = due.slice(0, MOST_LISTED).map(({ stage, name, missionName, expiresOn, missionId, documentId }) => {
    const values = { document: name, mission: missionName, date: dayOf(expiresOn, language) }
    const link = pageAddress(config, pagePaths.document(missionId, documentId))
    return `${render(expiryText(stage, values), language)}\n${link}`
  })
  const left = due.length - entries.length
  if (left > 0) entries.push(render(expiryText('more', { count: left }), language))
  return {
    to: to.email,
    subject: render(expiryText('subject', { tenant, count: due.length }), language),
    text: render(expiryText('body', { name: to.name, documents: entries.join('\n\n') }), language),
  }
}
