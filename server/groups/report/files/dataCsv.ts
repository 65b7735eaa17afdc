// The data of an edition as CSV: the same bytes for the same inputs, in every language and on every day.
import { spreadsheetCsv } from '../../../platform/core/spreadsheetCsv'
import type { Report } from '../service'

const SQUARE_METRES_PER_HECTARE = 10_000

/** Columns have the names of the contract. It has no time of its own. */
export function dataCsv({ measures, rows, total }: Report): Buffer {
  const header = ['name', 'areas', 'hectares', ...measures.flatMap((measure) => [measure, `${measure}Before`])]
  const pairs = (now: readonly number[], before: readonly number[]) =>
    now.flatMap((number, index) => [number, before[index] ?? 0])
  const lines = rows.map(({ name, areas, squareMetres, now, before }) => {
    const hectares = Math.round((squareMetres / SQUARE_METRES_PER_HECTARE) * 100) / 100
    return [name, areas, hectares, ...pairs(now, before)]
  })
  return Buffer.from(spreadsheetCsv([header, ...lines, ['', '', '', ...pairs(total.now, total.before)]]))
}
