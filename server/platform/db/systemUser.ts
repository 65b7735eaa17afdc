/** The system user of the bundled PostgreSQL when Aerie runs as root. */
import { StartUpError } from '../core/startUpError'
import { runProgram } from './runProgram'
import type { SystemUser } from './runProgram'

const OWN_NAME = 'aerie'

/** `useradd` exists on most Linux systems; this `adduser` syntax is BusyBox. */
const CREATE_COMMANDS: readonly (readonly [string, readonly string[]])[] = [
  ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', OWN_NAME]],
  ['adduser', ['-S', '-D', '-H', OWN_NAME]],
]

/**
 * The user `postgres` if it exists, else `aerie`, created when missing. Not `nobody`, because other services that run as
 * nobody could then read the database. @throws StartUpError when no user can be found or created
 */
export async function findSystemUser(): Promise<SystemUser> {
  const known = (await lookUp('postgres')) ?? (await lookUp(OWN_NAME))
  if (known) return known
  for (const [program, args] of CREATE_COMMANDS) {
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
