// Wakes the publishers of this process when a transaction has committed rows to the outbox.
import { EventEmitter } from 'node:events'

export const outboxSignal = new EventEmitter<{ committed: [tenantId: string] }>()
