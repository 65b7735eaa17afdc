// Work folders in DATA_DIR, one per process, so that leftovers of a crash can be removed.
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'

/** Longer than any run can take. */
const FOREIGN_FOLDER_MAX_AGE_MS = 48 * 3_600_000

/**
 * Creates this process's empty folder in `folder` and removes those of dead processes. Processes on other machines that
 * share the disk cannot be checked: their folders are removed after two days without changes.
 * @returns its path; another machine may remove the folder after two idle days, so recreate it before use
 */
export async function openExclusiveWorkDir(folder: string): Promise<string> {
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
  const info = await stat(folder).catch(() => undefined)
  return info !== undefined && Date.now() - info.mtimeMs > FOREIGN_FOLDER_MAX_AGE_MS
}

const nameOf = (pid: number): string => `${hostname()}.${pid}`

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
