// The figures that are kept between runs: scripts/bench/performance.json, and docs/performance.md that is made of it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import path from 'node:path'
import type { Goal, Row } from './table'

const ROOT = path.resolve(import.meta.dirname, '../..')
const FIGURES = path.join(ROOT, 'scripts/bench/performance.json')
export const DOCUMENT = path.join(ROOT, 'docs/performance.md')
/** Worse than the kept figure by more than this share is a regression. */
const TOLERANCE = 0.1

/** What one bench measured, on one machine and day. */
export interface KeptBench {
  name: string
  title: string
  /** Year, month and day. */
  date: string
  machine: string
  rows: KeptRow[]
}

export interface KeptRow {
  what: string
  figure: string
  value: number
  unit: string
  goal: Goal
  noise?: number
}

export const readFigures = (): KeptBench[] =>
  existsSync(FIGURES) ? (JSON.parse(readFileSync(FIGURES, 'utf8')) as KeptBench[]) : []

/** Replaces the figures of the benches that have run, and writes the document. */
export function writeFigures(measured: KeptBench[]): void {
  const others = readFigures().filter(({ name }) => !measured.some((bench) => bench.name === name))
  const all = [...others, ...measured].sort((one, other) => one.name.localeCompare(other.name))
  writeFileSync(FIGURES, `${JSON.stringify(all, null, 2)}\n`)
  writeFileSync(DOCUMENT, performanceDocument(all))
}

/** @returns undefined for a bench without figures to keep */
export function keptOf(name: string, title: string, rows: Row[]): KeptBench | undefined {
  const kept = rows.flatMap(({ what, figure, kept: measured }) =>
    measured ? [{ what, figure, ...measured, value: rounded(measured.value) }] : [],
  )
  if (kept.length === 0) return undefined
  return { name, title, date: new Date().toISOString().slice(0, 10), machine: machineText(), rows: kept }
}

/** One line for each figure that is worse than the kept one by more than the tolerance, or that is missing. */
export function regressionsOf(kept: KeptBench, measured: KeptBench | undefined): string[] {
  return kept.rows.flatMap((before) => {
    const now = measured?.rows.find(({ what }) => what === before.what)
    if (!now) return [`${kept.name}: ${before.what} was not measured`]
    if (!isWorse(before, now.value)) return []
    return [`${kept.name}: ${before.what} was ${valueText(before)} and is ${valueText(now)}`]
  })
}

function isWorse({ goal, value, noise = 0 }: KeptRow, now: number): boolean {
  if (isMet({ goal, value: now }) && Math.abs(now - value) <= noise) return false
  return 'atMost' in goal ? now > value * (1 + TOLERANCE) : now < value * (1 - TOLERANCE)
}

export const isMet = ({ goal, value }: Pick<KeptRow, 'goal' | 'value'>): boolean =>
  'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast

/** In Markdown. */
export function performanceDocument(benches: KeptBench[]): string {
  const sections = benches.map(({ name, title, date, machine, rows }) => {
    const lines = rows.map((row) => {
      const cells = [row.what, row.figure, valueText(row), goalText(row), isMet(row) ? 'met' : '**not met**']
      return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
    })
    return [
      `## ${name}`,
      `${title}. ${date}, ${machine}.`,
      ['| Measure | Figure | Compared | Goal | |', '| --- | --- | --- | --- | --- |', ...lines].join('\n'),
    ].join('\n\n')
  })
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`
}

const INTRODUCTION = `# Performance

Written by \`npm run bench -- --write\`; do not edit it. Figures vary with the machine, so that most goals are ratios with a peer that is
measured in the same run. \`npm run bench -- --compare\` measures again and fails for a figure that is worse than the one below by more
than ${TOLERANCE * 100} %. \`npm run bench -- --smoke\` only proves that each bench still runs.`

const valueText = ({ value, unit }: Pick<KeptRow, 'value' | 'unit'>): string => `${value} ${unit}`

const goalText = ({ goal, unit }: KeptRow): string =>
  'atMost' in goal ? `at most ${goal.atMost} ${unit}` : `at least ${goal.atLeast} ${unit}`

/** Three digits that count. */
const rounded = (value: number): number => Number(value.toPrecision(3))

function machineText(): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown CPU'}, ${memory} GiB, Node ${process.versions.node}`
}
