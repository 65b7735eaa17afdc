// Draws a page onto a canvas, for the preview and for PNG files.
import type { Mark, Measure, TextMark } from './marks'

/** Like Helvetica of PDF files, with the same widths. */
export const FONT = 'Helvetica, Arial, "Liberation Sans", sans-serif'

const fontOf = (px: number, isBold = false): string => `${isBold ? 'bold ' : ''}${px}px ${FONT}`

/** Pixels per mm at which texts are measured. */
const MEASURED_AT = 20

/** @throws Error if the browser has no memory for a canvas */
export function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no memory for a canvas')
  return context
}

export function canvasMeasure(): Measure {
  const context = contextOf(1, 1)
  return (text, size, isBold) => {
    context.font = fontOf(size * MEASURED_AT, isBold)
    return context.measureText(text).width / MEASURED_AT
  }
}

/** @param pxPerMm pixels of the canvas per mm of paper */
export function drawMarks(context: CanvasRenderingContext2D, marks: readonly Mark[], pxPerMm: number): void {
  for (const mark of marks) {
    context.save()
    context.scale(pxPerMm, pxPerMm)
    if (mark.kind === 'text') drawText(context, mark, pxPerMm)
    else drawShape(context, mark)
    context.restore()
  }
}

function drawShape(context: CanvasRenderingContext2D, mark: Extract<Mark, { kind: 'shape' }>): void {
  context.beginPath()
  mark.points.forEach(({ x, y }, index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
  if (mark.isClosed) context.closePath()
  if (mark.fill !== undefined) {
    context.fillStyle = mark.fill
    context.globalAlpha = mark.fillOpacity ?? 1
    context.fill()
    context.globalAlpha = 1
  }
  if (mark.stroke === undefined) return
  context.strokeStyle = mark.stroke
  context.lineWidth = mark.width ?? 0.2
  context.stroke()
}

function drawText(context: CanvasRenderingContext2D, mark: TextMark, pxPerMm: number): void {
  context.translate(mark.at.x, mark.at.y)
  if (mark.isVertical) context.rotate(-Math.PI / 2)
  // Fonts of less than a pixel are not drawn, so the text is scaled back to px.
  context.scale(1 / pxPerMm, 1 / pxPerMm)
  context.font = fontOf(mark.size * pxPerMm, mark.isBold)
  context.fillStyle = mark.color
  context.textAlign = ({ start: 'left', middle: 'center', end: 'right' } as const)[mark.align]
  context.fillText(mark.text, 0, 0)
}
