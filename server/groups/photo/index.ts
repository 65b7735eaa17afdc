import type { Group } from '../group'
import { groundJob, startGroundRounds } from './groundJob'
import { photoHandlers } from './handlers'
import { photoImport } from './importJob'

export const group = {
  handlers: photoHandlers,
  jobs: [photoImport, groundJob],
  rounds: (services) => [startGroundRounds(services)],
} satisfies Group
