import type { Group } from '../group'
import type { Services } from '../services'
import { flightHandlers } from './handlers'
import { flightLogHandlers } from './logHandlers'
import { flightTrash } from './trash'

export const group = {
  handlers: (services: Services) => ({ ...flightHandlers(services), ...flightLogHandlers(services) }),
  sweeps: [{ every: 'half-minute', run: ({ db }) => flightTrash.purge(db) }],
} satisfies Group
