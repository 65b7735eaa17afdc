import type { Group } from '../group'
import { retentionHandlers } from './handlers'
import { retentionJob } from './job'
import { checkRetention } from './sweep'

export const group = {
  handlers: retentionHandlers,
  jobs: [retentionJob],
  sweeps: [{ every: 'half-minute', run: checkRetention }],
} satisfies Group
