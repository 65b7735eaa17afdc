/** Files of recordings below DATA_DIR/live: one folder for each stream, and a note beside each file with its times. */
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SegmentMessage } from '../messages'

export type Container = SegmentMessage['container']

interface Note {
  startedAt: number
  /** Missing while the file is written. */
  endedAt?: number
}

export interface SegmentFile {
  readonly path: string
  /** Writes down that the file is complete. */
  finish(): Promise<SegmentMessage>
}

const CONTAINERS: readonly string[] = ['flv', 'mp4'] satisfies Container[]
const NOTE = '.json'

const noteOf = (file: string): string => `${file}${NOTE}`

/** @param number of the segment in its stream, from 1 */
export async function createSegment(
  folder: string,
  { streamId, number, container }: { streamId: string; number: number; container: Container },
): Promise<SegmentFile> {
  const file = path.join(folder, streamId, `${number}.${container}`)
  const startedAt = Date.now()
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await writeNote(file, { startedAt })
  return {
    path: file,
    async finish() {
      const endedAt = Date.now()
      // A full disk must not hide the segment; a segment without it counts as left over at the next start.
      await writeNote(file, { startedAt, endedAt }).catch(() => undefined)
      return { streamId, path: file, startedAt, endedAt, container }
    },
  }
}

async function writeNote(file: string, note: Note): Promise<void> {
  const unfinished = `${noteOf(file)}.new`
  await writeFile(unfinished, JSON.stringify(note))
  await rename(unfinished, noteOf(file))
}

/**
 * Segments that nobody has taken over, in order. Call it while nothing is recorded. Removes the notes of files that are
 * gone and empty folders.
 */
export async function leftOverSegments(folder: string): Promise<SegmentMessage[]> {
  const streams = await readdir(folder).catch((): string[] => [])
  const segments: SegmentMessage[] = []
  for (const streamId of streams) segments.push(...(await segmentsOf(folder, streamId)))
  return segments
}

async function segmentsOf(folder: string, streamId: string): Promise<SegmentMessage[]> {
  const own = path.join(folder, streamId)
  const names = await readdir(own).catch((): string[] => [])
  const segments: SegmentMessage[] = []
  for (const name of names.toSorted((a, b) => Number.parseInt(a) - Number.parseInt(b))) {
    const file = path.join(own, name)
    const container = path.extname(name).slice(1)
    if (CONTAINERS.includes(container)) segments.push(await segmentOf(file, streamId, container as Container))
    else if (!names.includes(name.replace(NOTE, ''))) await rm(file, { force: true })
  }
  // Fails while the folder has files.
  if (segments.length === 0) await rmdir(own).catch(() => undefined)
  return segments
}

async function segmentOf(file: string, streamId: string, container: Container): Promise<SegmentMessage> {
  const { birthtimeMs, mtimeMs } = await stat(file)
  const note = await readFile(noteOf(file), 'utf8')
    .then((text) => JSON.parse(text) as Note)
    .catch(() => undefined)
  return {
    streamId,
    path: file,
    container,
    startedAt: Math.round(note?.startedAt ?? birthtimeMs),
    endedAt: Math.round(note?.endedAt ?? mtimeMs),
  }
}
