// Connection problems. The specification gives the wording.
import { catalogue } from '../shared/messages'

export const realtimeText = catalogue('realtime', {
  timeout: 'timeout',
  parseError: 'parse error',
  timedOut: 'operation has timed out',
  disconnected: 'socket has been disconnected',
  forbidden: 'Forbidden!',
})
