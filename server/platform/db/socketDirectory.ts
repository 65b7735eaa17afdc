import { createHash } from 'node:crypto'
import { chown, lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { StartUpError } from '../core/startUpError'
import type { SystemUser } from './runProgram'

/** Socket paths hold 104 bytes on macOS and 108 on Linux, including NUL. Our longest file name has 20 bytes. */
const MAX_DIRECTORY_BYTES = 103 - 1 - 20

/**
 * A directory for unix sockets that only its owner and root can enter: `preferred`, or, when its path is too long for a
 * socket address, a directory under the system's temporary one with a name derived from `preferred`.
 * @throws StartUpError when the path exists but belongs to another user or is accessible to others
 */
export async function makeSocketDirectory(preferred: string, user?: SystemUser): Promise<string> {
  const key = createHash('sha256').update(preferred).digest('hex').slice(0, 16)
  // Root's TMPDIR may be closed to `user`; /tmp is open to all.
  const temporary = path.join(user ? '/tmp' : tmpdir(), `aerie-${key}`)
  const directory = Buffer.byteLength(preferred) <= MAX_DIRECTORY_BYTES ? preferred : temporary
  try {
    const made = await mkdir(directory, { recursive: true, mode: 0o700 })
    if (made && user) await chown(directory, user.uid, user.gid)
  } catch (error) {
    throw new StartUpError(`Cannot create ${directory} (${(error as NodeJS.ErrnoException).code}).`)
  }
  const info = await lstat(directory)
  const owner = user?.uid ?? process.getuid?.()
  // Root may use directories of other users inside DATA_DIR, but trusts none in /tmp.
  const trusted = info.uid === owner || (owner === 0 && directory === preferred)
  if (!info.isDirectory() || !trusted || (info.mode & 0o077) !== 0)
    throw new StartUpError(
      `${directory} belongs to user ${info.uid}; it must be a directory of user ${owner} that nobody else can enter.`,
    )
  return directory
}
