// The thread of hashFollower.ts. Plain JavaScript, because a worker starts without the loader that reads TypeScript.
import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'

/** More uploads than are under way at once; the state of one that is dropped is read again from its beginning. */
const MOST = 200
const buffer = Buffer.allocUnsafe(1024 * 1024)
/** @type {Map<string, { hash: import('node:crypto').Hash, at: number }>} */
const states = new Map()

/** @param {{ key: string, file: string, size: number, last: boolean }} message */
function advance({ key, file, size, last }) {
  const state = states.get(key) ?? { hash: createHash('sha256'), at: 0 }
  states.delete(key)
  if (!last) states.set(key, state)
  if (states.size > MOST) states.delete(states.keys().next().value ?? '')

  const descriptor = openSync(file, 'r')
  try {
    while (state.at < size) {
      const read = readSync(descriptor, buffer, 0, Math.min(buffer.length, size - state.at), state.at)
      if (read === 0) throw new Error('The file is shorter than it was')
      state.hash.update(buffer.subarray(0, read))
      state.at += read
    }
  } finally {
    closeSync(descriptor)
  }
  if (last) parentPort?.postMessage({ key, sha256: state.hash.digest('hex') })
}

parentPort?.on('message', (message) => {
  try {
    advance(message)
  } catch (error) {
    // While it arrives a file may also be cancelled; only who asks for the end is told.
    states.delete(message.key)
    if (message.last) parentPort?.postMessage({ key: message.key, error: String(error) })
  }
})
