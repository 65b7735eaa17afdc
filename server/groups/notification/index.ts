import { asPlatform } from '../../platform/db/tenancy'
import type { Group } from '../group'
import { startEventMails } from './eventMails'
import { notificationHandlers } from './handlers'
import { startNotificationMails } from './mailer'
import { deleteEndedLines } from './queueSql'

export const group = {
  handlers: notificationHandlers,
  sweeps: [{ every: 'hour', run: ({ db }) => asPlatform(db, deleteEndedLines) }],
  rounds: (services) => [startEventMails(services), startNotificationMails(services)],
} satisfies Group
