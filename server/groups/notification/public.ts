// What other groups may use of the group notification.
export { queueMails } from './service'
export { sendInTime } from './mailer'
export { selectAccount, selectRecipients, type Recipient } from './recipientSql'
