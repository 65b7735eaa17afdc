import type { Group } from '../group'
import { paymentHandlers } from './handlers'

export const group = { handlers: paymentHandlers } satisfies Group
