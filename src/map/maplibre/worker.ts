// Loads the worker of MapLibre, which parses tiles.

export const WORKER_URL = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href

/**
 * Loads the worker into the browser's cache. MapLibre requests it only once, and a map without a worker stays empty
 * permanently.
 * @throws if it cannot be loaded
 */
export async function fetchWorker(): Promise<void> {
  const reply = await fetch(WORKER_URL)
  if (!reply.ok) throw new Error(`The map's worker answered ${reply.status}`)
  await reply.arrayBuffer()
}
