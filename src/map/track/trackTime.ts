import type { TrackSamples } from '../../api/telemetry'

/** The index of the last sample at or before `time`, in milliseconds since the start; 0 before the first. */
export function sampleAt({ at }: Pick<TrackSamples, 'at'>, time: number): number {
  let low = 0
  let high = at.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((at[middle] ?? 0) <= time) low = middle
    else high = middle - 1
  }
  return low
}

/** Farther apart, samples are of two recordings, and the drone stays at the first. */
const GAP_MS = 10_000

/** The position at a time, between two samples if they are close. */
export function positionAt(samples: TrackSamples, time: number): [long: number, lat: number] {
  const { at, long, lat } = samples
  const index = sampleAt(samples, time)
  const from = at[index] ?? 0
  const to = at[index + 1]
  const x = long[index] ?? 0
  const y = lat[index] ?? 0
  if (to === undefined || to - from > GAP_MS) return [x, y]
  const share = Math.min(1, Math.max(0, (time - from) / (to - from)))
  return [x + ((long[index + 1] ?? x) - x) * share, y + ((lat[index + 1] ?? y) - y) * share]
}

/** 1:05:09 or 5:09 */
export function durationText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
