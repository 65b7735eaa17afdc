import type { Group } from '../group'
import { thermalHandlers } from './handlers'

export const group = { handlers: thermalHandlers } satisfies Group
