import { missionFileTrash } from '../../records/mission-files/trash'
import type { Group } from '../group'
import { documentHandlers } from './handlers'
import { sendExpiryReminders } from './reminder'
import { documentTextJob } from './textJob'

export const group = {
  handlers: documentHandlers,
  jobs: [documentTextJob],
  sweeps: [
    { every: 'half-minute', run: ({ db }) => missionFileTrash.purge(db) },
    // Every hour, so that a mail that failed is tried again the same day.
    { every: 'hour', run: sendExpiryReminders },
  ],
} satisfies Group
