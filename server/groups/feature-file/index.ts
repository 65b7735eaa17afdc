import type { Group } from '../group'
import { featureFileHandlers } from './handlers'

export const group = {
  handlers: featureFileHandlers,
} satisfies Group
