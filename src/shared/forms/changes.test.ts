import { changedFields } from './changes'

const licence = { kind: 'A2', number: '17', expiresOn: '2027-03-01' }

test('compares the objects in a list by their values', () => {
  const stored = { licences: [licence] }
  expect(changedFields({ licences: [{ ...licence }] }, stored)).toEqual([])
  expect(changedFields({ licences: [{ ...licence, number: '18' }] }, stored)).toEqual(['licences'])
})

test('ignores the order of a list and spaces around text', () => {
  expect(changedFields({ name: 'Ada ', tags: ['b', 'a'] }, { name: 'Ada', tags: ['a', 'b'] })).toEqual([])
})
