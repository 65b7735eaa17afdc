/**
 * Breaks a text into lines: between words, and within those that are longer than a line, such as addresses.
 * @param measure width of a text
 */
export function linesOf(
  text: string,
  { width, mostLines }: { width: number; mostLines: number },
  measure: (text: string) => number,
): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const letter of word) {
      if (line !== '' && measure(line + letter) > width) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  lines.push(line)
  if (lines.length <= mostLines) return lines
  const last = `${(lines[mostLines - 1] ?? '').slice(0, -1).trimEnd()}…`
  return [...lines.slice(0, mostLines - 1), last]
}
