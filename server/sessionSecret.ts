import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeDataDir } from './dataDir'
import { StartUpError } from './startUpError'

export const SHORTEST_SECRET = 32

/**
 * The secret in DATA_DIR/session-secret, made at the first call, so that sessions outlive a restart.
 * Throws a StartUpError when the file cannot be read or written, or holds too little.
 */
export function keepSessionSecret(dataDir: string): string {
  const file = path.join(dataDir, 'session-secret')
  makeDataDir(dataDir)
  try {
    const secret = readSecret(file) ?? makeSecret(file)
    if (secret.length >= SHORTEST_SECRET) return secret
  } catch (error) {
    throw new StartUpError(`Cannot keep the session secret in ${file} (${(error as NodeJS.ErrnoException).code}).`)
  }
  throw new StartUpError(`${file} is damaged. Remove it for a new one; everybody then logs in again.`)
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Written aside and linked into place: whole or not at all, and of two makers the first one's stands. */
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
