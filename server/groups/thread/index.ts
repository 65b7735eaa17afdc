import { asPlatform } from '../../platform/db/tenancy'
import type { Group } from '../group'
import { threadHandlers } from './handlers'
import { deleteOldComments } from './sql'

export const group = {
  handlers: threadHandlers,
  sweeps: [{ every: 'hour', run: ({ db }) => asPlatform(db, deleteOldComments) }],
} satisfies Group
