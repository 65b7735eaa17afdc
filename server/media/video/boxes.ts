// Boxes of MP4 and MOV, ISO/IEC 14496-12.
import type { FileHandle } from 'node:fs/promises'

/** An hour of fragments of a tenth of a second has fewer. */
const MAX_BOXES = 100_000

export interface Box {
  type: string
  start: number
  size: number
  header: number
}

/** Boxes side by side, without their contents. */
export async function* boxes(file: FileHandle, from: number, until: number): AsyncGenerator<Box> {
  const head = Buffer.alloc(16)
  let start = from
  for (let count = 0; start + 8 <= until && count < MAX_BOXES; count++) {
    await file.read(head, 0, 16, start)
    const stated = head.readUInt32BE(0)
    const header = stated === 1 ? 16 : 8
    const size = stated === 1 ? Number(head.readBigUInt64BE(8)) : stated === 0 ? until - start : stated
    if (size < header) return
    yield { type: head.toString('latin1', 4, 8), start, size, header }
    start += size
  }
}
