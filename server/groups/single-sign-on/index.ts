import type { Group } from '../group'
import { singleSignOnHandlers } from './handlers'

export const group = { handlers: singleSignOnHandlers } satisfies Group
