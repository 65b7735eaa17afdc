import type { Group } from '../group'
import { packageHandlers } from './handlers'

export const group = { handlers: packageHandlers } satisfies Group
