// What other groups may use of the group notification.
export { queueMails } from './service'
