import { catalogue } from '../../shared/messages'

export const domainText = catalogue('singleSignOnDomains', {
  title: 'Proof of domains',
  help: 'Only domains that you have proven count for sign-ins. Use a DNS record or a mail to the administrators of the domain.',
  none: 'Enter the e-mail domains of your people and save. Then prove here that they are yours.',
  proven: 'Proven',
  notProven: 'Not proven',
  done: '{domain} is proven',
  // DNS record
  recordName: 'Name of the TXT record',
  recordValue: 'Value of the TXT record',
  check: 'Check now',
  checkOf: 'Check now: {domain}',
  // Mail
  mailboxOf: 'Mailbox of {domain}',
  send: 'Send a mail',
  sendOf: 'Send a mail to the mailbox of {domain}',
  sent: 'We sent a code to {to}. It is valid for an hour.',
  code: 'Code from the mail',
  codeOf: 'Code from the mail to {to}',
  confirm: 'Confirm',
  confirmOf: 'Confirm the code of {domain}',
})
