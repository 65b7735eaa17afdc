// The part of the time axis that a timeline shows.

export interface Span {
  from: number
  until: number
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const SHORTEST = SECOND
/** Space beside the first and the last recording, as a share. */
const MARGIN = 0.03

/** Everything from the first to the last recording, with a margin. */
export function wholeSpan(from: number, until: number): Span {
  const margin = Math.max(SECOND, (until - from) * MARGIN)
  return { from: from - margin, until: until + margin }
}

/** `factor` below 1 zooms in; `fixed` keeps its place. At least a day can be shown, and at least a second is. */
export function zoomed({ from, until }: Span, factor: number, fixed: number, whole: Span): Span {
  const longest = Math.max(DAY, whole.until - whole.from)
  const length = Math.min(longest, Math.max(SHORTEST, (until - from) * factor))
  const share = (fixed - from) / (until - from)
  return withinReach({ from: fixed - length * share, until: fixed + length * (1 - share) }, whole)
}

export const moved = ({ from, until }: Span, by: number, whole: Span): Span =>
  withinReach({ from: from + by, until: until + by }, whole)

/** Some part of the recordings stays visible. */
function withinReach({ from, until }: Span, whole: Span): Span {
  const length = until - from
  const first = Math.min(whole.until - length / 2, Math.max(whole.from - length / 2, from))
  return { from: first, until: first + length }
}

const STEPS = [
  100,
  200,
  500,
  ...[1, 2, 5, 10, 15, 30].map((seconds) => seconds * SECOND),
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 3, 6, 12].map((hours) => hours * HOUR),
  ...[1, 2, 7, 14, 30, 91, 182, 365].map((days) => days * DAY),
]

/**
 * Round times for the scale.
 * @param offset milliseconds from UTC to the zone in which the times are round
 */
export function ticksOf({ from, until }: Span, most: number, offset: number): { step: number; times: number[] } {
  const step = STEPS.find((each) => (until - from) / each <= most) ?? Math.ceil((until - from) / most)
  const first = Math.ceil((from + offset) / step) * step - offset
  const times: number[] = []
  for (let time = first; time <= until; time += step) times.push(time)
  return { step, times }
}
