import { readFileSync } from 'node:fs'
import { DOCUMENT, isMet, keptOf, performanceDocument, readFigures, regressionsOf, type KeptBench } from './figures'
import type { Goal } from './table'

const lists = (value: number, goal: Goal, noise?: number): KeptBench => {
  const kept = keptOf('lists', 'Lists', [
    { what: 'p95', figure: '3 ms' },
    { what: 'beside the peer', figure: '5 ms', kept: { value, unit: 'x', goal, noise } },
  ])
  if (!kept) throw new Error('No figure was kept')
  return kept
}

test('the document is that of the kept figures', () => {
  expect(readFileSync(DOCUMENT, 'utf8')).toBe(performanceDocument(readFigures()))
})

test('keeps the figures that have a goal, with three digits', () => {
  expect(lists(0.81234, { atLeast: 0.8 }).rows).toEqual([
    { what: 'beside the peer', figure: '5 ms', value: 0.812, unit: 'x', goal: { atLeast: 0.8 } },
  ])
  expect(keptOf('lists', 'Lists', [{ what: 'p95', figure: '3 ms' }])).toBeUndefined()
})

test.each([
  [1.2, { atMost: 1.2 }, true],
  [1.21, { atMost: 1.2 }, false],
  [0.8, { atLeast: 0.8 }, true],
  [0.79, { atLeast: 0.8 }, false],
])('%d against %o is met: %s', (value, goal, met) => {
  expect(isMet({ value, goal })).toBe(met)
})

test.each([
  ['at most', { atMost: 1 }, 1.09, 1.11],
  ['at least', { atLeast: 1 }, 0.91, 0.89],
] as const)('a figure of %s is a regression from 10 %% on', (_kind, goal, same, worse) => {
  const kept = lists(1, goal)
  expect(regressionsOf(kept, lists(same, goal))).toEqual([])
  expect(regressionsOf(kept, lists(worse, goal))).toEqual([`lists: beside the peer was 1 x and is ${worse} x`])
})

test('a difference within the noise of a figure is no regression while the goal is met', () => {
  const goal = { atMost: 0.05 }
  const shift = (value: number): KeptBench => lists(value, goal, 0.01)
  expect(regressionsOf(shift(0), shift(0.001))).toEqual([])
  expect(regressionsOf(shift(0.04), shift(0.049))).toEqual([])
  expect(regressionsOf(shift(0), shift(0.02))).toEqual(['lists: beside the peer was 0 x and is 0.02 x'])
  expect(regressionsOf(shift(0.045), shift(0.051))).toEqual(['lists: beside the peer was 0.045 x and is 0.051 x'])
  expect(regressionsOf(lists(0, goal), lists(0.001, goal))).toHaveLength(1)
})

test('a figure that is no longer measured is a regression', () => {
  expect(regressionsOf(lists(1, { atMost: 1 }), undefined)).toEqual(['lists: beside the peer was not measured'])
})
