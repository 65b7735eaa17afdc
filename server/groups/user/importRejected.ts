// The rejected rows of an import as CSV, to be corrected and imported again.
import { spreadsheetCsv } from '../../platform/core/spreadsheetCsv'
import { PROBLEM_COLUMN, type FileRow } from './importRows'

/**
 * Cells that a spreadsheet would run as formulas are escaped.
 * @param problems by number of the row; rows without a problem are left out
 */
export function rejectedAsCsv(header: string[], rows: FileRow[], problems: ReadonlyMap<number, string>): string {
  const kept = header.flatMap((name, at) => (name.trim().toLowerCase() === PROBLEM_COLUMN ? [] : [at]))
  const rejected = rows.flatMap(({ row, cells }) => {
    const problem = problems.get(row)
    return problem === undefined ? [] : [[...kept.map((at) => cells[at] ?? ''), problem]]
  })
  return spreadsheetCsv([[...kept.map((at) => header[at]), PROBLEM_COLUMN], ...rejected])
}
