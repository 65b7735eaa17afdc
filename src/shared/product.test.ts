import { putStartUpValuesInPage, startUpValues } from '../testing/startUpValues'

afterEach(() => putStartUpValuesInPage())

/** A fresh copy of a module, because the start-up values are read once. */
function fresh<Module>(name: string, values: Record<string, string>): Module {
  let loaded: Module | undefined
  jest.isolateModules(() => {
    putStartUpValuesInPage({ ...startUpValues, ...values })
    // oxlint-disable-next-line typescript/no-require-imports -- isolateModules needs require
    loaded = require(name) as Module
    Object.values(loaded as Record<string, (value: string) => string>).forEach((each) => each('/warm-up'))
  })
  if (!loaded) throw new Error(`${name} was not loaded`)
  return loaded
}

test.each([
  ['aru', 'Aerie'],
  ['nkda', 'Aerie NKDA'],
])('the instance %s names the product %s', (INSTANCE, name) => {
  expect(fresh<{ productName: () => string }>('./product', { INSTANCE }).productName()).toBe(name)
})

test('puts STATIC_ASSETS_URL before the path of a picture and leaves other addresses unchanged', () => {
  type Assets = { assetUrl: (address: string) => string }
  const path = '/apis/v1/profile/avatar/7'
  expect(fresh<Assets>('./assetUrl', {}).assetUrl(path)).toBe(path)
  const { assetUrl } = fresh<Assets>('./assetUrl', { STATIC_ASSETS_URL: 'https://cdn.example' })
  expect(assetUrl(path)).toBe(`https://cdn.example${path}`)
  expect(assetUrl('blob:http://localhost/7')).toBe('blob:http://localhost/7')
})
