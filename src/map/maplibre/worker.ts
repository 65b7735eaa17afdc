// The program that reads tiles beside the page.

export const WORKER_ADDRESS = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href

/**
 * Brings the worker's program into the browser's cache: MapLibre asks for it once only, and a map whose worker did not
 * come stays empty for good.
 * @throws when it does not come
 */
export async function fetchWorker(): Promise<void> {
  const reply = await fetch(WORKER_ADDRESS)
  if (!reply.ok) throw new Error(`The map's worker answered ${reply.status}`)
  await reply.arrayBuffer()
}
