import type { Group } from '../group'
import { notificationHandlers } from './handlers'

export const group = { handlers: notificationHandlers } satisfies Group
