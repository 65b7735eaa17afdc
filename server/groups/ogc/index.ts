import type { Group } from '../group'
import { ogcHandlers } from './handlers'

export const group = { handlers: ogcHandlers } satisfies Group
