import { featureName } from './featureName'

test('names a feature by the label attribute, otherwise by its name attribute', () => {
  const properties = { plot: 'A1', NAME: 'North gate', title: 'Gate' }
  expect(featureName(properties, 'plot')).toBe('A1')
  expect(featureName(properties)).toBe('North gate')
  expect(featureName({ ...properties, plot: null }, 'plot')).toBe('North gate')
  expect(featureName({ title: 7 })).toBe('7')
})

test('has no name without such an attribute or with an empty one', () => {
  expect(featureName({ name: '', id: 12 })).toBeUndefined()
  expect(featureName(undefined)).toBeUndefined()
})
