import { asPlatform } from '../../platform/db/tenancy'
import type { Group } from '../group'
import { supportHandlers } from './handlers'
import { deleteExpiredEmailChanges } from './sql'

export const group = {
  handlers: supportHandlers,
  sweeps: [{ every: 'hour', run: ({ db }) => asPlatform(db, deleteExpiredEmailChanges) }],
} satisfies Group
