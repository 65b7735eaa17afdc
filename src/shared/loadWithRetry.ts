import { countChunkLoad } from './chunkLoads'

/** About thirty seconds in total, to survive a server restart or a short loss of connection. */
const PAUSES_MS = [500, 1000, 2000, 4000, 8000, 15_000]

/**
 * Loads a part of the app and retries on failure. It does not retry files that a newer deployment has removed.
 * @throws the error of the last attempt
 */
export const loadWithRetry = <Part>(load: () => Promise<Part>): Promise<Part> => countChunkLoad(() => attempt(load))

async function attempt<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const pause of PAUSES_MS) {
    try {
      return await load()
    } catch (error) {
      if (await isRemoved(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return load()
}

/** webpack reports which file failed, but not why. */
async function isRemoved(error: unknown): Promise<boolean> {
  const { request } = error as { request?: string }
  if (!request) return false
  const reply = await fetch(request, { method: 'HEAD' }).catch(() => null)
  return reply?.status === 404
}
