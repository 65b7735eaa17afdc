// Where the parts of a page are, in mm from its upper left corner.
import { paperSize, textFactor, type Size } from './paper'
import type { PrintSettings } from './printSettings'

export interface Rect extends Size {
  left: number
  top: number
}

export interface PageLayout {
  page: Size
  /** How much larger texts are than on A4. */
  factor: number
  header: Rect | undefined
  map: Rect
  /** `columns` of at most `rows` entries. */
  legend: (Rect & { columns: number; rows: number }) | undefined
  footer: Rect
}

/** No printer needs more. */
const MARGIN = 10
const HEADER = 10
const FOOTER = 19
/** Space for the labels of the grid on each side of the map. */
const GRID_SPACE = 4.5
const GAP = 3
const LEGEND_WIDTH = 48
export const LEGEND_HEADING = 6
export const LEGEND_ROW = 5
const PORTRAIT_COLUMNS = 3
const PORTRAIT_ROWS = 4

/** @param entries number of entries of the legend */
export function pageLayoutOf({ title, paper, orientation, shown }: PrintSettings, entries: number): PageLayout {
  const page = paperSize(paper, orientation)
  const factor = textFactor(paper)
  const inner: Rect = {
    left: MARGIN,
    top: MARGIN,
    width: page.width - 2 * MARGIN,
    height: page.height - 2 * MARGIN,
  }
  const headerHeight = title.trim() !== '' || shown.includes('date') ? HEADER * factor : 0
  const footerHeight = FOOTER * factor
  const gridSpace = shown.includes('grid') ? GRID_SPACE * factor : 0
  const hasLegend = shown.includes('legend') && entries > 0
  const isBeside = orientation === 'landscape'
  const legendWidth = hasLegend && isBeside ? (LEGEND_WIDTH + GAP) * factor : 0
  const stripRows = Math.min(Math.ceil(entries / PORTRAIT_COLUMNS), PORTRAIT_ROWS)
  const legendHeight = hasLegend && !isBeside ? (LEGEND_HEADING + stripRows * LEGEND_ROW + GAP) * factor : 0

  const map: Rect = {
    left: inner.left + gridSpace,
    top: inner.top + headerHeight + gridSpace,
    width: inner.width - 2 * gridSpace - legendWidth,
    height: inner.height - headerHeight - footerHeight - 2 * gridSpace - legendHeight,
  }
  const belowMap = map.top + map.height + gridSpace
  const beside = {
    left: map.left + map.width + gridSpace + GAP * factor,
    top: map.top,
    width: LEGEND_WIDTH * factor,
    height: map.height,
    columns: 1,
    rows: Math.floor((map.height / factor - LEGEND_HEADING) / LEGEND_ROW),
  }
  const below = {
    left: inner.left,
    top: belowMap + GAP * factor,
    width: inner.width,
    height: legendHeight - GAP * factor,
    columns: PORTRAIT_COLUMNS,
    rows: stripRows,
  }
  return {
    page,
    factor,
    header: headerHeight > 0 ? { ...inner, height: headerHeight } : undefined,
    map,
    legend: hasLegend ? (isBeside ? beside : below) : undefined,
    footer: { ...inner, top: inner.top + inner.height - footerHeight, height: footerHeight },
  }
}
