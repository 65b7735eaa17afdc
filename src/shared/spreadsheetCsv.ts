import Papa from 'papaparse'

/**
 * Where a formula begins: at the begin of a cell, and behind separators at which some spreadsheets split lines in the middle of
 * a quoted cell. The server has the same rule for its files.
 */
const FORMULA_START = /(?<=^|[;\t\r\n])(?=[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/g

/** A negative number is no formula, and programs that read the file as data lose a number that has an apostrophe. */
const NEGATIVE_NUMBER = /^-(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/** Records as CSV with a header row. Texts that a spreadsheet would run as formulas get an apostrophe. */
export const spreadsheetCsv = (records: readonly Record<string, unknown>[]): string =>
  Papa.unparse(
    records.map((record) => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, plain(value)]))),
  )

const plain = (value: unknown): unknown =>
  typeof value === 'string' && !NEGATIVE_NUMBER.test(value) ? value.replace(FORMULA_START, "'") : value
