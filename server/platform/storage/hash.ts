import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline as pipeStreams, Transform, Writable, type Readable, type TransformCallback } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Passes bytes through while counting and hashing them. */
export class HashingStream extends Transform {
  readonly #hash = createHash('sha256')
  #size = 0

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#hash.update(chunk)
    this.#size += chunk.length
    done(null, chunk)
  }

  /** Summary of all bytes passed through. Call it once, at the end. */
  summary(): { size: number; sha256: string } {
    return { size: this.#size, sha256: this.#hash.digest('hex') }
  }
}

/**
 * Passes `source` through a transform. An error of either, or a reader that stops early, ends both, and none of them emits
 * an error without a listener.
 */
export function through<T extends Transform>(source: Readable, transform: T): T {
  // The reader of the transform receives its error.
  pipeStreams(source, transform, () => undefined)
  return transform
}

/** Size and SHA-256 of a local file. */
export async function hashFile(path: string): Promise<{ size: number; sha256: string }> {
  const hashing = new HashingStream()
  const sink = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(createReadStream(path, { highWaterMark: 1024 * 1024 }), hashing, sink)
  return hashing.summary()
}
