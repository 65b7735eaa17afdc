import type { Group } from '../group'
import { freezeJob } from './freezeJob'
import { evidenceHandlers } from './handlers'
import { evidenceTrash } from './trash'

export const group = {
  handlers: evidenceHandlers,
  jobs: [freezeJob],
  sweeps: [{ every: 'half-minute', run: ({ db }) => evidenceTrash.purge(db) }],
} satisfies Group
