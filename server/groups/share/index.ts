import { asPlatform } from '../../platform/db/tenancy'
import type { Group } from '../group'
import { shareHandlers } from './handlers'
import { deleteOldShares } from './sql'

export const group = {
  handlers: shareHandlers,
  sweeps: [{ every: 'hour', run: ({ db }) => asPlatform(db, deleteOldShares) }],
} satisfies Group
