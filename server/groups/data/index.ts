import type { Group } from '../group'
import { dataHandlers } from './handlers'
import { mergeCounts } from './mergeCounts'

export const group = {
  handlers: dataHandlers,
  sweeps: [{ every: 'half-minute', run: ({ db }) => mergeCounts(db) }],
} satisfies Group
