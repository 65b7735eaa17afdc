import type { Group } from '../group'
import { locationHandlers } from './handlers'
import { locationTrash } from './trash'

export const group = {
  handlers: locationHandlers,
  sweeps: [{ every: 'hour', run: ({ db }) => locationTrash.purge(db) }],
} satisfies Group
