// How events reach a browser: each once and in order, after the replay of what it missed.
import { inTenant, type Db } from '../db/tenancy'
import type { NoticePayloads } from './events.gen'
import { mayReceiveEvent } from './rights'
import { selectEventsAfter, selectLastSeq, type StoredEvent } from './sql'
import type { Subscriber } from './subscriber'

/** A client that missed more than this is told to read everything again. */
const REPLAY_LIMIT = 500

/** Sends an event unless it was sent before or the session may not receive it; during the replay it waits. */
export function sendEvent(socket: Subscriber, event: StoredEvent): void {
  const { data } = socket
  if (data.seq === undefined) {
    data.waiting.push(event)
  } else if (event.seq > data.seq) {
    data.seq = event.seq
    const { name, seq, at, userId, payload } = event
    if (mayReceiveEvent(socket, event)) socket.emit(name, { seq, at, userId, ...payload })
  }
}

/** Sends a frame that is neither numbered nor replayed. */
export function sendNotice<Name extends keyof NoticePayloads>(
  socket: Subscriber,
  name: Name,
  payload: NoticePayloads[Name],
): void {
  socket.emit(name, payload)
}

/** Sends the events after the number the client names in its handshake (`auth.after`), then READY. */
export async function replay(db: Db, socket: Subscriber): Promise<void> {
  const { tenantId } = socket.data
  const after = (socket.handshake.auth as { after?: unknown }).after
  const { events, last } = await inTenant(db, tenantId, async (tx) => ({
    last: await selectLastSeq(tenantId, tx),
    events: isSeq(after) ? await selectEventsAfter(tenantId, tx, after, REPLAY_LIMIT + 1) : [],
  }))
  // A number above the last one belongs to a database that was since restored or replaced.
  const reset = isSeq(after) && (after > last || events.length > REPLAY_LIMIT)
  socket.data.seq = reset || !isSeq(after) ? last : after
  if (!reset) for (const event of events) sendEvent(socket, event)
  for (const event of socket.data.waiting.splice(0)) sendEvent(socket, event)
  sendNotice(socket, 'READY', { seq: socket.data.seq, reset })
}

const isSeq = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0
