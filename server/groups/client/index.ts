import type { Group } from '../group'
import { clientHandlers } from './handlers'
import { removePeopleOfEnded } from './people'
import { clientTrash } from './trash'

export const group = {
  handlers: clientHandlers,
  sweeps: [{ every: 'half-minute', run: ({ db }) => removePeopleOfEnded(db).then(() => clientTrash.purge(db)) }],
} satisfies Group
