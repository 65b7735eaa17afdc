// The features of a thinned tile in their order, with the next ones after them: indexes as 32-bit integers, then sizes as 32-bit floats.

export interface Rank {
  index: number
  size: number
}

const BYTES = 4

export function writeRanks(ranked: Rank[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * BYTES * ranked.length))
  for (const [at, { index, size }] of ranked.entries()) {
    view.setInt32(BYTES * at, index)
    view.setFloat32(BYTES * (ranked.length + at), size)
  }
  return new Uint8Array(view.buffer)
}

export function readRanks(ranks: Uint8Array): Rank[] {
  const view = new DataView(ranks.buffer, ranks.byteOffset, ranks.byteLength)
  const count = ranks.byteLength / (2 * BYTES)
  return Array.from({ length: count }, (_, at) => ({
    index: view.getInt32(BYTES * at),
    size: view.getFloat32(BYTES * (count + at)),
  }))
}

/** The order of features in a tile: the largest first. The database compares 32-bit sizes, whose text is a rounded decimal. */
export const byRank = (a: Rank, b: Rank): number => Math.fround(b.size) - Math.fround(a.size) || a.index - b.index

interface Edit {
  changed: ReadonlySet<number>
  /** The changed ones that are in the tile now. */
  now: Rank[]
  /** How many features the tile draws. */
  limit: number
  /** Whether features may follow that the ranks do not list. */
  isCut: boolean
}

/** The ranks after an edit; undefined when too few of the features that follow are known. */
export function ranksAfter(before: Rank[], { changed, now, limit, isCut }: Edit): Rank[] | undefined {
  const last = before.at(-1)
  // Beyond the last known one, others may come between.
  const known = isCut && last ? now.filter((feature) => byRank(feature, last) < 0) : now
  const after = [...before.filter(({ index }) => !changed.has(index)), ...known].sort(byRank)
  return isCut && after.length < limit ? undefined : after
}
