// Counts the parts of the app that are being loaded, including their retries.
let running = 0
const watchers = new Set<() => void>()

/** Loads a part and counts it until it has loaded or failed. */
export async function countChunkLoad<Part>(load: () => Promise<Part>): Promise<Part> {
  change(1)
  try {
    return await load()
  } finally {
    change(-1)
  }
}

export const isLoadingChunk = (): boolean => running > 0

/** @returns a function that ends the subscription */
export function watchChunkLoads(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

function change(by: 1 | -1): void {
  running += by
  // A chunk starts to load while its component renders, when other components cannot be updated.
  queueMicrotask(() => {
    for (const watcher of watchers) watcher()
  })
}
