// Reports the outcome of an import to the user: counts, reasons and a few examples of each.
import type { Message } from '../../platform/core/messages'

/** Lines are distinguished by the code of their reason. */
export interface ReportLine {
  reason: Message
  count: number
  /** Names or positions in the file, three at most. */
  examples: string[]
}

export interface ImportReport {
  read: number
  kept: number
  /** In the file but not in the layer. */
  skipped: ReportLine[]
  /** In the layer, but different from the file. */
  changed: ReportLine[]
}

export interface Reporter {
  /** @param count of features, 1 by default */
  skip(reason: Message, example?: string, count?: number): void
  change(reason: Message, example?: string): void
  /** @param count of features, 1 by default */
  countRead(count?: number): void
  countKept(): void
  result(): ImportReport
}

const MAX_EXAMPLES = 3
const MAX_EXAMPLE_LENGTH = 80
const MAX_LINES = 30

export function createReporter(): Reporter {
  const skipped = new Map<string, ReportLine>()
  const changed = new Map<string, ReportLine>()
  let read = 0
  let kept = 0
  const note = (lines: Map<string, ReportLine>, reason: Message, example: string | undefined, count: number): void => {
    const line = lines.get(reason.code) ?? { reason, count: 0, examples: [] }
    line.count += count
    const text = example?.trim().slice(0, MAX_EXAMPLE_LENGTH)
    if (text && line.examples.length < MAX_EXAMPLES && !line.examples.includes(text)) line.examples.push(text)
    if (lines.size < MAX_LINES) lines.set(reason.code, line)
  }
  return {
    skip: (reason, example, count = 1) => note(skipped, reason, example, count),
    change: (reason, example) => note(changed, reason, example, 1),
    countRead: (count = 1) => void (read += count),
    countKept: () => void kept++,
    result: () => ({ read, kept, skipped: [...skipped.values()], changed: [...changed.values()] }),
  }
}
