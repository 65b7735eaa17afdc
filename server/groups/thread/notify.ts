// Mails to mentioned people who have no socket. The text of the comment stays in Aerie, where permissions are checked.
import { logFailure } from '../../core/errors'
import { chooseLanguage, languagesOf } from '../../core/languages'
import { render } from '../../core/messages'
import { pageAddress } from '../../http/pagePaths'
import type { Services } from '../services'
import { mentionMailText } from './messages'
import { selectLanguages, type MentionedPerson } from './mentionSql'

type MailServices = Pick<Services, 'db' | 'config' | 'sendMail' | 'log'>

export interface Notice {
  people: readonly MentionedPerson[]
  by: string
  mission: string
  /** Path of the page. */
  link: string
}

/** The reply to the author does not wait for it. */
export function mailMentions(services: MailServices, tenantId: string, notice: Notice): void {
  const people = notice.people.filter(({ hasSocket }) => !hasSocket)
  if (people.length === 0) return
  sendMails(services, tenantId, { ...notice, people }).catch(logFailure(services.log, 'mails of mentions'))
}

async function sendMails(
  { db, config, sendMail }: MailServices,
  tenantId: string,
  { people, by, mission, link: path }: Notice,
): Promise<void> {
  const link = pageAddress(config, path)
  const chosen = await selectLanguages(
    tenantId,
    db,
    people.map(({ id }) => id),
  )
  const mails = people.map(({ id, name, email }) => {
    const language = chooseLanguage(languagesOf(config), chosen.get(id) ?? undefined, undefined)
    return sendMail({
      to: email,
      subject: render(mentionMailText('subject', { by, mission }), language),
      text: render(mentionMailText('body', { name, by, mission, link }), language),
    })
  })
  const failed = (await Promise.allSettled(mails)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
