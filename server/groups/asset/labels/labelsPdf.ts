// Labels of assets as PDF: sheets of A4 with 3 by 8 labels, or a page for each label. The font has the letters of most
// languages, as in reports and invoices.
import { setImmediate } from 'node:timers/promises'
import { render } from '../../../platform/core/messages'
import { pagePaths } from '../../../platform/http/pagePaths'
import { assetLabelText } from '../messages'
import type { AssetRow } from '../row'
import { qrCode } from './qrCode'

type LabelledAsset = Pick<AssetRow, 'id' | 'name' | 'serial' | 'className' | 'model'>

interface LabelOptions {
  /** Name of the tenant. */
  organisation: string
  /** Address of the app, without a slash at its end. */
  origin: string
  layout: 'sheet' | 'single'
  language: string
}

const FONT = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')
const BOLD = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')
const GREY = '#4b5563'
/** In points. */
const MM = 72 / 25.4
const COLUMNS = 3
const ROWS = 8
const LABEL = { width: (210 / COLUMNS) * MM, height: (297 / ROWS) * MM }
/** Printers leave the edge of the paper empty. */
const PADDING = 5 * MM
const CODE = 26 * MM
const GAP = 3 * MM

/** What the code of an asset opens: its page, after a login if there is no session. */
export const labelAddress = (origin: string, assetId: string): string => origin + pagePaths.asset(assetId)

/** Other requests are answered between two labels. */
export async function labelsPdf(assets: readonly LabelledAsset[], options: LabelOptions): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const { layout, language } = options
  const isSheet = layout === 'sheet'
  const [only] = assets
  const title =
    assets.length === 1 && only ? assetLabelText('titleOfOne', { name: only.name }) : assetLabelText('title')
  const page = new PDFDocument({
    size: isSheet ? 'A4' : [LABEL.width, LABEL.height],
    margin: 0,
    font: FONT,
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    info: { Title: render(title, language), Author: options.organisation },
  })
  const bytes = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = []
    page.on('data', (part: Buffer) => parts.push(part))
    page.on('end', () => resolve(Buffer.concat(parts)))
    page.on('error', reject)
  })
  const perPage = isSheet ? COLUMNS * ROWS : 1
  for (const [at, asset] of assets.entries()) {
    const place = at % perPage
    if (place === 0) page.addPage()
    await drawLabel(page, asset, options, {
      x: (place % COLUMNS) * LABEL.width,
      y: Math.floor(place / COLUMNS) * LABEL.height,
    })
    await setImmediate()
  }
  page.end()
  return bytes
}

async function drawLabel(
  page: PDFKit.PDFDocument,
  asset: LabelledAsset,
  { organisation, origin, language }: LabelOptions,
  { x, y }: { x: number; y: number },
): Promise<void> {
  const address = labelAddress(origin, asset.id)
  const { modules, path } = await qrCode(address)
  const top = y + (LABEL.height - CODE) / 2
  page
    .save()
    .translate(x + PADDING, top)
    .scale(CODE / modules)
    .path(path)
    .fill('black')
    .restore()
  page.link(x + PADDING, top, CODE, CODE, address)

  const left = x + PADDING + CODE + GAP
  const width = LABEL.width - 2 * PADDING - CODE - GAP
  const { model, className } = asset
  const kind = model ? `${className} · ${model.manufacturer} ${model.name}` : className
  const lines = [
    { font: FONT, size: 6, color: GREY, lines: 1, text: organisation },
    { font: BOLD, size: 9, color: 'black', lines: 2, text: asset.name },
    {
      font: FONT,
      size: 8,
      color: 'black',
      lines: 2,
      text: render(assetLabelText('serial', { serial: asset.serial }), language),
    },
    { font: FONT, size: 7, color: GREY, lines: 2, text: kind },
  ]
  page.y = top
  for (const line of lines) {
    page.font(line.font).fontSize(line.size).fillColor(line.color)
    const lineHeight = page.currentLineHeight(true)
    const start = page.y
    page.text(line.text, left, start, { width, height: lineHeight * (line.lines + 0.5), ellipsis: true })
    page.y = Math.min(page.y, start + lineHeight * line.lines) + 1.5
  }
}
