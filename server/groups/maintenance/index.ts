import type { Group } from '../group'
import type { Services } from '../services'
import { raiseDueAlerts } from './dueAlerts'
import { maintenanceRecordHandlers } from './recordHandlers'
import { maintenanceRuleHandlers } from './ruleHandlers'
import { recordTrash } from './trash'

export const group = {
  handlers: (services: Services) => ({
    ...maintenanceRuleHandlers(services),
    ...maintenanceRecordHandlers(services),
  }),
  sweeps: [
    { every: 'half-minute', run: ({ db }) => recordTrash.purge(db) },
    // Each alert is raised once, so that it does not matter how often the round runs.
    { every: 'hour', run: raiseDueAlerts },
  ],
} satisfies Group
