// Reads figures of a child process from /proc.
import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

export const residentBytes = ({ pid }: Pick<ChildProcess, 'pid'>): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024

/** User and system time of all threads; the kernel counts hundredths of a second. */
export function cpuSeconds({ pid }: Pick<ChildProcess, 'pid'>): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
