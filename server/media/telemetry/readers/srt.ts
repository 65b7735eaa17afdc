// Reads the telemetry in the subtitles of videos by DJI (SubRip) and Autel (SubRip and Advanced SubStation Alpha).
import { telemetryText } from '../messages'
import { sampleAt, type Sample } from '../sample'
import { TelemetryError } from '../telemetryError'
import { linesOf } from './lines'
import type { Notes } from './notes'
import { familyOf, isSameFormat, readRecord, type SrtFamily } from './srtFamilies'

interface Cue {
  /** Start in milliseconds since the start of the video; null when the drone writes no timecodes. */
  start: number | null
  text: string
}

const TIMECODE = /^(\d\d):(\d\d):(\d\d)[,.](\d{3}) *-->/
/** 2025-03-12 15:30:00.100, 2017.08.05 14:11:51,393,525, 2017.8.5 14:11:51 */
const CLOCK = /\b(\d{4})[.-](\d{1,2})[.-](\d{1,2}) (\d{1,2}):(\d\d):(\d\d)(?:[.,](\d{3}))?/
/** If the clock differs from the timecodes by more, another recording has started in the same file. */
const SAME_RECORDING_MS = 2000

/** @throws TelemetryError for a file without positions or with records of several formats */
// oxlint-disable-next-line complexity -- one pass over the subtitles with the state of the clock
export async function* readSrt(source: AsyncIterable<Buffer>, notes: Notes): AsyncGenerator<Sample> {
  let family: SrtFamily | undefined
  let first: { clock: number; start: number } | undefined
  let lastClock: number | null = null
  let record = 0
  let last: Cue | undefined
  for await (const cue of cuesOf(source)) {
    record += 1
    last = cue
    const found = familyOf(cue.text)
    if (!found) {
      notes.withoutPosition += 1
      continue
    }
    family ??= found
    if (!isSameFormat(family, found)) throw new TelemetryError(telemetryText('mixedFamilies', { record }))
    if (family === 'latitude-assumed') notes.assumedOrder = true
    const read = readRecord(cue.text, family)
    if (!read) {
      notes.withoutPosition += 1
      continue
    }
    const clock = clockOf(cue.text)
    // A stopped clock does not mean that another recording has started.
    const hasMoved = clock !== lastClock
    lastClock = clock
    if (clock !== null && cue.start !== null && (!first || (hasMoved && isOther(first, clock, cue.start)))) {
      first = { clock, start: cue.start }
    }
    // A clock of whole seconds has the same value for many frames, so times are the first clock plus the timecodes.
    const at = first && cue.start !== null ? first.clock + cue.start - first.start : (clock ?? cue.start)
    if (at !== null) yield { ...sampleAt(at, clock === null ? 'none' : 'local', read.long, read.lat), ...read }
  }
  if (!family) throw new TelemetryError(telemetryText('noSubtitles'))
  if (last && !familyOf(last.text)) {
    notes.withoutPosition -= 1
    notes.incompleteRecord = true
  }
}

const isOther = (first: { clock: number; start: number }, clock: number, start: number): boolean =>
  Math.abs(clock - first.clock - (start - first.start)) > SAME_RECORDING_MS

/** Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,text\Nnext line */
const DIALOGUE = /^Dialogue: ?[^,]*,(\d+):(\d\d):(\d\d)\.(\d\d),(?:[^,]*,){7}(.*)$/

/** Blocks that begin with a line of digits, in which an empty line is ignored, or lines of dialogue. */
async function* cuesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Cue> {
  let cue: Cue | undefined
  for await (const line of linesOf(source)) {
    const dialogue = dialogueOf(line)
    if (dialogue) yield dialogue
    else if (/^\ufeff?\d+\s*$/.test(line)) {
      if (cue) yield cue
      cue = { start: null, text: '' }
    } else if (cue) {
      const start = timecodeOf(line)
      if (start === null) cue.text += `${line}\n`
      else cue.start = start
    }
  }
  if (cue) yield cue
}

/** @returns undefined for another line */
function dialogueOf(line: string): Cue | undefined {
  const [, hours, minutes, seconds, hundredths, text] = DIALOGUE.exec(line) ?? []
  if (text === undefined) return undefined
  const start = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(hundredths) * 10
  return { start, text: text.replaceAll(/\\N/gi, '\n') }
}

function timecodeOf(line: string): number | null {
  const [, ...parts] = TIMECODE.exec(line) ?? []
  if (parts.length === 0) return null
  const [hours = 0, minutes = 0, seconds = 0, milliseconds = 0] = parts.map(Number)
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + milliseconds
}

/** The clock of the drone, as if it were UTC. */
function clockOf(text: string): number | null {
  const [, ...parts] = CLOCK.exec(text) ?? []
  if (parts.length === 0) return null
  const [year = 0, month = 1, day = 1, hours = 0, minutes = 0, seconds = 0, milliseconds = 0] = parts.map((part) =>
    Number(part ?? 0),
  )
  return Date.UTC(year, month - 1, day, hours, minutes, seconds, milliseconds)
}
