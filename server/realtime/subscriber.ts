// One browser's connection.
import type { Socket } from 'socket.io'
import type { Principal } from '../identity/session'
import type { StoredEvent } from './sql'

interface SubscriberState {
  principal: Principal & { tenantId: string }
  /** The last event sent; undefined until the replay is done. */
  seq?: number
  /** Live events that arrived during the replay. */
  waiting: StoredEvent[]
}

type NoClientEvents = Record<string, never>
type ServerFrames = Record<string, (payload: object) => void>

export type Subscriber = Socket<NoClientEvents, ServerFrames, NoClientEvents, SubscriberState>
