import { readFileSync } from 'node:fs'
import { DOCUMENT, isMet, keptOf, performanceDocument, readFigures, regressionsOf, type KeptBench } from './figures'

const lists = (value: number, goal: { atMost: number } | { atLeast: number }): KeptBench => {
  const kept = keptOf('lists', 'Lists', [
    { what: 'p95', figure: '3 ms' },
    { what: 'beside the peer', figure: '5 ms', kept: { value, unit: 'x', goal } },
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

test('a figure that is no longer measured is a regression', () => {
  expect(regressionsOf(lists(1, { atMost: 1 }), undefined)).toEqual(['lists: beside the peer was not measured'])
})
