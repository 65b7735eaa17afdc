import type { Group } from '../group'
import { locationHandlers } from './handlers'
import { locationTrash } from './trash'

export const group = {
  handlers: locationHandlers,
  sweeps: [{ every: 'half-minute', run: ({ db }) => locationTrash.purge(db) }],
} satisfies Group
