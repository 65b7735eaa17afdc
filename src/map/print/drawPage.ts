// Draws a page part by part and writes it as a file.
import type { MapHandle } from '../engine'
import { canvasMeasure, contextOf, drawMarks } from './canvasPage'
import type { Rect } from './pageLayout'
import { pageMarksOf, type PageContent } from './pageMarks'
import { MM_PER_PX, zoomOfScale } from './printScale'
import { partMargin, partsOf } from './renderParts'

const JPEG_QUALITY = 0.92

interface DrawOptions {
  map: MapHandle
  dpi: number
  signal: AbortSignal
  onProgress?: (part: number, parts: number) => void
}

interface Written {
  file: Blob
  /** Whether tiles could not be loaded. */
  hasGaps: boolean
}

/** @throws Error if the browser has too little memory, or DOMException named AbortError */
export async function writePdf(content: PageContent, options: DrawOptions, time: string): Promise<Written> {
  const { openPdfPage } = await import('./pdfPage')
  const { layout, settings } = content
  const page = openPdfPage(layout.page, settings.title.trim(), time)
  const hasGaps = await drawMap(content, options, async (picture, at) => {
    page.addPicture(await (await blobOf(picture, 'image/jpeg')).arrayBuffer(), at, layout.map)
  })
  page.addMarks(pageMarksOf(content, canvasMeasure()))
  return { file: await page.save(), hasGaps }
}

export async function writePng(content: PageContent, options: DrawOptions): Promise<Written> {
  const { canvas, hasGaps } = await drawOnCanvas(content, options)
  return { file: await blobOf(canvas, 'image/png'), hasGaps }
}

/** The whole page as a canvas. */
export async function drawOnCanvas(content: PageContent, options: DrawOptions) {
  const { page, map } = content.layout
  const pxPerMm = options.dpi / 25.4
  const context = contextOf(Math.round(page.width * pxPerMm), Math.round(page.height * pxPerMm))
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  const hasGaps = await drawMap(content, options, (picture, at) => {
    context.save()
    context.scale(pxPerMm, pxPerMm)
    context.beginPath()
    context.rect(map.left, map.top, map.width, map.height)
    context.clip()
    context.drawImage(picture, at.left, at.top, at.width, at.height)
    context.restore()
  })
  drawMarks(context, pageMarksOf(content, canvasMeasure()), pxPerMm)
  return { canvas: context.canvas, hasGaps }
}

/** Hands each part of the map to `add`, with its place on the page. Returns whether the map has gaps. */
async function drawMap(
  { map, scene, scale, bearing, layout }: PageContent,
  { map: handle, dpi, signal, onProgress }: DrawOptions,
  add: (picture: HTMLCanvasElement, at: Rect) => void | Promise<void>,
): Promise<boolean> {
  const parts = partsOf(layout.map, dpi)
  const margin = partMargin(parts)
  const [first] = parts
  if (!first || !handle.printer) throw new Error('This map cannot be printed')
  const width = first.width + 2 * margin
  const height = first.height + 2 * margin
  const middle = map.toGround({ x: layout.map.width / 2, y: layout.map.height / 2 })
  const zoom = zoomOfScale(scale, middle[1])
  const printer = await handle.printer({ scene, width, height, pixelRatio: dpi / 96, signal })
  try {
    for (const [index, part] of parts.entries()) {
      onProgress?.(index + 1, parts.length)
      const center = map.toGround({
        x: (part.left + part.width / 2) * MM_PER_PX,
        y: (part.top + part.height / 2) * MM_PER_PX,
      })
      const picture = await printer.draw({ center, zoom, bearing })
      // One more pixel, so that no line remains between two parts.
      const overlap = parts.length > 1 ? 1 : 0
      const cut = part.width + 2 * overlap < width ? cropped(picture, margin - overlap, width, height) : picture
      await add(cut, {
        left: layout.map.left + (part.left - overlap) * MM_PER_PX,
        top: layout.map.top + (part.top - overlap) * MM_PER_PX,
        width: (part.width + 2 * overlap) * MM_PER_PX,
        height: (part.height + 2 * overlap) * MM_PER_PX,
      })
    }
    return printer.hasGaps()
  } finally {
    printer.close()
  }
}

/** Without `margin` CSS px at each side of a picture of `width` x `height` CSS px. */
function cropped(picture: HTMLCanvasElement, margin: number, width: number, height: number): HTMLCanvasElement {
  const across = picture.width / width
  const down = picture.height / height
  const target = contextOf(Math.round((width - 2 * margin) * across), Math.round((height - 2 * margin) * down))
  target.drawImage(picture, -margin * across, -margin * down)
  return target.canvas
}

function blobOf(canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg'): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (file) => (file ? resolve(file) : reject(new Error('The browser could not write the picture'))),
      type,
      JPEG_QUALITY,
    )
  })
}
