import type { Group } from '../group'
import { startErasures } from './eraser'
import { erasureHandlers } from './handlers'

export const group = {
  handlers: erasureHandlers,
  rounds: (services) => [startErasures(services)],
} satisfies Group
