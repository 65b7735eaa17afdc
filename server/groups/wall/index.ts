import type { Group } from '../group'
import { wallHandlers } from './handlers'

export const group = {
  handlers: wallHandlers,
} satisfies Group
