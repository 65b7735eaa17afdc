import type { Group } from '../group'
import { baseMapHandlers } from './handlers'

export const group = { handlers: baseMapHandlers } satisfies Group
