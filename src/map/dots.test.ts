import { sumOfDots } from './dots'

const dot = (layerId: string, index: number, count: number, cell = index) => ({
  layerId,
  properties: { index, count, cell },
})

test('sums the features that dots stand for, and counts a dot of two tiles once', () => {
  expect(sumOfDots([dot('a', 1, 40), dot('a', 2, 60), dot('b', 1, 5)])).toEqual({ dots: 3, features: 105 })
  expect(sumOfDots([dot('a', 1, 40), dot('a', 1, 38, 7)])).toEqual({ dots: 1, features: 40 })
})

test('leaves out features, also those with an attribute named count', () => {
  expect(sumOfDots([{ layerId: 'a', properties: { index: 1, 'a:count': 9 } }])).toEqual({ dots: 0, features: 0 })
  expect(sumOfDots([{ layerId: 'a', properties: null }])).toEqual({ dots: 0, features: 0 })
})
