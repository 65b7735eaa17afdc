import type { Group } from '../group'
import { reportHandlers } from './handlers'
import { reportPlugin } from './plugin'
import { savedHandlers } from './saved/handlers'
import { scheduleHandlers } from './schedules/handlers'
import { startReportSchedules } from './schedules/runs'

export const group = {
  handlers: (services) => ({ ...reportHandlers(services), ...savedHandlers(services), ...scheduleHandlers(services) }),
  plugin: reportPlugin,
  rounds: (services) => [startReportSchedules(services)],
} satisfies Group
