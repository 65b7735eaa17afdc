const MINUTE_MS = 60_000

/** @returns a function that counts a call of an address and tells whether it is one too many in this minute */
export function createCallLimit(perMinute: number): (address: string) => boolean {
  let minute = 0
  const counts = new Map<string, number>()
  return (address) => {
    const now = Math.floor(Date.now() / MINUTE_MS)
    if (now !== minute) counts.clear()
    minute = now
    const count = (counts.get(address) ?? 0) + 1
    counts.set(address, count)
    return count > perMinute
  }
}
