// Prints the results of benchmarks: rows of figures, usually medians of interleaved rounds.

export interface Row {
  what: string
  figure: string
  /** Relative to a baseline of the same run. */
  ratio?: string
  budget?: string
  /** What figures.ts keeps of the row and compares between runs. */
  kept?: Kept
}

export type Goal = { atMost: number } | { atLeast: number }

export interface Kept {
  value: number
  /** `x` for a ratio. */
  unit: string
  goal: Goal
  /** Differences up to it say nothing as long as the goal is met, for figures that can be almost 0. */
  noise?: number
}

/** Flags of a headless Chromium without background requests. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The same with WebGL on the CPU, for maps. */
export const MAP_CHROMIUM_FLAGS = [
  ...CHROMIUM_FLAGS.filter((flag) => flag !== '--disable-gpu'),
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

export interface Bench {
  title: string
  run(): Promise<Row[]>
}

export const median = (values: number[]): number => percentile(values, 0.5)

/** The smallest value that is not exceeded by `share` of the values. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function printTable(title: string, rows: Row[]): void {
  const cells = [
    ['', 'figure', 'ratio', 'budget'],
    ...rows.map((row) => [row.what, row.figure, row.ratio ?? '', row.budget ?? '']),
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => (row[column] ?? '').length)))
  process.stdout.write(`\n${title}\n`)
  for (const row of cells) {
    process.stdout.write(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`)
  }
}
