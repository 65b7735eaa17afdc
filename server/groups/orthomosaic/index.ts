import type { Group } from '../group'
import { orthomosaicHandlers } from './handlers'
import { transferJob } from './transferJob'
import { startWatcher } from './watcher'

export const group = {
  handlers: orthomosaicHandlers,
  jobs: [transferJob],
  rounds: (services) => [startWatcher(services)],
} satisfies Group
