import type { Group } from '../group'
import { apiTokenHandlers } from './handlers'

export const group = { handlers: apiTokenHandlers } satisfies Group
