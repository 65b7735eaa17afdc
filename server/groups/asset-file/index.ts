import type { Group } from '../group'
import { assetFileHandlers } from './handlers'
import { assetFileTrash } from './trash'

export const group = {
  handlers: assetFileHandlers,
  sweeps: [{ every: 'half-minute', run: ({ db }) => assetFileTrash.purge(db) }],
} satisfies Group
