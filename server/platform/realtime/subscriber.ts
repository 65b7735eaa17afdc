// One browser's connection.
import type { Socket } from 'socket.io'
import type { StoredEvent } from './sql'

interface SubscriberState {
  sessionId: string
  userId: string
  tenantId: string
  /** Shared by the sockets of a session. */
  permissions: ReadonlySet<string>
  /** The last event sent; undefined until the replay is done. */
  seq?: number
  /** Live events that arrived during the replay. */
  waiting: StoredEvent[]
}

type NoClientEvents = Record<string, never>
type ServerFrames = Record<string, (payload: object) => void>

export type Subscriber = Socket<NoClientEvents, ServerFrames, NoClientEvents, SubscriberState>
