import type { Group } from '../group'
import { startFootageBuilder } from './footageBuilder'
import { footageHandlers } from './handlers'

export const group = {
  handlers: footageHandlers,
  rounds: (services) => [startFootageBuilder(services)],
} satisfies Group
