import path from 'node:path'
import { findStaleMutants } from './staleMutants'

test('every scripted bug fits the source', () => {
  expect(findStaleMutants(path.resolve(__dirname, '../..'))).toEqual([])
})
