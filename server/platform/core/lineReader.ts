/** Calls `onLine` for each complete line of text that arrives in chunks of any size. A line without its end is not reported. */
export function lineReader(onLine: (line: string) => void): (chunk: string) => void {
  let rest = ''
  return (chunk) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  }
}
