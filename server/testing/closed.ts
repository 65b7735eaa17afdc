import type { EventEmitter } from 'node:events'

/** Resolves when a socket closes, also when its other side resets the connection. `once` of node:events rejects then. */
export function closed(socket: EventEmitter): Promise<void> {
  socket.on('error', () => undefined)
  return new Promise((resolve) => socket.once('close', () => resolve()))
}
