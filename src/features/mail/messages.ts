import { catalogue } from '../../shared/messages'

export const mailText = catalogue('mail', {
  title: 'Mail',
  detail: 'This installation has no mail server, so what it would send is kept here.',
  detailSmtp: 'Mail is sent through the mail server. Only older mail is kept here.',
  search: 'Search address or subject',
  clearSearch: 'Clear the search',

  columnAt: 'When',
  columnTo: 'To',
  columnSubject: 'Subject',
  noSubject: 'No subject',

  noneTitle: 'No mail yet',
  noneHelp: 'Invitations, sign-up codes and codes for a forgotten password appear here.',
  noneHelpSmtp: 'Mail leaves through the mail server and is not kept.',
  noMatchTitle: 'No mail matches',
  noMatchHelp: 'No address and no subject holds the text you search for.',

  from: 'From',
  to: 'To',
  at: 'When',
  text: 'Text of the mail',
  noted: 'Links and codes in a mail let somebody in. That you have read it is in the audit log.',
  toList: 'All mail',
  goneTitle: 'This mail is not there',
})
