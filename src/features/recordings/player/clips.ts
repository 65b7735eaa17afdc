// Recordings on one time axis. Times are milliseconds since 1970; for a recording without a start they count from its own.
import type { Recording } from '../../../api/vod'

/** A recording with its place on the time axis: `start` is part of it and `end` is not. */
export interface Clip {
  id: string
  start: number
  end: number
  recording: Recording
}

/** Clips that do not overlap, usually of one camera. */
export interface ClipRow {
  /** Unique. */
  key: string
  label: string
  /** In the order of time. */
  clips: Clip[]
}

/** Undefined for a recording that is not ready or that has no length. */
export function clipOf(recording: Recording): Clip | undefined {
  const { _id, startedAt, durationMs, state } = recording
  if (state !== 'ready' || !durationMs) return undefined
  const start = startedAt === null ? 0 : Date.parse(startedAt)
  return { id: _id, start, end: start + durationMs, recording }
}

/**
 * The rows of a timeline that shows `opened` and the others of its mission: one for each camera, or flight, or recording if
 * neither is known. Overlapping recordings of a camera get rows of their own. A recording without a start is alone.
 */
export function rowsOf(opened: Recording, others: readonly Recording[]): ClipRow[] {
  const all =
    opened.startedAt === null
      ? [opened]
      : [opened, ...others.filter(({ _id, startedAt }) => _id !== opened._id && startedAt !== null)]
  const rows: (ClipRow & { source: string })[] = []
  const clips = all.flatMap((recording) => clipOf(recording) ?? []).sort((one, other) => one.start - other.start)
  for (const clip of clips) {
    const { camera, flightName, name } = clip.recording
    const source = camera || flightName || name
    const row = rows.find((each) => each.source === source && (each.clips.at(-1)?.end ?? 0) <= clip.start)
    if (row) row.clips.push(clip)
    else rows.push({ source, key: clip.id, label: source, clips: [clip] })
  }
  return rows
}

export const clipAt = (clips: readonly Clip[], time: number): Clip | undefined =>
  clips.find(({ start, end }) => start <= time && time < end)

/** From the first start to the last end. */
export function spanOf(clips: readonly Clip[]): [from: number, until: number] {
  return [Math.min(...clips.map(({ start }) => start)), Math.max(...clips.map(({ end }) => end))]
}

/** Longer pauses separate what was recorded on one occasion. */
const LONGEST_PAUSE = 2 * 3_600_000

/** The clips that were recorded on the same occasion as one of them. */
export function sessionOf(one: Clip, clips: readonly Clip[]): Clip[] {
  let from = one.start
  let until = one.end
  let rest = clips.filter(({ id }) => id !== one.id)
  const session = [one]
  for (;;) {
    const near = rest.filter(({ start, end }) => start <= until + LONGEST_PAUSE && end >= from - LONGEST_PAUSE)
    if (near.length === 0) return session
    session.push(...near)
    rest = rest.filter((clip) => !near.includes(clip))
    from = Math.min(from, ...near.map(({ start }) => start))
    until = Math.max(until, ...near.map(({ end }) => end))
  }
}

/** The next start after a gap; undefined if nothing follows. */
export function nextStart(clips: readonly Clip[], time: number): number | undefined {
  const starts = clips.flatMap(({ start }) => (start > time ? [start] : []))
  return starts.length > 0 ? Math.min(...starts) : undefined
}

/** The last moment before a gap; undefined if nothing precedes. */
export function lastMomentBefore(clips: readonly Clip[], time: number): number | undefined {
  const ends = clips.flatMap(({ end }) => (end <= time ? [end - 1] : []))
  return ends.length > 0 ? Math.max(...ends) : undefined
}

/** Frames per second if the file does not state it. */
const USUAL_FRAME_RATE = 30

/** Milliseconds of one frame. */
export const frameLength = ({ recording: { frameRate } }: Clip): number => 1000 / (frameRate || USUAL_FRAME_RATE)

/**
 * The middle of the frame shown at `time`, `frames` later. Times between two frames are rounded by players in both
 * directions; the middle always shows the same frame.
 */
export function frameMoment(clip: Clip, time: number, frames = 0): number {
  const length = frameLength(clip)
  // The small share corrects times that are at the beginning of a frame except for rounding.
  const frame = Math.floor((time - clip.start) / length + 0.01) + frames
  const last = Math.ceil((clip.end - clip.start) / length) - 1
  return clip.start + (Math.min(last, Math.max(0, frame)) + 0.5) * length
}
