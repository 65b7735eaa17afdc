// The table of a report: a header, a row for each area, and the total.
import { render } from '../../../platform/core/messages'
import { measureText, reportFileText as text } from '../messages'
import type { Report } from '../service'

export interface ReportTable {
  header: [name: string, ...columns: string[]]
  rows: [name: string, ...numbers: number[]][]
  total: [name: string, ...numbers: number[]]
}

const SQUARE_METRES_PER_HECTARE = 10_000

/** Columns of polygons and hectares, beside the name. */
const SIZE_COLUMNS = 2
/** Columns of numbers that a page of paper has room for, with their counterparts of the period before. */
const PAPER_COLUMNS = 6

/** Tables that fit the width of a page of paper: each has the names, and the first also the sizes. */
export function inParts({ header, rows, total }: ReportTable): ReportTable[] {
  const numbers = header.length - 1 - SIZE_COLUMNS
  return Array.from({ length: Math.max(1, Math.ceil(numbers / PAPER_COLUMNS)) }, (_, part) => {
    const from = 1 + SIZE_COLUMNS + part * PAPER_COLUMNS
    const cut = <Cell>([name, ...cells]: [string, ...Cell[]]): [string, ...Cell[]] => [
      name,
      ...cells.slice(part === 0 ? 0 : from - 1, from - 1 + PAPER_COLUMNS),
    ]
    return { header: cut(header), rows: rows.map((row) => cut(row)), total: cut(total) }
  })
}

export function tableOf({ measures, rows, total }: Report, language: string): ReportTable {
  const show = (message: Parameters<typeof render>[0]) => render(message, language)
  const names = measures.map((measure) => show(measureText(measure)))
  const pairs = (now: number[], before: number[]) => now.flatMap((number, index) => [number, before[index] ?? 0])
  const hectares = (squareMetres: number) => Math.round((squareMetres / SQUARE_METRES_PER_HECTARE) * 100) / 100
  const size = rows.reduce((sum, { squareMetres }) => sum + squareMetres, 0)
  const areas = rows.reduce((sum, row) => sum + row.areas, 0)
  return {
    header: [
      show(text('rowName')),
      show(text('areas')),
      show(text('hectares')),
      ...names.flatMap((measure) => [measure, show(text('before', { measure }))]),
    ],
    rows: rows.map((row) => [row.name, row.areas, hectares(row.squareMetres), ...pairs(row.now, row.before)]),
    total: [show(text('total')), areas, hectares(size), ...pairs(total.now, total.before)],
  }
}
