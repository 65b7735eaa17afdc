import type { Group } from '../group'
import { alertWebhookHandlers } from './handlers'

export const group = { handlers: alertWebhookHandlers } satisfies Group
