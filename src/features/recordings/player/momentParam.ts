// The moment of a recording in a URL: a time of day in ISO 8601, or milliseconds since the start of the recording.
import type { Clip } from './clips'

/** The time on the axis of the clip; its start without a valid moment. */
export function readMoment(text: string | null, clip: Clip): number {
  if (text === null) return clip.start
  const time = /^\d+$/.test(text) ? clip.start + Number(text) : Date.parse(text)
  return Number.isNaN(time) ? clip.start : Math.min(clip.end - 1, Math.max(clip.start, time))
}

export function writeMoment(time: number, clip: Clip): string {
  const rounded = Math.round(time)
  return clip.recording.startedAt === null ? String(rounded - clip.start) : new Date(rounded).toISOString()
}
