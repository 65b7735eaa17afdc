import type { Group } from '../group'
import { sellerHandlers } from './handlers'

export const group = { handlers: sellerHandlers } satisfies Group
