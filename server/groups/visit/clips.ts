// The clips of moments: each is cut once and kept for a while, because players ask for it in parts.
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { LRUCache } from 'lru-cache'
import type { NamelessFile } from '../../platform/disk/namelessFile'
import type { Storage } from '../../platform/storage/storage'
import type { StoredFile } from '../../platform/storage/sql'
import type { Services } from '../services'
import { cutClip, sizeOfPart } from '../vod/public'

const KEPT_MS = 10 * 60_000
/** Of all processes, so that those which are kept leave places for others. */
const MOST_CLIPS = 10
/** Read at a time. */
const PART_BYTES = 256 * 1024

/** A part of a recording, in milliseconds. */
interface Moment {
  tenantId: string
  file: StoredFile
  durationMs: number | null
  from: number
  until: number
}

export interface Clip {
  file: Pick<StoredFile, 'key' | 'size' | 'sha256' | 'mediaType' | 'name'>
  storage: Pick<Storage, 'open'>
}

/** Runs `send` with the clip, which stays open until all that `send` has opened was sent. */
export type Clips = <T>(moment: Moment, send: (clip: Clip) => Promise<T>) => Promise<T>

interface Kept {
  clip: Promise<NamelessFile>
  /** Replies that need it. */
  users: number
  isEvicted: boolean
}

export function createClips(
  services: Pick<Services, 'db' | 'storage' | 'config' | 'temporaryFiles'>,
  most = Math.max(1, Math.floor(MOST_CLIPS / services.config.PROCESSES)),
): Clips {
  const kept = new LRUCache<string, Kept>({
    max: most,
    ttl: KEPT_MS,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose(entry) {
      entry.isEvicted = true
      closeUnused(entry)
    },
  })

  function start(name: string, { tenantId, file, durationMs, from, until }: Moment): Kept {
    const container = containerOf(file)
    const bytes = sizeOfPart(file.size, { from, until, durationMs })
    const cut = { from: from / 1000, until: until / 1000 }
    const clip = cutClip(services, { kind: 'moment', tenantId, bytes, key: file.key, container, cut })
    const entry = { clip, users: 0, isEvicted: false }
    kept.set(name, entry)
    clip.catch(() => {
      if (kept.peek(name) === entry) kept.delete(name)
    })
    return entry
  }

  return async (moment, send) => {
    const { file, from, until } = moment
    const name = `${file.key} ${from} ${until}`
    const entry = kept.get(name) ?? start(name, moment)
    entry.users++
    try {
      const clip = await entry.clip
      const { size } = clip
      const sha256 = createHash('sha256').update(`${file.sha256} ${from} ${until}`).digest('hex')
      return await send({
        file: { key: name, size, sha256, mediaType: `video/${containerOf(file)}`, name: file.name },
        storage: {
          async open(_key, range) {
            entry.users++
            const { start, end } = range ?? { start: 0, end: size - 1 }
            const parts = Readable.from(partsOf(clip, start, end), { objectMode: false })
            return parts.once('close', () => leave(entry))
          },
        },
      })
    } finally {
      leave(entry)
    }
  }
}

const containerOf = ({ mediaType }: StoredFile): 'webm' | 'mp4' => (mediaType === 'video/webm' ? 'webm' : 'mp4')

function leave(entry: Kept): void {
  entry.users--
  closeUnused(entry)
}

/** Frees the space of a clip that is neither kept nor being sent. */
function closeUnused({ clip, users, isEvicted }: Kept): void {
  if (!isEvicted || users > 0) return
  clip.then(
    (file) => file.close(),
    () => undefined,
  )
}

/** Not a stream of the file, which would close it when a receiver leaves. */
async function* partsOf({ handle }: NamelessFile, start: number, end: number): AsyncGenerator<Buffer> {
  let at = start
  while (at <= end) {
    const length = Math.min(PART_BYTES, end - at + 1)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at)
    if (bytesRead === 0) return
    at += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}
