import type { Group } from '../group'
import { alertHandlers } from './handlers'
import { alertTrash } from './alertTrash'

export const group = {
  handlers: alertHandlers,
  sweeps: [{ every: 'half-minute', run: ({ db }) => alertTrash.purge(db) }],
} satisfies Group
