import type { Group } from '../group'
import { landLeft } from './camera'
import { phoneHandlers } from './handlers'
import { removeEnded } from './service'

export const group = {
  handlers: phoneHandlers,
  sweeps: [
    { every: 'half-minute', run: ({ db }) => landLeft(db) },
    { every: 'hour', run: ({ db }) => removeEnded(db) },
  ],
} satisfies Group
