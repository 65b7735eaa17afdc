import type { Group } from '../group'
import { stacHandlers } from './handlers'

export const group = { handlers: stacHandlers } satisfies Group
