import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { createOnce } from './createOnce'
import { makeDataDir } from './dataDir'

/** ID of a DATA_DIR, created with the first call: processes with the same place have the same local files. */
export function placeOf(dataDir: string): string {
  makeDataDir(dataDir)
  return createOnce(path.join(dataDir, 'place'), randomUUID())
}
