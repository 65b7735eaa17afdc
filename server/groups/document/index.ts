import { missionFileTrash } from '../../mission-files/trash'
import type { Group } from '../group'
import { documentHandlers } from './handlers'
import { documentTextJob } from './textJob'

export const group = {
  handlers: documentHandlers,
  jobs: [documentTextJob],
  sweeps: [{ every: 'half-minute', run: ({ db }) => missionFileTrash.purge(db) }],
} satisfies Group
