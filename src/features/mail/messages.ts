import { catalogue } from '../../shared/messages'

export const mailText = catalogue('mail', {
  title: 'Mail',
  detail: 'This installation has no mail server. Messages are stored here instead of being sent.',
  detailSmtp: 'Mail is sent by the mail server. Only older messages are stored here.',
  search: 'Search address or subject',

  columnAt: 'Time',
  columnTo: 'To',
  columnSubject: 'Subject',
  noSubject: 'No subject',

  noneTitle: 'No mail yet',
  noneHelp: 'Invitations, sign-up codes and password reset codes appear here.',
  noneHelpSmtp: 'Mail is sent by the mail server and not stored here.',
  noMatchTitle: 'No mail matches these filters',

  from: 'From',
  to: 'To',
  at: 'Time',
  text: 'Message text',
  noted: 'This message contains a sign-in link. Opening it was recorded.',
  toList: 'All mail',
  notFoundTitle: 'Message not found',
})
