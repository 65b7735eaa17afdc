import type { Group } from '../group'
import { userGroupHandlers } from './handlers'

export const group = { handlers: userGroupHandlers } satisfies Group
