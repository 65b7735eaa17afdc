import { chmodSync, mkdirSync } from 'node:fs'
import { StartUpError } from './startUpError'

/**
 * Creates DATA_DIR if it is missing; an existing one keeps its mode. When running as root, other users may traverse it
 * (not list it), because the bundled PostgreSQL runs as a system user below it.
 * @throws StartUpError when it cannot be created
 */
export function makeDataDir(dataDir: string): void {
  try {
    const created = mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    if (created && process.getuid?.() === 0) chmodSync(dataDir, 0o711)
  } catch (error) {
    throw new StartUpError(`Cannot create the data directory ${dataDir} (${(error as NodeJS.ErrnoException).code}).`)
  }
}
