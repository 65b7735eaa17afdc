import type { Group } from '../group'
import type { Services } from '../services'
import { missionHandlers } from './handlers'
import { missionLocationHandlers } from './locationHandlers'
import { missionTrash } from './trash'
import { missionTypeHandlers } from './typeHandlers'

export const group = {
  handlers: (services: Services) => ({
    ...missionHandlers(services),
    ...missionLocationHandlers(services),
    ...missionTypeHandlers(services),
  }),
  sweeps: [{ every: 'half-minute', run: ({ db }) => missionTrash.purge(db) }],
} satisfies Group
