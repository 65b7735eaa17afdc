/** A segment of a JPEG file before its image data. */
export interface JpegSegment {
  marker: number
  /** Without marker and length. */
  content: Buffer
}

const START = 0xd8
const START_OF_SCAN = 0xda
const MOST = 2000

/** The segments of a JPEG file up to its image data; those that a damaged file still has. */
export function jpegSegments(file: Buffer): JpegSegment[] {
  const segments: JpegSegment[] = []
  if (file.length < 4 || file[0] !== 0xff || file[1] !== START) return segments
  let at = 2
  while (at + 4 <= file.length && file[at] === 0xff && segments.length < MOST) {
    const marker = file[at + 1]!
    const length = file.readUInt16BE(at + 2)
    if (marker === START_OF_SCAN || length < 2 || at + 2 + length > file.length) break
    segments.push({ marker, content: file.subarray(at + 4, at + 2 + length) })
    at += 2 + length
  }
  return segments
}
