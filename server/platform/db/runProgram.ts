import { spawn } from 'node:child_process'

/** A system user. PostgreSQL refuses to run as root, so under root its programs run as this user. */
export interface SystemUser {
  uid: number
  gid: number
}

/**
 * Runs a program to completion, as `user` if given. @returns its exit code and output
 * The default `cwd` is `/`, because `user` may have no access to the caller's directory.
 * Rejects only when the program cannot be started (`ENOENT`, `EACCES`, ...).
 */
export function runProgram(
  program: string,
  args: readonly string[],
  user?: SystemUser,
  cwd = '/',
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...user,
      cwd,
      // The caller's PG* and locale variables would change the behaviour of PostgreSQL.
      env: { PATH: process.env.PATH ?? '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' },
      // Own process group: Ctrl-C must reach only Aerie, which then stops PostgreSQL in order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output: output.trim() }))
  })
}
