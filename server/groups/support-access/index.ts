import type { Group } from '../group'
import { supportAccessHandlers } from './handlers'

export const group = { handlers: supportAccessHandlers } satisfies Group
