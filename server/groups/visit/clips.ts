// The clips of moments: each is cut once and kept for a while, because players ask for it in parts.
import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import type { ByteRange, Storage } from '../../platform/storage/storage'
import type { StoredFile } from '../../platform/storage/sql'
import type { Services } from '../services'
import { cutClip } from '../vod/public'

const KEPT_MS = 10 * 60_000
const MOST_CLIPS = 10

interface Clip {
  file: Pick<StoredFile, 'key' | 'size' | 'sha256' | 'mediaType' | 'name'>
  storage: Pick<Storage, 'open'>
}

export type Clips = (file: StoredFile, from: number, until: number) => Promise<Clip>

/** @returns a function that cuts a part of a recording, in milliseconds */
export function createClips(services: Pick<Services, 'storage' | 'config'>): Clips {
  const kept = new LRUCache<string, Promise<FileHandle>>({
    max: MOST_CLIPS,
    ttl: KEPT_MS,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    // Closed later, because it may still be sent.
    dispose: (handle) =>
      setTimeout(
        () =>
          void handle.then(
            (open) => open.close(),
            () => undefined,
          ),
        KEPT_MS,
      ).unref(),
  })

  return async (file, from, until) => {
    const container = file.mediaType === 'video/webm' ? 'webm' : 'mp4'
    const name = `${file.key} ${from} ${until}`
    let handle = kept.get(name)
    if (!handle) {
      handle = cutClip(services, { key: file.key, container, cut: { from: from / 1000, until: until / 1000 } })
      kept.set(name, handle)
      handle.catch(() => kept.delete(name))
    }
    const open = await handle
    const { size } = await open.stat()
    const sha256 = createHash('sha256').update(`${file.sha256} ${from} ${until}`).digest('hex')
    return {
      file: { key: name, size, sha256, mediaType: `video/${container}`, name: file.name },
      storage: { open: async (_key, range) => open.createReadStream({ autoClose: false, ...partOf(range) }) },
    }
  }
}

const partOf = (range: ByteRange | undefined): { start: number; end?: number } =>
  range ? { start: range.start, end: range.end } : { start: 0 }
