import { aLayer } from '../../../testing/factories'
import { sectionsOf } from '../../../map/layerOrder'
import { filtered, matchingSections, groupStepOf, NO_FILTER, stepOf, type PanelFilter } from './panelOrder'

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

test('finds layers by a part of their name', () => {
  const layers = [layer('a'), aLayer({ name: 'Ortho', flagged: true })]
  expect(filtered(layers, { ...NO_FILTER, search: ' ORT' })).toHaveLength(1)
  expect(filtered(layers, { ...NO_FILTER, isOnlyFlagged: true }).map(({ name }) => name)).toEqual(['Ortho'])
})

test('filters by kind and capture date; layers without a date match no date', () => {
  const march = aLayer({ name: 'March', kind: 'raster', capturedAt: '2026-03-12T12:00:00.000Z' })
  const april = aLayer({ name: 'April', kind: 'raster', capturedAt: '2026-04-02T12:00:00.000Z' })
  const all = [march, april, aLayer({ name: 'Plots' })]
  const names = (filter: Partial<PanelFilter>) => filtered(all, { ...NO_FILTER, ...filter }).map(({ name }) => name)
  expect(names({ kind: 'vector' })).toEqual(['Plots'])
  expect(names({ from: '2026-03-13' })).toEqual(['April'])
  expect(names({ until: '2026-04-01' })).toEqual(['March'])
  expect(names({ from: '2026-03-12', until: '2026-04-02', kind: 'raster' })).toEqual(['March', 'April'])
})

test('keeps the groups of matching layers', () => {
  const found = matchingSections(groups, [layer('d', 'g2')])
  expect(found.map((section) => section.group?._id)).toEqual(['g2'])
})
