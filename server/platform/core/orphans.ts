// Children that a killed server leaves behind. Each child has its server in its environment, so that the next start finds those whose
// server is gone. Linux only; elsewhere they end by themselves, when their work does.
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const VARIABLE = 'AERIE_OWNER'
const MARK = new RegExp(`(?:^|\\0)${VARIABLE}=(\\d+):(\\d+)\\0`)
/** The media process completes its recordings after the end of its server. */
const GRACE_MS = 5_000
const LOOK_MS = 50

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
