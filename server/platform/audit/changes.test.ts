import { changesOf } from './changes'

test('returns before and after of the changed fields only', () => {
  expect(changesOf({ name: 'A', lat: 1, tags: ['b', 'a'] }, { name: 'B', lat: 1, tags: ['a', 'b'] })).toEqual({
    'name.before': 'A',
    'name.after': 'B',
  })
})

test('notices a change after the part of a long text that is recorded', () => {
  const text = 'x'.repeat(300)
  expect(changesOf({ description: `${text}old` }, { description: `${text}new` })).toEqual({
    'description.before': text,
    'description.after': text,
  })
})

test('keeps long lists', () => {
  const permissions = Array.from({ length: 100 }, (_, i) => `permission_${i}`)
  const after = changesOf({ permissions: [] }, { permissions })['permissions.after']
  expect(String(after).split(', ')).toHaveLength(100)
})
