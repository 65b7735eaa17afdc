import type { Group } from '../group'
import { groundJob, startGroundRounds } from './groundJob'
import { photoHandlers } from './handlers'
import { judgeEarlierPhotos, photoImport } from './importJob'

export const group = {
  handlers: photoHandlers,
  jobs: [photoImport, groundJob],
  sweeps: [{ every: 'hour', run: judgeEarlierPhotos }],
  rounds: (services) => [startGroundRounds(services)],
} satisfies Group
