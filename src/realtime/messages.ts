// The texts of spec section 8 about the socket.
import { catalogue } from '../shared/messages'

export const realtimeText = catalogue('realtime', {
  timeout: 'timeout',
  parseError: 'parse error',
  timedOut: 'operation has timed out',
  disconnected: 'socket has been disconnected',
  forbidden: 'Forbidden!',
})
