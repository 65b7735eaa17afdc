import type { Group } from '../group'
import { reportHandlers } from './handlers'

export const group = { handlers: reportHandlers } satisfies Group
