// Finds what separates the cells of a table.

/** A first line of spreadsheets that names the separator. */
export const SEPARATOR_LINE = /^\ufeff?sep=(.)\r?\n/i

const SEPARATORS = [',', ';', '\t', '|']

/** The name of a column with coordinates. A line of prose does not start a cell with it. */
const COORDINATE_COLUMN = /(?:^|[,;\t|])\s*"?(?:lat|latitude|lon|lng|long|longitude|wkt)"?\s*(?:[,;\t|]|$)/i

/**
 * The cells of a table are as many, at least two, in each of its first lines. Where the first line names a column with coordinates, the
 * others may have fewer: some programs leave out empty cells at the end.
 * @param text the start of the table
 * @returns undefined when the text is no table
 */
export function separatorOf(text: string): string | undefined {
  const [separatorLine = '', named] = SEPARATOR_LINE.exec(text) ?? []
  const lines = text
    .slice(separatorLine.length)
    .split(/\r?\n/, 6)
    .filter((line) => line.trim() !== '')
  // The last line may be truncated.
  const whole = lines.length > 2 ? lines.slice(0, -1) : lines
  const candidates = named === undefined ? SEPARATORS : [named]
  const mayBeShort = COORDINATE_COLUMN.test(whole[0] ?? '')
  return candidates.find((separator) => {
    const [first = 0, ...others] = whole.map((line) => cellsOf(line, separator))
    return first > 1 && others.every((count) => count === first || (mayBeShort && count > 1 && count < first))
  })
}

/** Number of cells in a line. Ignores separators between quotes; a quote inside a cell, as in 45" N, is none. */
function cellsOf(line: string, separator: string): number {
  let cells = 1
  let isQuoted = false
  let isStart = true
  for (let at = 0; at < line.length; at++) {
    const sign = line[at]
    if (isQuoted && sign === '"' && line[at + 1] === '"') at++
    else if (sign === '"') isQuoted = isQuoted ? false : isStart
    else if (sign === separator && !isQuoted) {
      cells++
      isStart = true
      continue
    }
    isStart = false
  }
  return cells
}
