// Renders an invoice as PDF: one A4 page. The font has the letters of most languages and all currency signs.
import type { Readable } from 'node:stream'
import { render, type Message } from '../../platform/core/messages'
import { dateLocale, dayOf } from '../../platform/core/days'
import { formatMoney } from '../../platform/core/money'
import { netOf } from './charge'
import { invoiceText } from './messages'
import type { BilledTo } from './buyerSql'
import type { InvoiceDocument } from './invoiceSql'

const FONT = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')
const BOLD = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')
const MARGIN = 56
const WIDTH = 595.28 - 2 * MARGIN
/** In points. */
const LOGO = { width: 140, height: 56 }
const GREY = '#4b5563'
/** Rates are in hundredths of a percent. */
const FULL_RATE = 10_000

/**
 * A stream of the PDF file. Dates are days in UTC.
 * @param logo of the buyer, as PNG
 */
export async function invoicePdf(
  invoice: InvoiceDocument,
  product: string,
  language: string,
  logo: Buffer | undefined,
): Promise<Readable> {
  // Loaded with the first invoice, because it takes a tenth of a start.
  const { default: PDFDocument } = await import('pdfkit')
  const { number, billedTo, seller } = invoice
  const text = (message: Message) => render(message, language)
  const info = {
    Title: text(invoiceText('documentTitle', { number })),
    Author: seller?.name || product,
    CreationDate: new Date(invoice.issuedAt),
  }
  const page = new PDFDocument({ size: 'A4', margin: MARGIN, font: FONT, info, lang: language, displayTitle: true })

  if (logo) page.image(logo, MARGIN + WIDTH - LOGO.width, MARGIN, { fit: [LOGO.width, LOGO.height], align: 'right' })
  page
    .font(BOLD)
    .fontSize(22)
    .text(text(invoiceText('title')))
  page
    .font(FONT)
    .fontSize(10)
    .fillColor(GREY)
    .text(text(invoiceText('numberAndDate', { number, date: dayOf(invoice.issuedAt, language) })))
  if (seller?.name) party(page, text(invoiceText('seller')), seller, language)
  party(page, text(invoiceText('billedTo')), billedTo, language)
  const period = { start: dayOf(invoice.startsAt, language), end: dayOf(invoice.endsAt, language) }
  page
    .moveDown(1)
    .fontSize(10)
    .fillColor(GREY)
    .text(text(invoiceText('period')))
    .fillColor('black')
    .fontSize(11)
    .text(text(invoiceText('periodFromTo', period)))

  page.moveDown(2)
  lines(page, invoice, language)

  page.moveDown(2).font(FONT).fontSize(10).fillColor(GREY)
  page.text(text(invoiceText('paid', { paymentId: invoice.paymentId })), MARGIN)
  page.end()
  return page
}

/** Name, address, e-mail and tax number of the seller or the buyer. */
function party(
  page: PDFKit.PDFDocument,
  title: string,
  { name, address, email, taxId }: BilledTo,
  language: string,
): void {
  page.moveDown(1).fontSize(10).fillColor(GREY).text(title).fillColor('black').fontSize(11).text(name)
  if (address) page.text(address)
  if (email) page.text(email)
  if (taxId) page.text(render(invoiceText('taxId', { taxId }), language))
}

/** The package, the credit, the tax and the total. */
function lines(page: PDFKit.PDFDocument, invoice: InvoiceDocument, language: string): void {
  const { charge, credit, currency } = invoice
  const text = (message: Message) => render(message, language)
  const money = (amount: number) => formatMoney(amount, currency, language)
  const term = {
    package: invoice.packageName,
    start: dayOf(invoice.startsAt, language),
    end: dayOf(invoice.endsAt, language),
  }
  row(page, BOLD, text(invoiceText('package')), text(invoiceText('amount')))
  rule(page)
  row(page, FONT, text(invoiceText(invoice.period, term)), money(netOf(charge)))
  if (credit) {
    const details = { package: credit.packageName, value: money(credit.value), days: Math.round(credit.days) }
    row(page, FONT, text(invoiceText('credit', details)), money(0))
  }
  rule(page)
  if (charge.tax) {
    const { name, rate, amount } = charge.tax
    row(page, FONT, text(invoiceText('net', { tax: name })), money(netOf(charge)))
    row(page, FONT, text(invoiceText('tax', { name, rate: rateText(rate, language) })), money(amount))
    rule(page)
  }
  row(page, BOLD, text(invoiceText('total')), money(charge.total))
}

/** `1850, 'en'` → `18.5%` */
const rateText = (rate: number, language: string): string =>
  new Intl.NumberFormat(dateLocale(language), { style: 'percent', maximumFractionDigits: 2 }).format(rate / FULL_RATE)

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
