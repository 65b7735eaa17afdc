import type { Group } from '../group'
import { jobHandlers } from './handlers'

export const group = { handlers: jobHandlers } satisfies Group
