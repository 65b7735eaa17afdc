import type { Group } from '../group'
import { scimTokenHandlers } from './handlers'

export const group = { handlers: scimTokenHandlers } satisfies Group
