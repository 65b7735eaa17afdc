import type { Group } from '../group'
import { auditHandlers } from './handlers'

export const group = { handlers: auditHandlers } satisfies Group
