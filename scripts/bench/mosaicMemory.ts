// The memory of a child process, found by a word of its command line.
import { readdirSync, readFileSync } from 'node:fs'

const EVERY_MS = 100

/** Watches the children of this process. `stop` returns the most megabytes that one of them held. */
export function memoryOf(word: string): { stop: () => number } {
  let most = 0
  const look = () => {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8')
        if (!status.includes(`PPid:\t${process.pid}\n`)) continue
        if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(word)) continue
        most = Math.max(most, Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024)
      } catch {
        // The process has ended.
      }
    }
  }
  const timer = setInterval(look, EVERY_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return most
    },
  }
}
