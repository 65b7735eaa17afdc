// A sheet of A4 with a link: what it shows, for whom and how long, its QR code and its address.
import { canvasMeasure } from '../map/print/canvasPage'
import { paperSize } from '../map/print/paper'
import { loadWithRetry } from '../shared/loadWithRetry'
import type { SeenShare } from './shareTexts'
import { CODE_MM, sheetMarksOf } from './sheetMarks'

/**
 * Writes the sheet as a PDF file.
 * @param code the QR code as it is shown: a background, and the outline of its dark squares
 */
export async function writeLinkSheet(share: SeenShare, code: SVGSVGElement): Promise<Blob> {
  const { openPdfPage } = await loadWithRetry(() => import('../map/print/pdfPage'))
  const page = openPdfPage(paperSize('A4', 'portrait'), share.name, new Date().toISOString())
  const { marks, code: at } = sheetMarksOf(share, canvasMeasure())
  page.addMarks(marks)
  const outline = code.querySelector('path:last-of-type')?.getAttribute('d') ?? ''
  page.addOutline(outline, at, CODE_MM / code.viewBox.baseVal.width)
  return page.save()
}
