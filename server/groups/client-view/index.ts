import type { Group } from '../group'
import { clientViewHandlers } from './handlers'

export const group = { handlers: clientViewHandlers } satisfies Group
