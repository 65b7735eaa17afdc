import { checkConfig, getConfig } from './config'
import { putStartUpValuesInPage, startUpValues } from './testing/startUpValues'

const ADDRESSES = Object.keys(startUpValues).filter((key) => key.endsWith('_URL'))

let logged: jest.SpyInstance

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => logged.mockRestore())

function expectRefusal(values: Record<string, unknown>, message: string): void {
  expect(() => checkConfig(values)).toThrow(new Error(message))
  expect(logged).toHaveBeenLastCalledWith(message)
}

test('values as a fresh server sends them are taken', () => {
  expect(checkConfig(startUpValues)).toEqual(startUpValues)
  expect(logged).not.toHaveBeenCalled()
})

test.each(Object.keys(startUpValues))('%s must be there and not be empty', (key) => {
  expectRefusal({ ...startUpValues, [key]: undefined }, `No value found for key ${key}`)
  expectRefusal({ ...startUpValues, [key]: '' }, `No value found for key ${key}`)
})

test('the environment is production or development', () => {
  expect(checkConfig({ ...startUpValues, ENVIRONMENT: 'production' }).ENVIRONMENT).toBe('production')
  expectRefusal({ ...startUpValues, ENVIRONMENT: 'staging' }, 'Invalid value staging for key ENVIRONMENT')
})

test('the instance is aru or nkda', () => {
  expect(checkConfig({ ...startUpValues, INSTANCE: 'nkda' }).INSTANCE).toBe('nkda')
  expectRefusal({ ...startUpValues, INSTANCE: 'other' }, 'Invalid value other for key INSTANCE')
})

test.each(ADDRESSES)('%s must not end with a slash', (key) => {
  expect(checkConfig({ ...startUpValues, [key]: 'https://maps.example.org/a' })).toHaveProperty(
    key,
    'https://maps.example.org/a',
  )
  expectRefusal(
    { ...startUpValues, [key]: 'https://maps.example.org/' },
    `Invalid value https://maps.example.org/ for key ${key}`,
  )
})

test('what cannot be turned into the value wanted is named', () => {
  expectRefusal({ ...startUpValues, API_BASE_URL: 'nowhere' }, 'Unable to convert value nowhere for key API_BASE_URL')
  expectRefusal({ ...startUpValues, MAP_SERVICE_KEY: 7 }, 'Unable to convert value 7 for key MAP_SERVICE_KEY')
})

test('a page the server has not written its values into names the first key', () => {
  putStartUpValuesInPage({})
  expect(() => getConfig()).toThrow('No value found for key ENVIRONMENT')
  const script = document.getElementById('start-up-values')
  if (script) script.textContent = '__START_UP_VALUES__'
  expect(() => getConfig()).toThrow('No value found for key ENVIRONMENT')
})

test('the values of the page are read once', () => {
  putStartUpValuesInPage()
  expect(getConfig()).toEqual(startUpValues)
  putStartUpValuesInPage({})
  expect(getConfig()).toEqual(startUpValues)
})
