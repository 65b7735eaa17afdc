// Mails to mentioned people. The text of the comment stays in Aerie, where permissions are checked.
import type { Tx } from '../../platform/db/tenancy'
import { queueMails } from '../notification/public'
import { mentionMailText } from './messages'
import type { MentionedPerson } from './mentionSql'
import { seeing, threadLink, type Subject } from './subject'

interface Mentioned {
  commentId: string
  momentMs: number | null
  people: readonly MentionedPerson[]
  subject: Subject
  by: { userId: string; name: string }
}

/** Nobody is told of mentioning themselves. */
export async function mailMentions(
  tenantId: string,
  tx: Tx,
  { commentId, momentMs, people, subject, by }: Mentioned,
): Promise<void> {
  const { mission } = subject
  const link = threadLink(subject, momentMs)
  const others = people.filter(({ id }) => id !== by.userId)
  const lines = others.map(({ id, name }) => ({
    to: { userId: id },
    kind: 'mention' as const,
    recordId: commentId,
    permissions: ['thread_list', seeing(subject.entity)],
    subject: mentionMailText('subject', { by: by.name, mission }),
    body: mentionMailText('body', { name, by: by.name, mission, link }),
    path: link,
  }))
  await queueMails(tenantId, tx, lines)
}
