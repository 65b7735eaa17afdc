// One check at a time on a machine: two at once take as long, and each looks slow.
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** The lock: the system gives a port to one process, and takes it back however the process ends. */
const PORT = 47_811
const PAUSE_MS = 500

/**
 * Waits until no other check runs, and keeps others waiting until this process ends.
 * @param {number} [port]
 */
export async function takeMachine(port = PORT) {
  let isAnnounced = false
  while (!(await listen(port))) {
    if (!isAnnounced) process.stdout.write(`Waiting for another check (port ${port})\n`)
    isAnnounced = true
    await sleep(PAUSE_MS)
  }
}

/** @returns {Promise<boolean>} whether this process has the port now */
async function listen(port) {
  const server = createServer((socket) => socket.destroy())
  server.listen({ port, host: '127.0.0.1', exclusive: true })
  try {
    await once(server, 'listening')
  } catch (error) {
    if (error.code === 'EADDRINUSE') return false
    throw error
  }
  server.unref()
  return true
}
