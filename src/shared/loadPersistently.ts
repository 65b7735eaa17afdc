/** Some thirty seconds in all: a server that is started again, or a train in a tunnel. */
const PAUSES_MS = [500, 1000, 2000, 4000, 8000, 15_000]

/**
 * Loads a part of the product, and tries again when it does not come: a cut costs nobody a page. What the server no longer
 * has, because a newer version took its place, is not asked for again.
 * @throws what the last try threw
 */
export async function loadPersistently<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const pause of PAUSES_MS) {
    try {
      return await load()
    } catch (error) {
      if (await isGone(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return load()
}

/** webpack says which file it wanted, not why it did not come. */
async function isGone(error: unknown): Promise<boolean> {
  const { request } = error as { request?: string }
  if (!request) return false
  const reply = await fetch(request, { method: 'HEAD' }).catch(() => null)
  return reply?.status === 404
}
