import type { Group } from '../group'
import { layerGroupHandlers } from './handlers'
import { layerGroupTrash } from './trash'

export const group = {
  handlers: layerGroupHandlers,
  sweeps: [{ every: 'hour', run: ({ db }) => layerGroupTrash.purge(db) }],
} satisfies Group
