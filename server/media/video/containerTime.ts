// When a video started, as its file says. mediabunny does not read these fields.
import { open, type FileHandle } from 'node:fs/promises'
import { boxes } from './boxes'
import { goproTime } from './goproTime'
import type { Container, ContainerTime } from './videoFacts'

/** MP4 counts seconds from 1904, Matroska nanoseconds from 2001. */
const EPOCH_1904 = Date.UTC(1904, 0, 1)
const EPOCH_2001 = Date.UTC(2001, 0, 1)
/** Cameras without a set clock state earlier times. */
const EARLIEST = Date.UTC(2000, 0, 1)
const LATEST_AHEAD_MS = 86_400_000
const HEAD_BYTES = 64 * 1024

/** The time is null if the file has no credible one. */
export async function containerTime(path: string, container: Container): Promise<ContainerTime> {
  const file = await open(path)
  try {
    const isMovie = container === 'mp4' || container === 'mov'
    const gopro = isMovie ? await goproTime(file) : undefined
    const measured = credible(gopro?.startedAt ?? null)
    if (measured !== null) return { createdAt: measured, clock: 'satellites' }
    return { createdAt: credible(await timeOf(file, container)), clock: gopro ? 'camera' : 'file' }
  } finally {
    await file.close()
  }
}

const credible = (time: number | null): number | null =>
  time !== null && time >= EARLIEST && time <= Date.now() + LATEST_AHEAD_MS ? time : null

function timeOf(file: FileHandle, container: Container): Promise<number | null> {
  if (container === 'mp4' || container === 'mov') return movieHeaderTime(file)
  return container === 'mkv' || container === 'webm' ? matroskaTime(file) : Promise.resolve(null)
}

async function movieHeaderTime(file: FileHandle): Promise<number | null> {
  const { size } = await file.stat()
  for await (const box of boxes(file, 0, size)) {
    if (box.type !== 'moov') continue
    for await (const part of boxes(file, box.start + box.header, Math.min(size, box.start + box.size))) {
      if (part.type !== 'mvhd') continue
      const fields = Buffer.alloc(12)
      await file.read(fields, 0, 12, part.start + part.header)
      const seconds = fields[0] === 1 ? Number(fields.readBigUInt64BE(4)) : fields.readUInt32BE(4)
      return EPOCH_1904 + seconds * 1000
    }
  }
  return null
}

/** The element DateUTC (0x4461) with its length of 8 bytes. */
const DATE_UTC = Buffer.from([0x44, 0x61, 0x88])

async function matroskaTime(file: FileHandle): Promise<number | null> {
  const head = Buffer.alloc(HEAD_BYTES)
  const { bytesRead } = await file.read(head, 0, HEAD_BYTES, 0)
  const at = head.subarray(0, bytesRead).indexOf(DATE_UTC)
  if (at < 0 || at + 11 > bytesRead) return null
  return EPOCH_2001 + Number(head.readBigInt64BE(at + 3) / 1_000_000n)
}
