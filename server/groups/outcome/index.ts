import type { Group } from '../group'
import { outcomeHandlers } from './handlers'

export const group = { handlers: outcomeHandlers } satisfies Group
