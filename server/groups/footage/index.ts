import type { Group } from '../group'
import { startFootageBuilder } from './footageBuilder'
import { footageHandlers } from './handlers'

export const group = { handlers: footageHandlers, background: startFootageBuilder } satisfies Group
