// Programs of a run: where they are, and that none of them is left behind.
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, closeSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const STOP_MS = 15_000

/** Where distributions keep programs that are not on everybody's PATH. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/sbin']

/** A program with the Debian package that contains it. */
interface Needed {
  program: string
  debianPackage: string
}

const NEEDED: readonly Needed[] = [
  { program: 'nginx', debianPackage: 'nginx libnginx-mod-stream' },
  { program: 'initdb', debianPackage: 'postgresql' },
  { program: 'memcached', debianPackage: 'memcached' },
  { program: 'swift-ring-builder', debianPackage: 'swift' },
  { program: 'swift-proxy-server', debianPackage: 'swift-proxy' },
  { program: 'swift-account-server', debianPackage: 'swift-account' },
  { program: 'swift-container-server', debianPackage: 'swift-container' },
  { program: 'swift-object-server', debianPackage: 'swift-object' },
]

export interface SystemUser {
  uid: number
  gid: number
}

interface Command {
  name: string
  program: string
  args: readonly string[]
  /** The output goes to a file of this folder. */
  logs: string
  env?: Record<string, string>
  user?: SystemUser | undefined
}

const running = new Set<ChildProcess>()

// Reached by signals as well, which end this process through `exit`.
process.on('exit', () => {
  for (const child of running) killGroup(child, 'SIGKILL')
})

/** @throws Error that names the missing programs and their packages */
export function requirePrograms(): void {
  const missing = NEEDED.filter(({ program }) => findProgram(program) === undefined)
  if (missing.length === 0) return
  const programs = missing.map(({ program }) => program).join(', ')
  const packages = missing.map(({ debianPackage }) => debianPackage).join(' ')
  throw new Error(`Missing programs: ${programs}. On Debian: apt-get install --no-install-recommends ${packages}`)
}

/** The path of a program on PATH, in a folder of system programs or in that of the newest PostgreSQL. */
export function findProgram(program: string): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean)
  const folders = [...postgresFolders(), ...onPath, ...FOLDERS]
  return folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file))
}

/** @throws Error when the program is missing */
export function programAt(program: string): string {
  const found = findProgram(program)
  if (found === undefined) throw new Error(`${program} is missing`)
  return found
}

function postgresFolders(): string[] {
  const versions = '/usr/lib/postgresql'
  if (!existsSync(versions)) return []
  return readdirSync(versions)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => path.join(versions, version, 'bin'))
}

/** Runs a program to its end. @throws Error with its output when it fails */
export async function runToEnd(program: string, args: string[], user?: SystemUser, env = {}): Promise<string> {
  const { stdout } = await run(programAt(program), args, {
    cwd: '/',
    env: { PATH: process.env['PATH'], LC_ALL: 'C', ...env },
    ...user,
  })
  return stdout
}

/** Starts a program in a group of processes of its own. */
export function startProgram({ name, program, args, logs, env, user }: Command): ChildProcess {
  const log = openSync(path.join(logs, `${name}.log`), 'a')
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env['PATH'], LC_ALL: 'C', ...env },
    ...user,
  })
  closeSync(log)
  running.add(child)
  child.once('exit', () => running.delete(child))
  child.once('error', () => running.delete(child))
  return child
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** Sends a signal to a program and the programs that it has started. */
export function killGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // The group has ended.
  }
}

/** Ends a program; with SIGKILL if it takes too long. */
export async function stopProgram(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (!hasEnded(child)) {
    const exit = once(child, 'exit')
    child.kill(signal)
    const limit = setTimeout(() => killGroup(child, 'SIGKILL'), STOP_MS)
    await exit
    clearTimeout(limit)
  }
  killGroup(child, 'SIGKILL')
}
