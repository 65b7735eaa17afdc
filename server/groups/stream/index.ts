import { asPlatform } from '../../platform/db/tenancy'
import type { Group } from '../group'
import { streamHandlers } from './handlers'
import { livePlugin } from './plugin'
import { deleteLapsedReceivers } from './receiverSql'
import { endLapsedStreams } from './service'
import { deleteOldTickets } from './viewSql'

export const group = {
  handlers: streamHandlers,
  plugin: livePlugin,
  sweeps: [
    { every: 'half-minute', run: endLapsedStreams },
    { every: 'hour', run: ({ db }) => asPlatform(db, deleteOldTickets) },
    { every: 'hour', run: ({ db }) => asPlatform(db, deleteLapsedReceivers) },
  ],
} satisfies Group
