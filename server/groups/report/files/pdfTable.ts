// The table of a report over as many pages as it needs, with its header on each.
import { BOLD, FONT, HEIGHT, LINE, MARGIN, WIDTH } from './page'
import type { ReportTable } from './table'

const SIZE = 8
const ROW_HEIGHT = 15
const HEADER_HEIGHT = 38
const HEADER_SIZE = 7
/** Smaller letters cannot be read. */
const LEAST_HEADER_SIZE = 5
const NAME_SHARE = 0.16
const GAP = 24
/** Between columns. */
const PADDING = 6

/** Rows that a table needs to begin at the end of a page. */
const LEAST_ROWS = 8

/** Each table begins below what is above it if some of its rows have room there, and on a new page otherwise. */
export function drawTables(page: PDFKit.PDFDocument, tables: readonly ReportTable[]): void {
  let y = page.y
  for (const table of tables) {
    const height = HEADER_HEIGHT + Math.min(table.rows.length + 1, LEAST_ROWS) * ROW_HEIGHT
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
  const headerSize = sizeOfHeader(page, header, [nameWidth, columnWidth])
  let y = top
  const line = (cells: readonly (string | number)[], font: string, height: number) => {
    page
      .font(font)
      .fontSize(cells === header ? headerSize : SIZE)
      .fillColor('black')
    cells.forEach((cell, index) => {
      const x = index === 0 ? MARGIN : MARGIN + nameWidth + (index - 1) * columnWidth
      const width = (index === 0 ? nameWidth : columnWidth) - PADDING
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

/** The largest size with which no word of the header is broken. */
function sizeOfHeader(
  page: PDFKit.PDFDocument,
  [name, ...columns]: ReportTable['header'],
  [nameWidth, columnWidth]: [name: number, column: number],
): number {
  page.font(BOLD).fontSize(HEADER_SIZE)
  const widest = (text: string) => Math.max(...text.split(' ').map((word) => page.widthOfString(word)))
  const shares = columns.map((column) => widest(column) / (columnWidth - PADDING))
  const share = Math.max(widest(name) / (nameWidth - PADDING), ...shares)
  return share <= 1 ? HEADER_SIZE : Math.max(LEAST_HEADER_SIZE, Math.floor((HEADER_SIZE / share) * 10) / 10)
}
