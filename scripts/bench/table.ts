// What every bench prints: rows of figures, medians of interleaved rounds.

export interface Row {
  what: string
  figure: string
  /** Against what stands in the same run, where there is something to stand against. */
  ratio?: string
  budget?: string
}

/** A headless Chromium that talks to nobody but the page under test. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The same, with WebGL drawn by the processor, for maps. */
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

/** The value that `share` of the values do not exceed. */
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
