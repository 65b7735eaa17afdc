// The private members of Node that are used, all of them. nodeInternals.test.ts fails when an update changes one.
import type { Server } from 'node:net'

/**
 * A server whose sockets were handed to another process waits in `close` for that process to report them as closed, and does not
 * notice that the process has ended. Call it when it has.
 */
export function forgetHandedOverSockets(server: Server): void {
  const internals = server as Server & { _usingWorkers?: boolean }
  internals._usingWorkers = false
}
