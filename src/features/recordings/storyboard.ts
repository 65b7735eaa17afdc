// The small pictures of a recording in one file, for previews without loading the video. The contract fixes the grid.
import { frameSource } from '../../shared/videoPicture'

export const COLUMNS = 8
export const ROWS = 6
const COUNT = COLUMNS * ROWS
const TILE_WIDTH = 240

/** Seconds that the pictures show, in their order. */
export const momentsOf = (durationMs: number): number[] =>
  Array.from({ length: COUNT }, (_, index) => ((index + 0.5) * durationMs) / COUNT / 1000)

/** Column and row, from 0, of the picture nearest to a share of the duration. */
export function tileAt(share: number): { column: number; row: number } {
  const index = Math.min(COUNT - 1, Math.max(0, Math.floor(share * COUNT)))
  return { column: index % COLUMNS, row: Math.floor(index / COLUMNS) }
}

/**
 * Decodes the pictures one after the other.
 * @returns undefined if the browser cannot play the file, or `signal` was aborted
 */
export async function drawStoryboard(url: string, durationMs: number, signal: AbortSignal): Promise<Blob | undefined> {
  const source = frameSource(url)
  try {
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')
    for (const [index, second] of momentsOf(durationMs).entries()) {
      const video = signal.aborted ? undefined : await source.seek(second)
      if (!video || !context) return undefined
      const height = Math.round((TILE_WIDTH * video.videoHeight) / video.videoWidth)
      if (index === 0) {
        canvas.width = TILE_WIDTH * COLUMNS
        canvas.height = height * ROWS
      }
      const x = (index % COLUMNS) * TILE_WIDTH
      const y = Math.floor(index / COLUMNS) * height
      context.drawImage(video, x, y, TILE_WIDTH, height)
    }
    return await new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg'))
  } finally {
    source.close()
  }
}
