// How tables are written as CSV: a spreadsheet that opens the file runs nothing of what people typed.
import { stringify, type Options } from 'csv-stringify/sync'

/** Characters that a formula begins with, also in full width, and blanks that spreadsheets skip before one. */
const FORMULA = '[=+\\-@\\t\\r\uff1d\uff0b\uff0d\uff20]'
/**
 * Where a cell begins. Spreadsheets of many languages also split the lines of a file at semicolons, in the middle of what is
 * quoted for a comma, so that the text behind a separator is a cell of its own.
 */
const CELL_START = '(?<=^|[;\\t\\r\\n])'

const UNESCAPED = new RegExp(`${CELL_START}(?=${FORMULA})`, 'g')
const ESCAPED = new RegExp(`${CELL_START}'(?=${FORMULA})`, 'g')

/** A negative number is no formula, and programs that read the file as data lose a number that has an apostrophe. */
const NEGATIVE_NUMBER = /^-(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/** Puts an apostrophe before every formula in a cell, so that a spreadsheet shows it as text. */
const escapeFormulas = (cell: string): string => (NEGATIVE_NUMBER.test(cell) ? cell : cell.replace(UNESCAPED, "'"))

/** The text of a cell that `spreadsheetCsv` has written. */
export const unescapeFormulas = (cell: string): string => cell.replace(ESCAPED, '')

/** @param rows their cells; texts are escaped. @param options such as `bom` for the begin of a file */
export const spreadsheetCsv = (rows: readonly (readonly unknown[])[], options: Options = {}): string =>
  stringify([...rows], { quoted_match: /;/, ...options, cast: { string: escapeFormulas } })
