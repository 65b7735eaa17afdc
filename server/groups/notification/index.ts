import { asPlatform } from '../../db/tenancy'
import type { Group } from '../group'
import { startEventMails } from './eventMails'
import { notificationHandlers } from './handlers'
import { startNotificationMails } from './mailer'
import { deleteEndedLines } from './queueSql'

export const group = {
  handlers: notificationHandlers,
  sweeps: [{ every: 'hour', run: ({ db }) => asPlatform(db, deleteEndedLines) }],
  background: (services) => {
    const parts = [startEventMails(services), startNotificationMails(services)]
    return { stop: async () => void (await Promise.all(parts.map((part) => part.stop()))) }
  },
} satisfies Group
