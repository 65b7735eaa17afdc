import type { Group } from '../group'
import { mailHandlers } from './handlers'

export const group = { handlers: mailHandlers } satisfies Group
