// Draws everything of a page but the map: frame, grid, title, legend, scale, north arrow and attribution.
import { formatNumber } from '../../shared/messages'
import { dayText } from '../../shared/time/timeText'
import { formatLength } from '../measure'
import type { Scene } from '../scene'
import { fitted } from './fitText'
import type { LegendEntry } from './legendEntries'
import { box, type Mark, type Measure, type TextMark } from './marks'
import { printText } from './messages'
import { LEGEND_HEADING, LEGEND_ROW, type PageLayout, type Rect } from './pageLayout'
import type { GridLabel, PrintGrid } from './printGrid'
import { barOf, scaleVariation, type PaperMap, type Point } from './printScale'
import type { PrintSettings } from './printSettings'

const INK = '#111827'
const GREY = '#4b5563'
const GRID = '#374151'

const TITLE_SIZE = 5.6
const TEXT_SIZE = 3
const SMALL_SIZE = 2.4
const LABEL_SIZE = 2.3
const LINE = 3.6
const BAR_LONGEST = 62
const NORTH_WIDTH = 12
/** A smaller difference of scale cannot be measured on paper. */
const LEAST_VARIATION = 0.005

export interface PageContent {
  settings: PrintSettings
  layout: PageLayout
  map: PaperMap
  scene: Scene
  /** The ground is this many times as long as the paper. */
  scale: number
  bearing: number
  grid: PrintGrid | undefined
  legend: readonly LegendEntry[]
  attribution: string
  /** ISO time. */
  time: string
}

export function pageMarksOf(content: PageContent, measure: Measure): Mark[] {
  const { layout, settings, grid, legend, bearing } = content
  const marks: Mark[] = []
  if (grid) marks.push(...gridMarks(grid, layout, measure))
  marks.push({ kind: 'shape', points: boxOfRect(layout.map), isClosed: true, stroke: INK, width: 0.35 * layout.factor })
  if (layout.header) marks.push(...headerMarks(content, layout.header, measure))
  if (layout.legend) marks.push(...legendMarks(legend, layout.legend, layout.factor, measure))
  marks.push(...scaleMarks(content))
  marks.push(...noteMarks(content, measure))
  if (settings.shown.includes('north')) marks.push(...northMarks(layout, bearing))
  return marks
}

const boxOfRect = ({ left, top, width, height }: Rect): Point[] => box(left, top, width, height)

const textMark = (text: string, at: Point, size: number, more: Partial<TextMark> = {}): Mark => ({
  kind: 'text',
  text,
  at,
  size,
  align: 'start',
  color: INK,
  ...more,
})

function headerMarks({ settings, layout: { factor }, time }: PageContent, header: Rect, measure: Measure): Mark[] {
  const size = TEXT_SIZE * factor
  const baseline = header.top + TITLE_SIZE * factor
  const date = settings.shown.includes('date') ? dayText(time) : ''
  const dateWidth = date === '' ? 0 : measure(date, size) + 4 * factor
  const title = fitted(settings.title.trim(), header.width - dateWidth, TITLE_SIZE * factor, measure, true)
  const marks: Mark[] = []
  if (title !== '') marks.push(textMark(title, { x: header.left, y: baseline }, TITLE_SIZE * factor, { isBold: true }))
  const right = { x: header.left + header.width, y: baseline }
  if (date !== '') marks.push(textMark(date, right, size, { align: 'end', color: GREY }))
  return marks
}

function gridMarks(grid: PrintGrid, { map, factor }: PageLayout, measure: Measure): Mark[] {
  const onPage = ({ x, y }: Point): Point => ({ x: x + map.left, y: y + map.top })
  const lines = grid.lines.map((points): Mark => ({
    kind: 'shape',
    points: points.map(onPage),
    stroke: GRID,
    width: 0.13 * factor,
  }))
  return [...lines, ...withoutCollisions(grid.labels, map, factor, measure)]
}

