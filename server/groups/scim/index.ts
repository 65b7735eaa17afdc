import type { Group } from '../group'
import { scimHandlers } from './handlers'

export const group = { handlers: scimHandlers } satisfies Group
