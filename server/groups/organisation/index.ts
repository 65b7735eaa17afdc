import type { Group } from '../group'
import { organisationHandlers } from './handlers'

export const group = { handlers: organisationHandlers } satisfies Group
