import type { Group } from '../group'
import { assetHandlers } from './handlers'
import { assetTrash } from './trash'

export const group = {
  handlers: assetHandlers,
  sweeps: [{ every: 'half-minute', run: ({ db }) => assetTrash.purge(db) }],
} satisfies Group
