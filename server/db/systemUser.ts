/** The system user that the bundled PostgreSQL runs as when Aerie runs as root. */
import { StartUpError } from '../startUpError'
import { runProgram } from './runProgram'
import type { SystemUser } from './runProgram'

const OWN_NAME = 'aerie'

/** useradd is Linux at large, adduser with these letters BusyBox. */
const WAYS_TO_CREATE: readonly (readonly [string, readonly string[]])[] = [
  ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', OWN_NAME]],
  ['adduser', ['-S', '-D', '-H', OWN_NAME]],
]

/**
 * The user `postgres` if the system has one, else `aerie`, created when missing. Not `nobody`: every other service
 * that runs as nobody could then read the database. Throws a StartUpError when no user can be had.
 */
export async function findSystemUser(): Promise<SystemUser> {
  const known = (await lookUp('postgres')) ?? (await lookUp(OWN_NAME))
  if (known) return known
  for (const [program, args] of WAYS_TO_CREATE) {
    await runProgram(program, args).catch(() => undefined)
    const created = await lookUp(OWN_NAME)
    if (created) return created
  }
  throw new StartUpError(
    `PostgreSQL does not run as root and the system user ${OWN_NAME} could not be created. Start Aerie as an ordinary user, or set DATABASE_URL.`,
  )
}

async function lookUp(name: string): Promise<SystemUser | undefined> {
  const [uid, gid] = await Promise.all([runProgram('id', ['-u', name]), runProgram('id', ['-g', name])])
  return uid.code === 0 && gid.code === 0 ? { uid: Number(uid.output), gid: Number(gid.output) } : undefined
}
