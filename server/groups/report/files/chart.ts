// Bars for the areas with the highest numbers, beside those of the period before.
import type { Report } from '../service'
import { BEFORE_COLOR, GREY, LINE, NOW_COLOR, type Frame } from './page'

const MOST_BARS = 12
const NAME_WIDTH = 110
const NUMBER_WIDTH = 46
const LEGEND_HEIGHT = 16
const SIZE = 8

export function drawChart(
  page: PDFKit.PDFDocument,
  rows: Report['rows'],
  column: number,
  legend: [now: string, before: string],
  { x, y, width, height }: Frame,
): void {
  const bars = rows
    .map(({ name, now, before }) => ({ name, now: now[column] ?? 0, before: before[column] ?? 0 }))
    .sort((a, b) => b.now - a.now || b.before - a.before)
    .slice(0, MOST_BARS)
  const highest = Math.max(...bars.flatMap(({ now, before }) => [now, before])) || 1
  const room = width - NAME_WIDTH - NUMBER_WIDTH
  page.fontSize(SIZE)
  legend.reduce((at, words, index) => {
    page.rect(at, y + 1, 7, 7).fill(index === 0 ? NOW_COLOR : BEFORE_COLOR)
    page.fillColor(GREY).text(words, at + 11, y, { lineBreak: false })
    return at + 30 + page.widthOfString(words)
  }, x + NAME_WIDTH)
  const step = (height - LEGEND_HEIGHT) / Math.max(bars.length, 6)
  const thick = step * 0.36
  bars.forEach(({ name, now, before }, index) => {
    const top = y + LEGEND_HEIGHT + index * step
    const label = {
      width: NAME_WIDTH - 8,
      align: 'right',
      lineBreak: false,
      ellipsis: true,
      height: SIZE * 1.3,
    } as const
    page.fillColor('black').text(name, x, top + step / 2 - SIZE / 2 - 1, label)
    page.rect(x + NAME_WIDTH, top + step * 0.1, (now / highest) * room, thick).fill(NOW_COLOR)
    page.rect(x + NAME_WIDTH, top + step * 0.1 + thick, (before / highest) * room, thick).fill(BEFORE_COLOR)
    const end = x + NAME_WIDTH + (Math.max(now, before) / highest) * room + 4
    page.fillColor(GREY).text(`${now} / ${before}`, end, top + step / 2 - SIZE / 2 - 1, { lineBreak: false })
  })
  const axis = x + NAME_WIDTH
  page.moveTo(axis, y + LEGEND_HEIGHT).lineTo(axis, y + LEGEND_HEIGHT + bars.length * step)
  page.lineWidth(0.5).stroke(LINE)
  page.x = x
  page.y = y + LEGEND_HEIGHT + bars.length * step
}
