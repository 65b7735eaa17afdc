import { certificateProblem } from '../core/certificateProblem'
import { StartUpError } from '../core/startUpError'

/** Why the database cannot be reached at the start, and what to do where that is known. */
export function connectionProblem(error: unknown): StartUpError {
  const certificate = certificateProblem(error)
  if (certificate !== undefined)
    return new StartUpError(
      `Cannot connect to the database: its certificate is not accepted (${certificate}). DATABASE_URL names the file of its CA in ` +
        'sslrootcert, and the host for which the certificate was made.',
    )
  // For names with several addresses the message is empty and only the code is set.
  const { code, message } = error as NodeJS.ErrnoException
  return new StartUpError(`Cannot connect to the database: ${message || code}`)
}
