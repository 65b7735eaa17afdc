// Wakes the sender of this process when a transaction has queued mails.
import { EventEmitter } from 'node:events'

export const mailSignal = new EventEmitter<{ queued: [] }>()
