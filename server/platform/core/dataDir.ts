import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { StartUpError } from './startUpError'

/**
 * Creates DATA_DIR if it is missing; an existing one keeps its mode. When running as root, other users may traverse it
 * (not list it), because the bundled PostgreSQL runs as a system user below it.
 * @throws StartUpError when it cannot be created
 */
export function makeDataDir(dataDir: string): void {
  try {
    const created = makeDirectory(dataDir)
    if (created && process.getuid?.() === 0) chmodSync(dataDir, 0o711)
  } catch (error) {
    throw new StartUpError(`Cannot create the data directory ${dataDir} (${(error as NodeJS.ErrnoException).code}).`)
  }
}

/**
 * Creates `directory` and its missing parents. Not by the recursive mode of Node, which never returns where the system
 * reports a missing directory despite an existing parent, as in /proc.
 * @returns false if it exists already
 */
function makeDirectory(directory: string): boolean {
  const parent = path.dirname(directory)
  if (parent !== directory && !existsSync(parent)) makeDirectory(parent)
  try {
    mkdirSync(directory, { mode: 0o700 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' && statSync(directory).isDirectory()) return false
    throw error
  }
}
