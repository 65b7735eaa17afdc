/**
 * A problem the operator can fix: an invalid setting, a port or data directory in use. `main.ts` prints the message on one
 * line and exits with code 1. Any other error is a bug and keeps its stack.
 */
export class StartUpError extends Error {
  override name = 'StartUpError'
}
