import { aLayer } from '../../../testing/factories'
import { sectionsOf } from '../../../map/layerOrder'
import { groupStepOf, stepOf } from './layerMoves'

const group = (id: string) => ({ _id: id, missionId: 'm', name: id, version: 1, createdAt: '' })
const layer = (id: string, groupId: string | null = null) => aLayer({ _id: id, groupId, name: `Layer ${id}` })
const groups = [group('g1'), group('g2')]
const sections = sectionsOf(groups, [layer('a'), layer('c', 'g1'), layer('b'), layer('d', 'g1'), layer('e', 'gone')])

test('lists layers without a group first, including those of a deleted group', () => {
  expect(sections.map(({ layers }) => layers.map(({ _id }) => _id))).toEqual([['a', 'b', 'e'], ['c', 'd'], []])
})

test.each([
  ['b', 'up', { groupId: null, before: 'a' }],
  ['a', 'down', { groupId: null, before: 'e' }],
  ['a', 'up', null],
  ['e', 'down', { groupId: 'g1', before: 'c' }],
  ['c', 'up', { groupId: null, before: null }],
  ['c', 'down', { groupId: 'g1', before: null }],
  ['d', 'down', { groupId: 'g2', before: null }],
  ['nobody', 'up', null],
] as const)('%s one step %s', (id, step, move) => {
  expect(stepOf(sections, id, step)).toEqual(move)
})

test('moves groups past each other', () => {
  expect(groupStepOf(groups, 'g2', 'up')).toBe('g1')
  expect(groupStepOf(groups, 'g1', 'down')).toBeNull()
  expect(groupStepOf(groups, 'g1', 'up')).toBeUndefined()
  expect(groupStepOf(groups, 'g2', 'down')).toBeUndefined()
})
