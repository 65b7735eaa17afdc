/** Counts the calls with a text in the current second. */
export function countPerSecond(): (text: string) => number {
  let second = 0
  let counts = new Map<string, number>()
  return (text) => {
    const now = Math.floor(Date.now() / 1000)
    if (now !== second) counts = new Map<string, number>()
    second = now
    const next = (counts.get(text) ?? 0) + 1
    counts.set(text, next)
    return next
  }
}
