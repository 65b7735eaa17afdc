import type { Group } from '../group'
import { pilotHandlers } from './handlers'
import { pilotTrash } from './trash'

export const group = {
  handlers: pilotHandlers,
  sweeps: [{ every: 'half-minute', run: ({ db }) => pilotTrash.purge(db) }],
} satisfies Group
