import { actorOf } from '../../audit/actor'
import { recordAudit } from '../../audit/sql'
import type { Handlers } from '../../http/contract'
import { notFound } from '../../core/errors'
import { listOutbox, readOutbox } from '../../mail/outbox'
import { pageOf } from '../../core/paging'
import type { Services } from '../services'
import { asPlatform } from '../../db/tenancy'
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
