import type { Group } from '../group'
import { coverageHandlers } from './handlers'

export const group = { handlers: coverageHandlers } satisfies Group
