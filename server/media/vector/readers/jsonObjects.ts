// Finds the objects of a long JSON text one by one, so that the file is never in memory as a whole.
import { vectorText } from '../messages'
import { MAX_PIECE_BYTES } from '../feature'
import { VectorImportError } from '../vectorImportError'

const OPEN = 0x7b
const CLOSE = 0x7d
const ARRAY_OPEN = 0x5b
const ARRAY_CLOSE = 0x5d
const QUOTE = 0x22
const BACKSLASH = 0x5c
const FEATURES = /"features"\s*:\s*$/

/**
 * Yields the text of every feature: the members of a collection's "features", or without such a member the top-level
 * objects, as in GeoJSON text sequences. Everything around the features is dropped.
 * @throws VectorImportError when a feature is too long or the text is truncated
 */
export async function* jsonObjects(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const scan = new ObjectScan()
  for await (const chunk of source) yield* scan.write(chunk)
  scan.end()
}

class ObjectScan {
  private depth = 0
  private inText = false
  private escaped = false
  /** Depth of the members of "features"; undefined outside. */
  private listDepth: number | undefined
  /** Start of the current object in this chunk; 0 when it started in an earlier chunk, whose bytes are in `parts`. */
  private start: number | undefined
  private startDepth = 0
  private parts: Buffer[] = []
  private length = 0
  private sawList = false;

  *write(chunk: Buffer): Generator<string> {
    if (this.start !== undefined) this.start = 0
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at]
      if (this.inText) {
        if (this.escaped) this.escaped = false
        else if (byte === BACKSLASH) this.escaped = true
        else if (byte === QUOTE) this.inText = false
      } else if (byte === QUOTE) this.inText = true
      else if (byte === OPEN || byte === ARRAY_OPEN) this.open(chunk, at, byte)
      else if (byte === CLOSE || byte === ARRAY_CLOSE) {
        const text = this.close(chunk, at)
        if (text !== undefined) yield text
      }
    }
    if (this.start !== undefined) this.keep(chunk.subarray(this.start))
  }

  end(): void {
    if (this.depth !== 0 || this.inText) throw new VectorImportError(vectorText('truncated'))
  }

  private open(chunk: Buffer, at: number, byte: number): void {
    if (byte === ARRAY_OPEN && this.depth === 1 && this.start !== undefined && this.endsInFeatures(chunk, at)) {
      // Members are yielded instead of the collection itself.
      this.sawList = true
      this.listDepth = 2
      this.forget()
    } else if (byte === ARRAY_OPEN && this.depth === 0) {
      // A bare list of features: not GeoJSON, but common.
      this.listDepth = 1
    } else if (byte === OPEN && this.start === undefined && this.depth === (this.listDepth ?? 0)) {
      this.start = at
      this.startDepth = this.depth
    }
    if (++this.depth > 200) throw new VectorImportError(vectorText('tooDeep', { kind: 'GeoJSON' }))
  }

  private close(chunk: Buffer, at: number): string | undefined {
    this.depth--
    if (this.depth === 0) this.sawList = false
    if (this.depth < 0) throw new VectorImportError(vectorText('invalidJson'))
    if (this.listDepth !== undefined && this.depth < this.listDepth)
      this.listDepth = this.depth === 0 ? undefined : Infinity
    if (this.start === undefined || this.depth !== this.startDepth) return undefined
    this.keep(chunk.subarray(this.start, at + 1))
    const text = Buffer.concat(this.parts).toString('utf8')
    this.forget()
    return text
  }

  private endsInFeatures(chunk: Buffer, at: number): boolean {
    const before = chunk.subarray(Math.max(this.start ?? 0, at - 64), at)
    const kept = before.length < 64 ? Buffer.concat([...this.parts.slice(-1), before]) : before
    return !this.sawList && FEATURES.test(kept.subarray(-64).toString('latin1'))
  }

  private keep(piece: Buffer): void {
    this.length += piece.length
    if (this.length > MAX_PIECE_BYTES) throw new VectorImportError(vectorText('largeFeature'))
    this.parts.push(Buffer.from(piece))
  }

  private forget(): void {
    this.parts = []
    this.length = 0
    this.start = undefined
  }
}
