import type { Group } from '../group'
import { startAlertChecks } from './checks'
import { alertRuleHandlers } from './handlers'
import { checkLicences } from './licences'

export const group = {
  handlers: alertRuleHandlers,
  sweeps: [{ every: 'hour', run: checkLicences }],
  rounds: (services) => [startAlertChecks(services)],
} satisfies Group
