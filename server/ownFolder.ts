// Folders in DATA_DIR of which each process has its own, for what a crash may leave behind.
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'

/** Longer than anything takes that is worth keeping. */
const OTHERS_KEPT_MS = 48 * 3_600_000

/**
 * Makes this process's folder in `folder`, empty. Removes those of dead processes: of this machine at once, of others,
 * which may share the disk and cannot be asked, after two days in which nothing was begun in them.
 * @returns its path; after days of rest it may have to be made anew
 */
export async function openOwnFolder(folder: string): Promise<string> {
  const own = path.join(folder, nameOf(process.pid))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) {
    const other = path.join(folder, name)
    if (other === own || (await isLeftOver(other))) await rm(other, { recursive: true, force: true })
  }
  await mkdir(own, { recursive: true, mode: 0o700 })
  return own
}

async function isLeftOver(folder: string): Promise<boolean> {
  const pid = Number(path.extname(folder).slice(1))
  if (path.basename(folder) === nameOf(pid)) return !isAlive(pid)
  const found = await stat(folder).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs > OTHERS_KEPT_MS
}

const nameOf = (pid: number): string => `${hostname()}.${pid}`

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
