// Children of a server that is killed. On Linux, the system ends a child when the process that has started it is gone. Each child also has
// its server in its environment, so that the next start finds what is left: children of children, and those of systems without setpriv.
// Elsewhere they end by themselves, when their work does.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const VARIABLE = 'AERIE_OWNER'
const MARK = new RegExp(`(?:^|\\0)${VARIABLE}=(\\d+):(\\d+)\\0`)
/** The media process completes its recordings after the end of its server. */
const GRACE_MS = 5_000
const LOOK_MS = 50

/** Of util-linux. It becomes the program. */
const BOUND = ['setpriv', '--pdeathsig', 'KILL', '--']
const PROBE_MS = 5_000

let canBind: boolean | undefined

/** Whether the system ends children whose parent is gone. Looked up once, which takes some milliseconds. */
export function endsWithParent(): boolean {
  canBind ??=
    process.platform === 'linux' &&
    spawnSync(BOUND[0] ?? '', [...BOUND.slice(1), 'true'], { stdio: 'ignore', timeout: PROBE_MS }).status === 0
  return canBind
}

/** The command that starts a program which ends with this process, or the same one where the system offers no way. */
export function boundToParent(program: string, args: readonly string[]): { program: string; args: string[] } {
  const [first, ...options] = BOUND
  if (first === undefined || !endsWithParent()) return { program, args: [...args] }
  return { program: first, args: [...options, program, ...args] }
}

/** For the environment of a child that must not outlive this process. Empty where /proc is missing. */
export function ownerVariable(): Record<string, string> {
  const startedAt = startOf(process.pid)
  return startedAt === undefined ? {} : { [VARIABLE]: `${process.pid}:${startedAt}` }
}

/** Ends the children of servers that have ended: with SIGTERM, and with SIGKILL after 5 s. @returns their number */
export async function endOrphans(): Promise<number> {
  if (!existsSync('/proc/self/environ')) return 0
  const orphans = orphanedProcesses()
  for (const pid of orphans) signal(pid, 'SIGTERM')
  const deadline = Date.now() + GRACE_MS
  while (orphans.some(isOrphan) && Date.now() < deadline) await sleep(LOOK_MS)
  for (const pid of orphans.filter(isOrphan)) signal(pid, 'SIGKILL')
  return orphans.length
}

const orphanedProcesses = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter(isOrphan)

/** Whether a process names an owner that does not run. Processes of other users and containers are not read. */
function isOrphan(pid: number): boolean {
  try {
    const mark = MARK.exec(readFileSync(`/proc/${pid}/environ`, 'latin1'))
    if (!mark || readlinkSync(`/proc/${pid}/ns/pid`) !== readlinkSync('/proc/self/ns/pid')) return false
    return startOf(Number(mark[1])) !== mark[2]
  } catch {
    return false
  }
}

/** When a process was started, in ticks since the start of the machine: with its ID, it names a process for good. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name before it may contain spaces and parentheses.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? undefined : fields[18]
  } catch {
    return undefined
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended.
  }
}
