// The table of a report over as many pages as it needs, with its header on each.
import { BOLD, FONT, HEIGHT, LINE, MARGIN, WIDTH } from './page'
import type { ReportTable } from './table'

const SIZE = 8
const ROW_HEIGHT = 15
const HEADER_HEIGHT = 38
const HEADER_SIZE = 7
const NAME_SHARE = 0.16
const GAP = 24

/** Each table begins below what is above it if all of it has room there, and on a new page otherwise. */
export function drawTables(page: PDFKit.PDFDocument, tables: readonly ReportTable[]): void {
  let y = page.y
  for (const table of tables) {
    const height = HEADER_HEIGHT + (table.rows.length + 1) * ROW_HEIGHT
    if (y + GAP + height > HEIGHT - MARGIN) {
      page.addPage()
      y = MARGIN
    } else y += GAP
    y = drawTable(page, table, y)
  }
  page.x = MARGIN
  page.y = y
}

/** @returns where it ends */
function drawTable(page: PDFKit.PDFDocument, { header, rows, total }: ReportTable, top: number): number {
  const nameWidth = WIDTH * NAME_SHARE
  const columnWidth = (WIDTH - nameWidth) / Math.max(1, header.length - 1)
  let y = top
  const line = (cells: readonly (string | number)[], font: string, height: number) => {
    page
      .font(font)
      .fontSize(cells === header ? HEADER_SIZE : SIZE)
      .fillColor('black')
    cells.forEach((cell, index) => {
      const x = index === 0 ? MARGIN : MARGIN + nameWidth + (index - 1) * columnWidth
      const width = (index === 0 ? nameWidth : columnWidth) - 6
      page.text(String(cell), x, y + 3, {
        width,
        height: height - 4,
        ellipsis: true,
        align: index === 0 ? 'left' : 'right',
      })
    })
    y += height
    page.moveTo(MARGIN, y).lineTo(MARGIN + WIDTH, y)
    page.lineWidth(0.4).stroke(LINE)
  }
  line(header, BOLD, HEADER_HEIGHT)
  for (const row of [...rows, total]) {
    if (y + ROW_HEIGHT > HEIGHT - MARGIN) {
      page.addPage()
      y = MARGIN
      line(header, BOLD, HEADER_HEIGHT)
    }
    line(row, row === total ? BOLD : FONT, ROW_HEIGHT)
  }
  return y
}
