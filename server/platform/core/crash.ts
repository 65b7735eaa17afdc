// Errors that nothing handles: a bug, after which the state of the process is unknown. The process fails its health checks and
// ends; scripts/start.mjs, or the supervisor of the installation, starts it again.

/** Exit code after such an error (EX_SOFTWARE of sysexits.h). scripts/restarts.mjs starts the server again after it. */
export const CRASHED = 70

let crashed = false

export const hasCrashed = (): boolean => crashed

/**
 * Resolves at the first error that nothing handles. Without this, Node.js ends the process at once, also the requests under way.
 * @param report receives every such error, also those while the process ends
 */
export function firstCrash(report: (error: unknown) => void): Promise<void> {
  return new Promise((resolve) => {
    // Rejected promises without a handler arrive here as well.
    process.on('uncaughtException', (error) => {
      crashed = true
      report(error)
      resolve()
    })
  })
}
