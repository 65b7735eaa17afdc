import { createVectorTileCache } from './vectorTileCache'

test('evicts the least recently used tiles once the byte limit is reached', () => {
  const cache = createVectorTileCache(10_000)
  const tile = Buffer.alloc(3_000)
  for (const key of ['a', 'b', 'c']) cache.set(key, tile)
  cache.get('a')
  cache.set('d', tile)
  expect(['a', 'b', 'c', 'd'].map((key) => cache.has(key))).toEqual([true, false, true, true])
  expect(cache.calculatedSize).toBeLessThanOrEqual(10_000)
})

test('does not store a tile larger than the limit', () => {
  const cache = createVectorTileCache(1_000)
  cache.set('small', Buffer.alloc(100))
  cache.set('large', Buffer.alloc(2_000))
  expect([cache.has('small'), cache.has('large')]).toEqual([true, false])
})

test('counts the cost of empty tiles', () => {
  const cache = createVectorTileCache(1_000)
  for (let index = 0; index < 100; index++) cache.set(String(index), Buffer.alloc(0))
  expect(cache.size).toBeLessThan(5)
})
