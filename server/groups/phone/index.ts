import type { Group } from '../group'
import { phoneHandlers } from './handlers'
import { removeEnded } from './service'

export const group = {
  handlers: phoneHandlers,
  sweeps: [{ every: 'hour', run: ({ db }) => removeEnded(db) }],
} satisfies Group
