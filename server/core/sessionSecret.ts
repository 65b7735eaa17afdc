import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
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
    const secret = readSecret(file) ?? makeSecret(file)
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

/** Creates the file atomically. When two processes create it, the first one wins. */
function makeSecret(file: string): string {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8').trim()
}
