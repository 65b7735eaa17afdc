import { createHash } from 'node:crypto'
import { chown, lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { StartUpError } from '../startUpError'
import type { SystemUser } from './runProgram'

/** macOS holds 104 bytes with the closing NUL, Linux 108; the longest name we put into the directory is 20 bytes. */
const LONGEST_DIRECTORY = 103 - 1 - 20

/**
 * A directory for unix sockets that only its owner (and root) can enter: `wanted` itself, or, because the address of
 * a unix socket is short, a directory under the system's temporary one that is always the same for `wanted`.
 * Throws a StartUpError when somebody else has put something in its place.
 */
export async function makeSocketDirectory(wanted: string, user?: SystemUser): Promise<string> {
  const key = createHash('sha256').update(wanted).digest('hex').slice(0, 16)
  // root's TMPDIR may be closed to `user`; /tmp is open to all.
  const temporary = path.join(user ? '/tmp' : tmpdir(), `aerie-${key}`)
  const directory = Buffer.byteLength(wanted) <= LONGEST_DIRECTORY ? wanted : temporary
  try {
    const made = await mkdir(directory, { recursive: true, mode: 0o700 })
    if (made && user) await chown(directory, user.uid, user.gid)
  } catch (error) {
    throw new StartUpError(`Cannot create ${directory} (${(error as NodeJS.ErrnoException).code}).`)
  }
  const found = await lstat(directory)
  const owner = user?.uid ?? process.getuid?.()
  // Root may use what another user made in DATA_DIR, but trusts nobody's directory in /tmp.
  const trusted = found.uid === owner || (owner === 0 && directory === wanted)
  if (!found.isDirectory() || !trusted || (found.mode & 0o077) !== 0)
    throw new StartUpError(
      `${directory} belongs to user ${found.uid}; it must be a directory of user ${owner} that nobody else can enter.`,
    )
  return directory
}
