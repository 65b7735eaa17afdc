import type { Group } from '../group'
import { streamHandlers } from './handlers'

export const group = {
  handlers: streamHandlers,
} satisfies Group
