import type { Group } from '../group'
import { locationHandlers } from './handlers'

export const group = { handlers: locationHandlers } satisfies Group
