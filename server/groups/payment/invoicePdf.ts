// An invoice on paper: one A4 page, in a font that has the letters of most names and every currency sign.
import type { Readable } from 'node:stream'
import PDFDocument from 'pdfkit'
import { formatMoney } from '../../core/money'
import type { BilledTo, Invoice } from './sql'

const FONT = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')
const BOLD = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')
const MARGIN = 56
const WIDTH = 595.28 - 2 * MARGIN
const GREY = '#4b5563'

const day = (time: string): string => new Date(time).toLocaleDateString('en-US', { timeZone: 'UTC' })

/** A PDF file as it is being made. Times are days in UTC, M/D/YYYY. */
export function invoicePdf(invoice: Invoice & { billedTo: BilledTo; paymentId: string }): Readable {
  const { number, billedTo } = invoice
  const amount = formatMoney(invoice.amount, invoice.currency)
  const info = { Title: `Invoice ${number}`, Author: 'Aerie', CreationDate: new Date(invoice.issuedAt) }
  const page = new PDFDocument({ size: 'A4', margin: MARGIN, font: FONT, info, lang: 'en', displayTitle: true })

  page.font(BOLD).fontSize(22).text('Invoice')
  page
    .font(FONT)
    .fontSize(10)
    .fillColor(GREY)
    .text(`${number}, ${day(invoice.issuedAt)}`)
  page.moveDown(2).text('Billed to').fillColor('black').fontSize(11).text(billedTo.name)
  if (billedTo.address) page.text(billedTo.address)
  if (billedTo.taxId) page.text(`Tax id ${billedTo.taxId}`)

  page.moveDown(2)
  row(page, BOLD, 'Package', 'Amount')
  rule(page)
  const term = `${day(invoice.startsAt)} to ${day(invoice.endsAt)}`
  row(page, FONT, `${invoice.packageName}, one ${invoice.period}, ${term}`, amount)
  rule(page)
  row(page, BOLD, 'Total', amount)

  page.moveDown(2).font(FONT).fontSize(10).fillColor(GREY)
  page.text(`Paid, payment ${invoice.paymentId}.`, MARGIN)
  page.end()
  return page
}

function row(page: PDFKit.PDFDocument, font: string, left: string, right: string): void {
  const { y } = page
  page
    .font(font)
    .fontSize(11)
    .fillColor('black')
    .text(left, MARGIN, y, { width: WIDTH * 0.7 })
  const end = page.y
  page.text(right, MARGIN + WIDTH * 0.7, y, { width: WIDTH * 0.3, align: 'right' })
  page.y = Math.max(end, page.y) + 6
}

function rule(page: PDFKit.PDFDocument): void {
  page
    .moveTo(MARGIN, page.y)
    .lineTo(MARGIN + WIDTH, page.y)
    .lineWidth(0.5)
    .strokeColor(GREY)
    .stroke()
  page.y += 6
}
