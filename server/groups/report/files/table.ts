// The table of a report: a header, a row for each area, and the total.
import { render } from '../../../core/messages'
import { measureText, reportFileText as text } from '../messages'
import type { Report } from '../service'

export interface ReportTable {
  header: string[]
  rows: [name: string, ...numbers: number[]][]
  total: [name: string, ...numbers: number[]]
}

const SQUARE_METRES_PER_HECTARE = 10_000

export function tableOf({ measures, rows, total }: Report, language: string): ReportTable {
  const show = (message: Parameters<typeof render>[0]) => render(message, language)
  const names = measures.map((measure) => show(measureText(measure)))
  const pairs = (now: number[], before: number[]) => now.flatMap((number, index) => [number, before[index] ?? 0])
  const hectares = (squareMetres: number) => Math.round((squareMetres / SQUARE_METRES_PER_HECTARE) * 100) / 100
  const size = rows.reduce((sum, { squareMetres }) => sum + squareMetres, 0)
  const areas = rows.reduce((sum, row) => sum + row.areas, 0)
  return {
    header: [
      ...[show(text('rowName')), show(text('areas')), show(text('hectares'))],
      ...names.flatMap((measure) => [measure, show(text('before', { measure }))]),
    ],
    rows: rows.map((row) => [row.name, row.areas, hectares(row.squareMetres), ...pairs(row.now, row.before)]),
    total: [show(text('total')), areas, hectares(size), ...pairs(total.now, total.before)],
  }
}