/** Labels beside the frame. One that would touch its neighbour or extend beyond the frame is left out. */
function withoutCollisions(labels: readonly GridLabel[], map: Rect, factor: number, measure: Measure): Mark[] {
  const size = LABEL_SIZE * factor
  const ends = { top: 0, bottom: 0, left: 0, right: 0 }
  const along = ({ side, at }: GridLabel) => (side === 'top' || side === 'bottom' ? at.x : at.y)
  const marks: Mark[] = []
  for (const label of [...labels].sort((one, other) => along(one) - along(other))) {
    const { side, text, at } = label
    const isVertical = side === 'left' || side === 'right'
    const half = measure(text, size) / 2
    const middle = along(label)
    if (middle - half < ends[side] || middle + half > (isVertical ? map.height : map.width)) continue
    ends[side] = middle + half + size
    const away = 1.2 * factor
    const offset = {
      top: [0, -away],
      bottom: [0, away + size * 0.72],
      left: [-away, 0],
      right: [away + size * 0.72, 0],
    }
    const x = map.left + at.x + (offset[side][0] ?? 0)
    const y = map.top + at.y + (offset[side][1] ?? 0)
    marks.push(textMark(text, { x, y }, size, { align: 'middle', color: GRID, isVertical }))
  }
  return marks
}

function legendMarks(
  entries: readonly LegendEntry[],
  { left, top, width, columns, rows }: NonNullable<PageLayout['legend']>,
  factor: number,
  measure: Measure,
): Mark[] {
  const places = columns * rows
  const listed = entries.length > places ? entries.slice(0, places - 1) : entries
  const size = TEXT_SIZE * factor
  const columnWidth = width / columns
  const marks = [textMark(printText('legend'), { x: left, y: top + size }, size, { isBold: true })]
  // Fills the rows of a column first, and all columns evenly.
  const perColumn = Math.ceil(Math.min(entries.length, places) / columns)
  const placeOf = (index: number): Point => ({
    x: left + Math.floor(index / perColumn) * columnWidth,
    y: top + (LEGEND_HEADING + (index % perColumn) * LEGEND_ROW) * factor,
  })
  listed.forEach(({ name, color, shape }, index) => {
    const { x, y } = placeOf(index)
    marks.push(...symbolMarks({ color, shape }, { x, y }, factor))
    const text = fitted(name, columnWidth - 9 * factor, size, measure)
    marks.push(textMark(text, { x: x + 7 * factor, y: y + 2.75 * factor }, size))
  })
  if (listed.length < entries.length) {
    const { x, y } = placeOf(listed.length)
    const more = printText('legendMore', { count: entries.length - listed.length })
    marks.push(textMark(more, { x: x + 7 * factor, y: y + 2.75 * factor }, size, { color: GREY }))
  }
  return marks
}

const CIRCLE_POINTS = 24

/** A dot, a line or an area in the color of a vector layer, or a picture for a raster. */
function symbolMarks({ color, shape }: Pick<LegendEntry, 'color' | 'shape'>, { x, y }: Point, factor: number): Mark[] {
  const outline = box(x, y, 5 * factor, 3.4 * factor)
  const width = 0.4 * factor
  if (color !== undefined && shape === 'point') {
    const circle = Array.from({ length: CIRCLE_POINTS }, (_, index): Point => {
      const turn = (index / CIRCLE_POINTS) * 2 * Math.PI
      return { x: x + (2.5 + 1.4 * Math.cos(turn)) * factor, y: y + (1.7 + 1.4 * Math.sin(turn)) * factor }
    })
    return [{ kind: 'shape', points: circle, isClosed: true, fill: color }]
  }
  if (color !== undefined && shape === 'line') {
    const bends = [0, 1.6, 3.2, 5].map((across, index): Point => ({
      x: x + across * factor,
      y: y + (index % 2 === 0 ? 2.9 : 0.7) * factor,
    }))
    return [{ kind: 'shape', points: bends, stroke: color, width: 0.7 * factor }]
  }
  if (color !== undefined) {
    return [{ kind: 'shape', points: outline, isClosed: true, fill: color, fillOpacity: 0.3, stroke: color, width }]
  }
  const hills: Point[] = [
    { x, y: y + 3.4 * factor },
    { x: x + 1.7 * factor, y: y + 1.2 * factor },
    { x: x + 2.8 * factor, y: y + 2.4 * factor },
    { x: x + 3.7 * factor, y: y + 1.6 * factor },
    { x: x + 5 * factor, y: y + 3.4 * factor },
  ]
  return [
    { kind: 'shape', points: outline, isClosed: true, fill: '#e5e7eb' },
    { kind: 'shape', points: hills, isClosed: true, fill: '#6b7280' },
    { kind: 'shape', points: outline, isClosed: true, stroke: '#6b7280', width: 0.2 * factor },
  ]
}

