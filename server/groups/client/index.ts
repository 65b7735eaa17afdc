import type { Group } from '../group'
import { clientHandlers } from './handlers'
import { clientTrash } from './trash'

export const group = {
  handlers: clientHandlers,
  sweeps: [{ every: 'half-minute', run: ({ db }) => clientTrash.purge(db) }],
} satisfies Group
