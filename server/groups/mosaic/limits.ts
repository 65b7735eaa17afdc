/** Limits the time and the disk of a mosaic. */
export const MAX_PHOTOS = 1000

/** Median of the metres by which the corners of photos may be off: what to expect of a place in their mosaic. */
export function errorOf(photos: readonly { uncertainty: number | null }[]): number | null {
  const known = photos.flatMap(({ uncertainty }) => uncertainty ?? []).sort((a, b) => a - b)
  return known[Math.floor(known.length / 2)] ?? null
}