/** A bar of two black and two white quarters, with the ratio below. */
function scaleMarks({ layout: { footer, factor }, scale, settings: { paper } }: PageContent): Mark[] {
  const { metres, mm } = barOf(scale, BAR_LONGEST * factor)
  const size = SMALL_SIZE * factor
  const left = footer.left + 2 * factor
  const top = footer.top + 5.4 * factor
  const height = 1.5 * factor
  const quarters = [0, 1, 2, 3].map((index): Mark => ({
    kind: 'shape',
    points: box(left + (index * mm) / 4, top, mm / 4, height),
    isClosed: true,
    fill: index % 2 === 0 ? INK : '#ffffff',
    stroke: INK,
    width: 0.15 * factor,
  }))
  const labels = [0, 0.5, 1].map((share) =>
    textMark(share === 0 ? '0' : barLength(metres * share), { x: left + mm * share, y: top - 0.9 * factor }, size, {
      align: 'middle',
    }),
  )
  const ratio = printText('scaleOn', { scale, paper })
  const ratioAt = { x: footer.left, y: top + height + 4.2 * factor }
  return [...quarters, ...labels, textMark(ratio, ratioAt, TEXT_SIZE * factor, { isBold: true })]
}

const barLength = (metres: number): string => formatLength(metres).replace(/[.,]0+ /, ' ')

function noteMarks({ layout, settings, map, grid, attribution }: PageContent, measure: Measure): Mark[] {
  const { footer, factor } = layout
  const size = SMALL_SIZE * factor
  const left = footer.left + (BAR_LONGEST + 14) * factor
  const width = footer.width - (BAR_LONGEST + 14 + NORTH_WIDTH) * factor
  const notes: string[] = []
  if (grid) notes.push(gridNote(grid))
  notes.push(printText('projection'))
  const variation = scaleVariation(map)
  if (variation > LEAST_VARIATION) {
    const percent = formatNumber(variation, { style: 'percent', maximumSignificantDigits: 2 })
    notes.push(printText('scaleVaries', { percent }))
  }
  const marks = notes.map((note, index) =>
    textMark(fitted(note, width, size, measure), { x: left, y: footer.top + (4.6 + index * LINE) * factor }, size, {
      color: GREY,
    }),
  )
  if (settings.shown.includes('attribution') && attribution !== '') {
    const text = fitted(attribution, footer.width, size, measure)
    marks.push(textMark(text, { x: footer.left, y: footer.top + footer.height - 0.6 * factor }, size, { color: GREY }))
  }
  return marks
}

const gridNote = ({ zone, step }: PrintGrid): string =>
  zone === undefined ? printText('gridDegrees') : printText('gridUtm', { zone, step })

/** An arrow that points to true north. */
function northMarks({ footer, factor }: PageLayout, bearing: number): Mark[] {
  const middle = { x: footer.left + footer.width - (NORTH_WIDTH / 2) * factor, y: footer.top + 8.4 * factor }
  const turn = (-bearing * Math.PI) / 180
  const turned = (x: number, y: number): Point => ({
    x: middle.x + (x * Math.cos(turn) - y * Math.sin(turn)) * factor,
    y: middle.y + (x * Math.sin(turn) + y * Math.cos(turn)) * factor,
  })
  const tip = turned(0, -3.4)
  const notch = turned(0, 2.2)
  const letter = turned(0, -5)
  const size = TEXT_SIZE * factor
  return [
    {
      kind: 'shape',
      points: [tip, notch, turned(-2.4, 4)],
      isClosed: true,
      fill: INK,
      stroke: INK,
      width: 0.2 * factor,
    },
    {
      kind: 'shape',
      points: [tip, notch, turned(2.4, 4)],
      isClosed: true,
      fill: '#ffffff',
      stroke: INK,
      width: 0.2 * factor,
    },
    textMark(printText('northLetter'), { x: letter.x, y: letter.y + size * 0.36 }, size, {
      align: 'middle',
      isBold: true,
    }),
  ]
}
