// Renders an invoice as PDF: one A4 page. The font has the letters of most languages and all currency signs.
import type { Readable } from 'node:stream'
import PDFDocument from 'pdfkit'
import { render, type Message } from '../../core/messages'
import { formatMoney } from '../../core/money'
import { invoiceText } from './messages'
import type { BilledTo, Invoice } from './sql'

const FONT = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')
const BOLD = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')
const MARGIN = 56
const WIDTH = 595.28 - 2 * MARGIN
const GREY = '#4b5563'

/** A stream of the PDF file. Dates are days in UTC, in English M/D/YYYY. */
export function invoicePdf(invoice: Invoice & { billedTo: BilledTo; paymentId: string }, language: string): Readable {
  const { number, billedTo } = invoice
  const text = (message: Message) => render(message, language)
  const day = (time: string) => new Date(time).toLocaleDateString(dateLocale(language), { timeZone: 'UTC' })
  const amount = formatMoney(invoice.amount, invoice.currency, language)
  const info = {
    Title: text(invoiceText('documentTitle', { number })),
    Author: 'Aerie',
    CreationDate: new Date(invoice.issuedAt),
  }
  const page = new PDFDocument({ size: 'A4', margin: MARGIN, font: FONT, info, lang: language, displayTitle: true })

  page
    .font(BOLD)
    .fontSize(22)
    .text(text(invoiceText('title')))
  page
    .font(FONT)
    .fontSize(10)
    .fillColor(GREY)
    .text(text(invoiceText('numberAndDate', { number, date: day(invoice.issuedAt) })))
  page
    .moveDown(2)
    .text(text(invoiceText('billedTo')))
    .fillColor('black')
    .fontSize(11)
    .text(billedTo.name)
  if (billedTo.address) page.text(billedTo.address)
  if (billedTo.taxId) page.text(text(invoiceText('taxId', { taxId: billedTo.taxId })))

  page.moveDown(2)
  row(page, BOLD, text(invoiceText('package')), text(invoiceText('amount')))
  rule(page)
  const term = { package: invoice.packageName, start: day(invoice.startsAt), end: day(invoice.endsAt) }
  row(page, FONT, text(invoiceText(invoice.period, term)), amount)
  rule(page)
  row(page, BOLD, text(invoiceText('total')), amount)

  page.moveDown(2).font(FONT).fontSize(10).fillColor(GREY)
  page.text(text(invoiceText('paid', { paymentId: invoice.paymentId })), MARGIN)
  page.end()
  return page
}

/** English dates are American, M/D/YYYY, also in the pseudo-locale. */
const dateLocale = (language: string): string => (language.startsWith('en') ? 'en-US' : language)

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
