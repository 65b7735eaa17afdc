import { aLayer } from '../../../testing/factories'
import { filtered, matchingSections, NO_FILTER, type PanelFilter } from './panelFilter'

const group = (id: string) => ({ _id: id, missionId: 'm', name: id, version: 1, createdAt: '' })
const layer = (id: string, groupId: string | null = null) => aLayer({ _id: id, groupId, name: `Layer ${id}` })
const groups = [group('g1'), group('g2')]

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
