import type { Group } from '../group'
import { visitHandlers } from './handlers'

export const group = { handlers: visitHandlers } satisfies Group
