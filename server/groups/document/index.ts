import { missionFileTrash } from '../../mission-files/trash'
import type { Group } from '../group'
import { documentHandlers } from './handlers'

export const group = {
  handlers: documentHandlers,
  sweeps: [{ every: 'half-minute', run: ({ db }) => missionFileTrash.purge(db) }],
} satisfies Group
