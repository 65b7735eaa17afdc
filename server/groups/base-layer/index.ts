import type { Group } from '../group'
import { baseLayerHandlers } from './handlers'
import { baseLayerTrash } from './trash'

export const group = {
  handlers: baseLayerHandlers,
  sweeps: [{ every: 'half-minute', run: ({ db }) => baseLayerTrash.purge(db) }],
} satisfies Group
