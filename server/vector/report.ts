// What became of a file's features, for the person who brought it: counts, and for every reason a few examples.

export interface ReportLine {
  reason: string
  count: number
  /** Names or places in the file, three at most. */
  examples: string[]
}

export interface ImportReport {
  read: number
  kept: number
  /** What is in the file but not in the layer. */
  skipped: ReportLine[]
  /** What is in the layer, but not quite as in the file. */
  changed: ReportLine[]
}

export interface Reporter {
  skip(reason: string, example?: string): void
  change(reason: string, example?: string): void
  countRead(): void
  countKept(): void
  result(): ImportReport
}

const MOST_EXAMPLES = 3
const LONGEST_EXAMPLE = 80
const MOST_LINES = 30

export function createReporter(): Reporter {
  const skipped = new Map<string, ReportLine>()
  const changed = new Map<string, ReportLine>()
  let read = 0
  let kept = 0
  const note = (lines: Map<string, ReportLine>, reason: string, example: string | undefined): void => {
    const line = lines.get(reason) ?? { reason, count: 0, examples: [] }
    line.count++
    const text = example?.trim().slice(0, LONGEST_EXAMPLE)
    if (text && line.examples.length < MOST_EXAMPLES && !line.examples.includes(text)) line.examples.push(text)
    if (lines.size < MOST_LINES) lines.set(reason, line)
  }
  return {
    skip: (reason, example) => note(skipped, reason, example),
    change: (reason, example) => note(changed, reason, example),
    countRead: () => void read++,
    countKept: () => void kept++,
    result: () => ({ read, kept, skipped: [...skipped.values()], changed: [...changed.values()] }),
  }
}
