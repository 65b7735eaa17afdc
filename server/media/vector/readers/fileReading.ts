import { createReadStream, type ReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'

/** Tells how much of the files of an import was read. */
export class FileReading {
  private current: { stream: ReadStream; bytes: number; from: number; to: number } | undefined
  private range = { from: 0, to: 1 }

  /** The files that are opened from now on are one of `count` parts. */
  begin(index: number, count: number): void {
    this.range = { from: index / count, to: (index + 1) / count }
  }

  /** Opens a file, or one of `count` files that are read one after another. */
  async open(file: string, index = 0, count = 1): Promise<ReadStream> {
    const { size } = await stat(file)
    const { from, to } = this.range
    const each = (to - from) / count
    const stream = createReadStream(file)
    this.current = { stream, bytes: size, from: from + each * index, to: from + each * (index + 1) }
    return stream
  }

  /** From 0 to 1. Up to a block of the file is read ahead of its features. */
  share(): number {
    if (!this.current) return 0
    const { stream, bytes, from, to } = this.current
    return from + (to - from) * (bytes === 0 ? 1 : Math.min(1, stream.bytesRead / bytes))
  }
}
