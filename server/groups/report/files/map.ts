// The areas of a report as a map, shaded by a measure.
import type { MultiPolygon } from 'geojson'
import { worldY } from '../../../../geometry/worldY'
import { extentOf, unite } from '../../../media/vector/extent'
import type { Report } from '../service'
import { GREY, LINE, type Frame } from './page'
import { isDark, shadeOf } from './shades'

const PADDING = 8
const LABEL_SIZE = 6

export function drawMap(
  page: PDFKit.PDFDocument,
  rows: Report['rows'],
  column: number,
  { x, y, width, height }: Frame,
): void {
  page.rect(x, y, width, height).lineWidth(0.5).stroke(LINE)
  const shapes = rows.map(({ name, outline, now }) => {
    const shape = outline as unknown as MultiPolygon
    return { name, polygons: shape.coordinates, number: now[column] ?? 0, box: extentOf(shape).box }
  })
  const [first, ...others] = shapes
  if (!first) return
  const [west, south, east, north] = others.reduce((all, { box }) => unite(all, box), first.box)
  const top = worldY(north)
  const bottom = worldY(south)
  const wide = Math.max((east - west) / 360, 1e-9)
  const high = Math.max(bottom - top, 1e-9)
  const scale = Math.min((width - 2 * PADDING) / wide, (height - 2 * PADDING) / high)
  const left = x + (width - wide * scale) / 2
  const upper = y + (height - high * scale) / 2
  const place = (long: number, lat: number): [number, number] => [
    left + ((long - west) / 360) * scale,
    upper + (worldY(lat) - top) * scale,
  ]
  const highest = Math.max(...shapes.map(({ number }) => number)) || 1
  for (const { polygons, number } of shapes) {
    for (const ring of polygons.flat()) {
      ring.forEach(([long = 0, lat = 0], index) => {
        if (index === 0) page.moveTo(...place(long, lat))
        else page.lineTo(...place(long, lat))
      })
      page.closePath()
    }
    page.lineWidth(0.4).fillAndStroke(shadeOf(number, highest), GREY, 'even-odd')
  }
  page.fontSize(LABEL_SIZE)
  for (const { name, box, number } of shapes) {
    const [fromX, fromY] = place(box[0], box[3])
    const [toX, toY] = place(box[2], box[1])
    const label = page.widthOfString(name)
    // Only where the name fits into its area.
    if (label > toX - fromX || LABEL_SIZE * 1.4 > toY - fromY) continue
    page
      .fillColor(isDark(shadeOf(number, highest)) ? 'white' : 'black')
      .text(name, (fromX + toX - label) / 2, (fromY + toY) / 2 - LABEL_SIZE / 2, { lineBreak: false })
  }
}
