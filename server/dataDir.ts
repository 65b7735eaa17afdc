import { chmodSync, mkdirSync } from 'node:fs'
import { StartUpError } from './startUpError'

/**
 * Creates DATA_DIR if it is not there; an existing one keeps its mode. Under root other users may pass through it
 * (not list it), because the bundled PostgreSQL runs as a system user below it.
 * Throws a StartUpError when it cannot be made.
 */
export function makeDataDir(dataDir: string): void {
  try {
    const created = mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    if (created && process.getuid?.() === 0) chmodSync(dataDir, 0o711)
  } catch (error) {
    throw new StartUpError(`Cannot create the data directory ${dataDir} (${(error as NodeJS.ErrnoException).code}).`)
  }
}
