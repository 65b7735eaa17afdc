import type { Group } from '../group'
import { telemetryHandlers } from './handlers'
import { telemetryImport } from './importJob'

export const group = {
  handlers: telemetryHandlers,
  jobs: [telemetryImport],
} satisfies Group
