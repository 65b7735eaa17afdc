// Writes a page as a PDF file. Texts and lines stay texts and lines; the map is one picture for each of its parts.
import PDFDocument, * as pdfkit from 'pdfkit'
import Helvetica from 'pdfkit/standard-fonts/Helvetica'
import HelveticaBold from 'pdfkit/standard-fonts/HelveticaBold'
import { toBlob } from 'pdfkit/output'
import { contextOf, drawMarks } from './canvasPage'
import type { Mark, TextMark } from './marks'
import type { Size } from './paper'
import type { Point } from './printScale'
import type { Rect } from './pageLayout'

const PT_PER_MM = 72 / 25.4
/** Of texts that the fonts of PDF readers cannot write. */
const TEXT_PX_PER_MM = 300 / 25.4

/** Exported by the build for browsers; the types are those of the server. */
const { registerStdFonts } = pdfkit as unknown as { registerStdFonts: (...fonts: object[]) => void }
registerStdFonts(Helvetica, HelveticaBold)

export interface PdfPage {
  /** Draws a JPEG file; what is outside of `within` is cut off. */
  addPicture(jpeg: ArrayBuffer, at: Rect, within: Rect): void
  addMarks(marks: readonly Mark[]): void
  /** Fills the outline of an SVG path, whose unit becomes `unit` mm. */
  addOutline(path: string, at: Point, unit: number): void
  save(): Promise<Blob>
}

export function openPdfPage(size: Size, title: string, time: string): PdfPage {
  const page = new PDFDocument({
    size: [size.width * PT_PER_MM, size.height * PT_PER_MM],
    margin: 0,
    info: { Title: title, CreationDate: new Date(time) },
  })
  const file = toBlob(page)
  // From here on, all lengths are mm.
  page.scale(PT_PER_MM)
  return {
    addPicture(jpeg, at, within) {
      page.save()
      page.rect(within.left, within.top, within.width, within.height).clip()
      page.image(jpeg, at.left, at.top, { width: at.width, height: at.height })
      page.restore()
    },
    addMarks(marks) {
      for (const mark of marks) {
        page.save()
        if (mark.kind === 'text') addText(page, mark)
        else addShape(page, mark)
        page.restore()
      }
    },
    addOutline(path, at, unit) {
      page.save()
      page.translate(at.x, at.y).scale(unit).path(path).fill('#000000')
      page.restore()
    },
    save() {
      page.end()
      return file
    },
  }
}

function addShape(page: PDFKit.PDFDocument, mark: Extract<Mark, { kind: 'shape' }>): void {
  mark.points.forEach(({ x, y }, index) => (index === 0 ? page.moveTo(x, y) : page.lineTo(x, y)))
  if (mark.isClosed) page.closePath()
  page.lineWidth(mark.width ?? 0.2)
  if (mark.fill !== undefined) page.fillColor(mark.fill).fillOpacity(mark.fillOpacity ?? 1)
  if (mark.stroke !== undefined) page.strokeColor(mark.stroke)
  if (mark.fill !== undefined && mark.stroke !== undefined) page.fillAndStroke()
  else if (mark.fill !== undefined) page.fill()
  else page.stroke()
}

function addText(page: PDFKit.PDFDocument, mark: TextMark): void {
  if (!isWestern(mark.text)) return addTextAsPicture(page, mark)
  page
    .font(mark.isBold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(mark.size)
    .fillColor(mark.color)
  const width = page.widthOfString(mark.text)
  if (mark.isVertical) page.rotate(-90, { origin: [mark.at.x, mark.at.y] })
  page.text(mark.text, mark.at.x - startOf(mark, width), mark.at.y, { lineBreak: false, baseline: 'alphabetic' })
}

const startOf = ({ align }: TextMark, width: number): number => ({ start: 0, middle: width / 2, end: width })[align]

/** Whether the fonts that every PDF reader has can write a text: Latin-1 and a few punctuation marks. */
const isWestern = (text: string): boolean => /^[\x20-\x7e\xa0-\xff–—‘’“”•…€™]*$/.test(text)

function addTextAsPicture(page: PDFKit.PDFDocument, mark: TextMark): void {
  const px = mark.size * TEXT_PX_PER_MM
  const measuring = contextOf(1, 1)
  measuring.font = `${mark.isBold ? 'bold ' : ''}${px}px sans-serif`
  const width = measuring.measureText(mark.text).width / TEXT_PX_PER_MM + mark.size
  const height = mark.size * 2
  const context = contextOf(Math.ceil(width * TEXT_PX_PER_MM), Math.ceil(height * TEXT_PX_PER_MM))
  const at = { x: mark.size / 2, y: mark.size * 1.4 }
  drawMarks(context, [{ kind: 'text', ...mark, at, align: 'start', isVertical: false }], TEXT_PX_PER_MM)
  if (mark.isVertical) page.rotate(-90, { origin: [mark.at.x, mark.at.y] })
  const left = mark.at.x - startOf(mark, width - mark.size) - at.x
  page.image(context.canvas.toDataURL('image/png'), left, mark.at.y - at.y, { width, height })
}
