import { catalogue } from '../../shared/messages'

export const routeText = catalogue('mailRoutes', {
  mails: 'Mail',
  mail: 'Mail',
  mailsKeywords: 'outbox e-mail messages sent',
})
