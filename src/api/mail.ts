// Outbox: read only.
import { mailGenerated } from './generated/mail.gen'

export const { useListMailsQuery, useGetMailQuery } = mailGenerated

export type { Mail, MailHead } from './generated/mail.gen'
