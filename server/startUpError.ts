/**
 * Something the operator can put right: a wrong setting, a taken port, a data directory in use. `main.ts` prints the
 * message as one line and leaves with code 1; any other error is a fault of ours and keeps its stack.
 */
export class StartUpError extends Error {
  override name = 'StartUpError'
}
