// What a feed has sent: reads its events, keeps the latest position of each aircraft until it is stored, and counts.
import type { AircraftReport } from '../../media/aircraft/aircraftReport'
import { readCotEvent } from '../../media/aircraft/cotEvent'
import { cotStream } from '../../media/aircraft/cotStream'
import { openSenderClocks, type WrongClocks } from './senderClocks'
import type { Counted } from './sql'

/** Messages of a tenant that are read in a second. */
export const MAX_PER_SECOND = 2000
/** A feed that sends more is not read until the second is over. */
const MAX_BYTES_PER_SECOND = 4 * 1024 * 1024
const SECOND_MS = 1000
const MINUTE_SECONDS = 60

/** Counts the messages of a tenant in the current second. */
export type CountOfTenant = (tenantId: string) => number

export interface Intake {
  /** @returns how long nothing more should be read, in milliseconds @throws NotCot */
  push(chunk: Buffer): number
  /** The latest positions since the last call, and the UIDs of aircraft that are gone. */
  take(): { reports: AircraftReport[]; removed: string[] }
  /** New aircraft that found no room. */
  addDropped(count: number): void
  /** Of the last minute. */
  counted(): Counted
  messageAt(): Date | null
  wrongClocks(): WrongClocks
}

interface Second extends Counted {
  second: number
}

export function openIntake(tenantId: string, countOf: CountOfTenant): Intake {
  const stream = cotStream()
  const waiting = new Map<string, AircraftReport>()
  const removed = new Set<string>()
  const clocks = openSenderClocks()
  let seconds: Second[] = []
  let bytes = { second: 0, count: 0 }
  let lastAt: Date | null = null

  const currentOf = (now: number): Second => {
    const second = Math.floor(now / SECOND_MS)
    const last = seconds.at(-1)
    if (last?.second === second) return last
    const next = { second, messages: 0, passedOver: 0, dropped: 0 }
    seconds = [...seconds.filter((each) => each.second > second - MINUTE_SECONDS), next]
    return next
  }

  function read(text: string, now: number, current: Second): void {
    current.messages++
    if (countOf(tenantId) > MAX_PER_SECOND) {
      current.dropped++
      return
    }
    const reading = readCotEvent(text, now)
    if ('problem' in reading) {
      current.passedOver++
      return
    }
    if ('removed' in reading) {
      for (const uid of reading.removed) {
        waiting.delete(uid)
        removed.add(uid)
      }
      return
    }
    const { report, aheadMs } = 'late' in reading ? reading.late : reading
    const { uid, callsign } = report
    const isOfNow = clocks.note(uid, { name: callsign ?? uid, aheadMs, arrivedAt: now })
    if ('late' in reading && !isOfNow) {
      current.passedOver++
      return
    }
    removed.delete(uid)
    const known = waiting.get(uid)
    if (!known || known.at <= report.at) waiting.set(uid, report)
  }

  return {
    push(chunk) {
      const now = Date.now()
      const current = currentOf(now)
      for (const text of stream.push(chunk)) {
        lastAt = new Date(now)
        read(text, now, current)
      }
      if (bytes.second !== current.second) bytes = { second: current.second, count: 0 }
      bytes.count += chunk.length
      return bytes.count > MAX_BYTES_PER_SECOND ? SECOND_MS - (now % SECOND_MS) : 0
    },
    take() {
      const taken = { reports: [...waiting.values()], removed: [...removed] }
      waiting.clear()
      removed.clear()
      return taken
    },
    addDropped(count) {
      currentOf(Date.now()).dropped += count
    },
    counted() {
      currentOf(Date.now())
      return {
        messages: sumOf(seconds, 'messages'),
        passedOver: sumOf(seconds, 'passedOver'),
        dropped: sumOf(seconds, 'dropped'),
      }
    },
    messageAt: () => lastAt,
    wrongClocks: () => clocks.wrong(Date.now()),
  }
}

const sumOf = (seconds: readonly Second[], name: keyof Counted): number =>
  seconds.reduce((sum, each) => sum + each[name], 0)
