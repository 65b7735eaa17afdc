// Where a video ends: recordings end early after a loss of power or a copy that was broken off, and cameras write data of their own after the video.
import { open, type FileHandle } from 'node:fs/promises'
import { boxes, type Box } from './boxes'
import { videoText } from './messages'
import { VideoError } from './videoError'
import type { Container } from './videoFacts'

interface Repair {
  at: number
  bytes: Buffer
}

export interface FileEnd {
  /** Number of bytes from the start of the file that belong to the video. */
  bytes: number
  /** The file states more pictures than it has. */
  isCut: boolean
  /** Bytes to read instead of those of the file, so that a reader finds what is whole in a part that was cut. */
  repairs: readonly Repair[]
  /** An MP4 of fragments, which players cannot seek in without reading all of them. */
  isFragmented: boolean
}

/** @throws VideoError when the file ends before the index of its pictures */
export async function findEnd(path: string, container: Container): Promise<FileEnd> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (container === 'mp4' || container === 'mov') return await movieEnd(file, size)
    if (container === 'mkv' || container === 'webm') return await matroskaEnd(file, size)
    return { bytes: size, isCut: false, repairs: [], isFragmented: false }
  } finally {
    await file.close()
  }
}

/** Other types are printable; the bytes of other data rarely are. */
const TYPE = /^[\x20-\x7e\xa9]{4}$/
/** Boxes without which pictures are missing. */
const NEEDED = new Set(['moov', 'moof', 'mdat'])

async function movieEnd(file: FileHandle, size: number): Promise<FileEnd> {
  const found = new Set<string>()
  let bytes = 0
  let cut: Box | undefined
  for await (const box of boxes(file, 0, size)) {
    const isWhole = box.start + box.size <= size
    // The data that Insta360 writes after the video would be a box of gigabytes.
    if (!TYPE.test(box.type) || !(isWhole || NEEDED.has(box.type))) break
    if (!isWhole) {
      cut = box
      break
    }
    found.add(box.type)
    bytes = box.start + box.size
  }
  if (!found.has('moov')) throw new VideoError(videoText('noIndex'))
  // The pictures in the part that is there can be read.
  if (cut?.type === 'mdat') bytes = size
  const isFragmented = found.has('moof')
  const isWithoutPictures = !isFragmented && !found.has('mdat')
  return { bytes, isCut: cut !== undefined || isWithoutPictures, repairs: [], isFragmented }
}

/** Elements of Matroska, RFC 9559. */
const FILE_HEADER = 0x1a45dfa3
const SEGMENT = 0x18538067
const CLUSTER = 0x1f43b675
const MAX_ELEMENTS = 1_000_000
const LONGEST_HEADER = 12

/** A file is cut when an element of the outer two levels states an end after that of the file. */
async function matroskaEnd(file: FileHandle, size: number): Promise<FileEnd> {
  const cut: Element[] = []
  let bytes = size
  for await (const element of elements(file, 0, size)) {
    if (element.start === 0 && element.id !== FILE_HEADER) break
    if (element.end <= size) continue
    cut.push(element)
    if (element.id !== SEGMENT) bytes = element.start
    if (element.id !== CLUSTER) continue
    for await (const block of elements(file, element.content, size)) if (block.end <= size) bytes = block.end
  }
  const repairs = cut
    .filter(({ content }) => content <= bytes)
    .map(({ sizeAt, content }) => ({ at: sizeAt, bytes: encodedSize(bytes - content, content - sizeAt) }))
  return { bytes, isCut: cut.length > 0, repairs, isFragmented: false }
}

/** Elements one after the other, also those in a segment and in elements of unknown size. */
async function* elements(file: FileHandle, from: number, size: number): AsyncGenerator<Element> {
  let at = from
  for (let count = 0; at < size && count < MAX_ELEMENTS; count++) {
    const element = await elementAt(file, at)
    if (!element) return
    yield element
    at = element.id === SEGMENT || element.isUnknown ? element.content : element.end
  }
}

interface Element {
  id: number
  /** Offsets of the element, of its size, of what is in it, and after it. */
  start: number
  sizeAt: number
  content: number
  end: number
  /** The writer did not know the size. */
  isUnknown: boolean
}

async function elementAt(file: FileHandle, at: number): Promise<Element | undefined> {
  const head = Buffer.alloc(LONGEST_HEADER)
  const { bytesRead } = await file.read(head, 0, LONGEST_HEADER, at)
  // The zeros before the first one tell the number of bytes.
  const idBytes = Math.clz32(head[0]!) - 23
  if (idBytes > 4 || idBytes + 1 > bytesRead) return undefined
  const sizeBytes = Math.clz32(head[idBytes]!) - 23
  if (sizeBytes > 8 || idBytes + sizeBytes > bytesRead) return undefined
  const marker = 1n << BigInt(7 * sizeBytes)
  const stated = BigInt(`0x${head.toString('hex', idBytes, idBytes + sizeBytes)}`) - marker
  const isUnknown = stated === marker - 1n
  const sizeAt = at + idBytes
  const content = sizeAt + sizeBytes
  const end = isUnknown ? content : content + Number(stated)
  return { id: head.readUIntBE(0, idBytes), start: at, sizeAt, content, end, isUnknown }
}

function encodedSize(size: number, bytes: number): Buffer {
  const marked = BigInt(size) | (1n << BigInt(7 * bytes))
  return Buffer.from(marked.toString(16).padStart(2 * bytes, '0'), 'hex')
}
