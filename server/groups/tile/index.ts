import type { Group } from '../group'
import { tileHandlers } from './handlers'

export const group = { handlers: tileHandlers } satisfies Group
