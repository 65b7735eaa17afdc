import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/sql'
import type { Handlers } from '../../platform/http/contract'
import { notFound } from '../../platform/core/errors'
import { listOutbox, readOutbox } from '../../platform/mail/outbox'
import { pageOf } from '../../platform/core/paging'
import type { Services } from '../services'
import { asPlatform } from '../../platform/db/tenancy'
import { mailText } from './messages'

export function mailHandlers({ db, config }: Services): Handlers<'listMails' | 'getMail'> {
  return {
    async listMails({ query }) {
      const page = pageOf(query)
      const { items, total } = await listOutbox(config, query.search, page)
      const mails = items.map(({ id, at, to, subject }) => ({ _id: id, at: at.toISOString(), to, subject }))
      return { data: { items: mails, total, ...page, sentBySmtp: config.SMTP_URL !== undefined } }
    },

    async getMail(context) {
      const mail = await readOutbox(config, context.params.mailId)
      if (!mail) throw notFound(mailText('notFound'))
      const { id, at, from, to, subject, text } = mail
      // Audited because the mail may contain a sign-in link.
      await asPlatform(db, (tx) => recordAudit(null, tx, { ...actorOf(context), action: 'mail.read', target: to }))
      return { data: { _id: id, at: at.toISOString(), from, to, subject, text } }
    },
  }
}
