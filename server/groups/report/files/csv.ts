import { spreadsheetCsv } from '../../../platform/core/spreadsheetCsv'
import type { Report } from '../service'
import { tableOf } from './table'

/** Cells that a spreadsheet would run as formulas are escaped. */
export function reportCsv(report: Report, language: string): Buffer {
  const { header, rows, total } = tableOf(report, language)
  return Buffer.from(spreadsheetCsv([header, ...rows, total], { bom: true }))
}
