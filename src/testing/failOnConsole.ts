/**
 * Fails a web test whose code writes a warning or an error to the console: React and antd report faults there (state set
 * during another component's render, missing keys, deprecated properties) that no assertion would notice.
 */
import { format } from 'node:util'

interface ExpectedLine {
  pattern: RegExp
  reason: string
  seen: boolean
}

/** Lines that depend on timing and say nothing about our code. */
const IGNORED = [
  // Redux Toolkit's development checks on a loaded machine.
  /^(Immutable|Serializable)StateInvariantMiddleware took/,
  // antd: the trigger of a tooltip left the page before the effect that opens the tooltip.
  /trigger element and popup element should in same shadow root/,
]

let unexpected: string[] = []
let expected: ExpectedLine[] = []

/**
 * Allows lines that match `pattern` until the end of the current test, which fails if none was written.
 * @param reason why the line is written on purpose, or cannot be avoided
 */
export function expectConsole(pattern: RegExp, reason: string): void {
  expected.push({ pattern, reason, seen: false })
}

/** Installs the check for every test of the file. */
export function failOnConsole(): void {
  for (const level of ['error', 'warn'] as const)
    console[level] = (...args: unknown[]) => {
      const line = format(...args)
      if (IGNORED.some((pattern) => pattern.test(line))) return
      const match = expected.find(({ pattern }) => pattern.test(line))
      if (match) match.seen = true
      else unexpected.push(`console.${level}: ${line}`)
    }

  afterEach(() => {
    const missing = expected.filter(({ seen }) => !seen).map(({ pattern, reason }) => `${pattern} (${reason})`)
    const written = unexpected
    unexpected = []
    expected = []
    if (written.length > 0) throw new Error(`The test wrote to the console:\n${written.join('\n')}`)
    if (missing.length > 0) throw new Error(`The test did not write to the console:\n${missing.join('\n')}`)
  })
}
