// The samples of a track of MP4 or MOV that is neither picture nor sound, ISO/IEC 14496-12. mediabunny does not read such tracks.
import type { FileHandle } from 'node:fs/promises'
import { boxes, type Box } from './boxes'

export interface TrackSample {
  /** From the start of the track. */
  seconds: number
  bytes: Buffer
}

/** Tables of a track of a day with one sample per second are smaller. */
const MOST_TABLE_BYTES = 4 * 1024 * 1024
const MOST_SAMPLE_BYTES = 1024 * 1024
const MOST_TRACKS = 32

/** @param format the type of the samples, such as `gpmd`; the first track that has it is read, at most `most` samples */
export async function* metadataSamples(file: FileHandle, format: string, most: number): AsyncGenerator<TrackSample> {
  const tables = await findTables(file, format)
  if (!tables) return
  const { timescale, sizes, durations, chunks, offsets } = tables
  let index = 0
  let ticks = 0
  for (const [chunk, offset] of offsets.entries()) {
    let at = offset
    for (let count = perChunk(chunks, chunk + 1); count > 0; count--, index++) {
      const size = sizes.all ?? sizes.each[index]
      if (index >= most || size === undefined || size > MOST_SAMPLE_BYTES) return
      const bytes = Buffer.alloc(size)
      const { bytesRead } = await file.read(bytes, 0, size, at)
      if (bytesRead < size) return
      yield { seconds: ticks / timescale, bytes }
      at += size
      ticks += durationOf(durations, index)
    }
  }
}

interface Tables {
  /** Ticks of the track in a second. */
  timescale: number
  sizes: { all?: number; each: number[] }
  /** Of samples with the same duration one after the other: their number, ticks. */
  durations: number[][]
  /** First chunk from 1, and samples in each chunk from there. */
  chunks: number[][]
  /** Of each chunk in the file. */
  offsets: number[]
}

const endOf = (box: Box): number => box.start + box.size

async function findTables(file: FileHandle, format: string): Promise<Tables | undefined> {
  const { size } = await file.stat()
  const movie = await child(file, { start: 0, size, header: 0, type: '' }, 'moov')
  let tracks = 0
  for await (const track of movie ? boxes(file, movie.start + movie.header, Math.min(size, endOf(movie))) : []) {
    if (track.type !== 'trak' || ++tracks > MOST_TRACKS) continue
    const media = await child(file, track, 'mdia')
    const info = media && (await child(file, media, 'minf'))
    const table = info && (await child(file, info, 'stbl'))
    const description = table && (await contentOf(file, await child(file, table, 'stsd')))
    if (description?.toString('latin1', 12, 16) === format) return tablesOf(file, media, table)
  }
  return undefined
}

async function tablesOf(file: FileHandle, media: Box | undefined, table: Box | undefined): Promise<Tables | undefined> {
  const part = async (of: Box | undefined, type: string) => of && contentOf(file, await child(file, of, type))
  const header = await part(media, 'mdhd')
  const sizes = await part(table, 'stsz')
  const durations = await part(table, 'stts')
  const chunks = await part(table, 'stsc')
  const offsets = await part(table, 'stco')
  const longOffsets = await part(table, 'co64')
  const timescale = header && wordsOf(header, header[0] === 1 ? 20 : 12)[0]
  if (!timescale || !sizes || !durations || !chunks) return undefined
  const all = wordsOf(sizes, 4)[0]
  return {
    timescale,
    sizes: all ? { all, each: [] } : { each: wordsOf(sizes, 12) },
    durations: rows(wordsOf(durations, 8), 2),
    chunks: rows(wordsOf(chunks, 8), 3),
    offsets: offsets ? wordsOf(offsets, 8) : longOffsets ? longWordsOf(longOffsets, 8) : [],
  }
}

async function child(file: FileHandle, parent: Box, type: string): Promise<Box | undefined> {
  for await (const box of boxes(file, parent.start + parent.header, endOf(parent))) if (box.type === type) return box
  return undefined
}

async function contentOf(file: FileHandle, box: Box | undefined): Promise<Buffer | undefined> {
  const length = box ? box.size - box.header : 0
  if (!box || length < 8 || length > MOST_TABLE_BYTES) return undefined
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await file.read(bytes, 0, length, box.start + box.header)
  return bytesRead === length ? bytes : undefined
}

function wordsOf(bytes: Buffer, from: number): number[] {
  const words: number[] = []
  for (let at = from; at + 4 <= bytes.length; at += 4) words.push(bytes.readUInt32BE(at))
  return words
}

function longWordsOf(bytes: Buffer, from: number): number[] {
  const words: number[] = []
  for (let at = from; at + 8 <= bytes.length; at += 8) words.push(Number(bytes.readBigUInt64BE(at)))
  return words
}

function rows(words: number[], columns: number): number[][] {
  const result: number[][] = []
  for (let at = 0; at + columns <= words.length; at += columns) result.push(words.slice(at, at + columns))
  return result
}

const perChunk = (chunks: number[][], chunk: number): number =>
  chunks.findLast(([first = 0]) => first <= chunk)?.[1] ?? 0

function durationOf(durations: number[][], index: number): number {
  let left = index
  for (const [count = 0, ticks = 0] of durations) {
    if (left < count) return ticks
    left -= count
  }
  return 0
}
