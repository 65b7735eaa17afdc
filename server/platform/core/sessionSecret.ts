import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createOnce } from './createOnce'
import { makeDataDir } from './dataDir'
import { StartUpError } from './startUpError'

export const MIN_SECRET_LENGTH = 32

/**
 * Reads the secret in DATA_DIR/session-secret, or creates it at the first call, so that sessions survive a restart.
 * @throws StartUpError when the file cannot be read or written, or is too short
 */
export function loadSessionSecret(dataDir: string): string {
  const file = path.join(dataDir, 'session-secret')
  makeDataDir(dataDir)
  try {
    const secret = readSecret(file) ?? createOnce(file, randomBytes(32).toString('base64url'))
    if (secret.length >= MIN_SECRET_LENGTH) return secret
  } catch (error) {
    throw new StartUpError(
      `Cannot read or write the session secret ${file} (${(error as NodeJS.ErrnoException).code}).`,
    )
  }
  throw new StartUpError(`${file} is damaged. Remove it to create a new one; all users must then log in again.`)
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
