// Saves the visible map as a PNG file with its attribution.
import { saveFile } from '../../api/download'

const FONT_PX = 12
const PADDING_PX = 6
const LINE_PX = 16
const BACKGROUND = 'rgb(255 255 255 / 85%)'
const TEXT = '#1f2937'

/**
 * Writes the attribution into the lower right corner of `picture` and downloads it.
 * @param ratio device pixels per CSS pixel
 * @throws Error when the browser cannot write the file
 */
export async function savePicture(
  picture: HTMLCanvasElement,
  { credit, name, ratio }: { credit: string; name: string; ratio: number },
): Promise<void> {
  if (credit) drawCredit(picture, credit, ratio)
  const file = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, 'image/png'))
  if (!file) throw new Error('The picture could not be written')
  saveFile(file, `${fileNameOf(name)}.png`)
}

function drawCredit(picture: HTMLCanvasElement, credit: string, ratio: number): void {
  const context = picture.getContext('2d')
  if (!context) throw new Error('The picture cannot be drawn on')
  context.scale(ratio, ratio)
  const width = picture.width / ratio
  const height = picture.height / ratio
  context.font = `${FONT_PX}px sans-serif`
  const lines = wrapped(credit, (text) => context.measureText(text).width <= width - 2 * PADDING_PX)
  const box = {
    width: Math.max(...lines.map((line) => context.measureText(line).width)) + 2 * PADDING_PX,
    height: lines.length * LINE_PX + PADDING_PX,
  }
  context.fillStyle = BACKGROUND
  context.fillRect(width - box.width, height - box.height, box.width, box.height)
  context.fillStyle = TEXT
  context.textBaseline = 'top'
  for (const [index, line] of lines.entries()) {
    context.fillText(line, width - box.width + PADDING_PX, height - box.height + PADDING_PX / 2 + index * LINE_PX)
  }
}

/** Wraps a text at spaces. A word that is too long gets its own line. */
export function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Without characters that file systems reject. */
export const fileNameOf = (name: string): string =>
  name
    .replace(/[\\/:*?"<>|\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 100) || 'map'
