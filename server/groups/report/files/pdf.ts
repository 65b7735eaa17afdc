// Renders a report as PDF: figures, map and chart, the table, and a last page with the inputs.
import { render, type Message } from '../../../platform/core/messages'
import { measureText, reportFileText as text } from '../messages'
import type { Report } from '../service'
import { drawChart } from './chart'
import { inputLines, isEmpty, periodText, remarks, type Maker } from './inputLines'
import { drawMap } from './map'
import { BOLD, FONT, GREY, HEIGHT, MARGIN, WIDTH } from './page'
import { drawTables } from './pdfTable'
import { inParts, tableOf } from './table'

const MAP_HEIGHT = 250
const CHART_HEIGHT = 210
const GAP = 16
/** Height of the inputs of a report on one layer. */
const INPUTS_HEIGHT = 260

/** The font has the letters of most languages. @param madeAt the date in the file's properties */
export async function reportPdf(report: Report, maker: Maker, madeAt: Date, language: string): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const show = (message: Message) => render(message, language)
  const title = show(text('title', { layer: report.baseLayer.name }))
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: FONT,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: maker.organisation, Creator: maker.product, CreationDate: madeAt },
  })
  const bytes = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = []
    page.on('data', (part: Buffer) => parts.push(part))
    page.on('end', () => resolve(Buffer.concat(parts)))
    page.on('error', reject)
  })
  page.font(FONT).fontSize(10).fillColor(GREY).text(maker.organisation).moveDown(0.3)
  page.font(BOLD).fontSize(18).fillColor('black').text(title).moveDown(0.3)
  page.font(FONT).fontSize(10).fillColor(GREY).text(periodText(report, language))
  for (const remark of remarks(report, language)) page.text(remark)
  page.fillColor('black')
  const shown = pictured(report)
  if (isEmpty(report))
    page
      .moveDown(1)
      .fontSize(11)
      .text(show(text('empty')))
  if (shown) {
    const column = report.measures.indexOf(shown)
    const name = show(measureText(shown))
    heading(page, show(text('map', { measure: name })))
    const top = page.y
    drawMap(page, report.rows, column, { x: MARGIN, y: top, width: WIDTH, height: MAP_HEIGHT })
    page.y = top + MAP_HEIGHT
    if (!isEmpty(report)) {
      heading(page, show(text('chart', { measure: name })))
      const legend: [string, string] = [show(text('legendNow')), show(text('legendBefore'))]
      drawChart(page, report.rows, column, legend, { x: MARGIN, y: page.y, width: WIDTH, height: CHART_HEIGHT })
    }
  }
  drawTables(page, inParts(tableOf(report, language)))
  // Does not begin at the end of a page.
  if (page.y + INPUTS_HEIGHT > HEIGHT - MARGIN) page.addPage()
  heading(page, show(text('inputs')))
  page
    .fontSize(9)
    .fillColor(GREY)
    .text(show(text('inputsHelp')))
    .moveDown(0.5)
  page.text(show(text('method'))).moveDown(1)
  for (const { label, value, sha256 } of inputLines(report, maker, language)) {
    page.fillColor(GREY).text(value ? `${label}: ` : label, { continued: value !== '' })
    if (value) page.fillColor('black').text(value)
    if (sha256) page.fillColor('black').fontSize(8).text(`SHA-256 ${sha256}`).fontSize(9)
    page.moveDown(0.4)
  }
  numberPages(page, (number, count) => show(text('page', { page: number, count })))
  page.end()
  return bytes
}

/** The measure of map and chart: photos, or the first one with a number. */
function pictured({ measures, total }: Report): Report['measures'][number] | undefined {
  const hasNumber = (measure: Report['measures'][number]) => (total.now[measures.indexOf(measure)] ?? 0) > 0
  const [first, ...others] = measures
  return measures.includes('photos') && hasNumber('photos') ? 'photos' : (others.find(hasNumber) ?? first)
}

function heading(page: PDFKit.PDFDocument, words: string): void {
  page.y += GAP
  page.font(BOLD).fontSize(12).fillColor('black').text(words, MARGIN).moveDown(0.4).font(FONT)
}

function numberPages(page: PDFKit.PDFDocument, label: (number: number, count: number) => string): void {
  const { count } = page.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    page.switchToPage(index)
    // Below the margin a text would begin another page.
    page.page.margins.bottom = 0
    page.font(FONT).fontSize(8).fillColor(GREY)
    page.text(label(index + 1, count), MARGIN, HEIGHT - MARGIN / 2 - 8, { width: WIDTH, align: 'right' })
  }
}
