import type { Options } from 'csv-stringify/sync'

/**
 * How tables are written as CSV: cells that a spreadsheet would run as formulas are escaped, and texts with semicolons are
 * quoted, because some spreadsheets also split at semicolons and would run what follows.
 */
export const SPREADSHEET_CSV: Options = { escape_formulas: true, quoted_match: /;/ }
