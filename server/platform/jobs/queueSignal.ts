// Tells the workers of this process that a job waits, so that it need not wait for their next look at the queue.
import { EventEmitter } from 'node:events'

export const queueSignal = new EventEmitter<{ waiting: [] }>()
// Tests run several servers in one process.
queueSignal.setMaxListeners(0)
