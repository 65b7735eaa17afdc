// The outbox: only read.
import { mailGenerated } from './generated/mail.gen'

export const mailApi = mailGenerated.enhanceEndpoints({
  endpoints: {
    listMails: { extraOptions: { quiet: true } },
    getMail: { extraOptions: { quiet: true } },
  },
})

export const { useListMailsQuery, useGetMailQuery } = mailApi

export type { Mail, MailHead } from './generated/mail.gen'
