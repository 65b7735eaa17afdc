import { asPlatform } from '../../platform/db/tenancy'
import type { Group } from '../group'
import { featureHandlers } from './handlers'
import { deleteOldChanges } from './sql'

export const group = {
  handlers: featureHandlers,
  sweeps: [{ every: 'hour', run: ({ db }) => asPlatform(db, deleteOldChanges) }],
} satisfies Group
