/**
 * Reads at most once at a time. What was read is kept for `milliseconds` after its arrival; a failure is not kept.
 */
export function keptFor<T>(milliseconds: number, read: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined
  let until = Infinity
  return () => {
    if (kept && performance.now() < until) return kept
    until = Infinity
    const reading = read()
    kept = reading
    reading.then(
      () => (until = performance.now() + milliseconds),
      () => (kept = undefined),
    )
    return reading
  }
}
