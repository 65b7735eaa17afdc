import { spawn } from 'node:child_process'

/** A system user: PostgreSQL refuses to run as root, so under root its programs run as one of these. */
export interface SystemUser {
  uid: number
  gid: number
}

/**
 * Runs a program to its end, as `user` if given, and answers its exit code and what it printed. It works in `cwd`,
 * by default `/`, since the caller's directory may be closed to `user`.
 * Rejects only when it cannot be started at all (`ENOENT`, `EACCES`, ...).
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
      // PG* and locale variables of the caller would change what PostgreSQL does.
      env: { PATH: process.env.PATH ?? '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' },
      // Its own process group: Ctrl-C in the terminal is for Aerie, which then stops PostgreSQL in order.
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
