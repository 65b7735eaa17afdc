// Runs alone: the module reads the values of the page once.
import { checkConfig, getConfig } from './config'
import { putStartUpValuesInPage, startUpValues } from './testing/startUpValues'

const ADDRESSES = Object.keys(startUpValues).filter((key) => key.endsWith('_URL'))

let logged: jest.SpyInstance

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => logged.mockRestore())

function expectRejection(values: Record<string, unknown>, message: string): void {
  expect(() => checkConfig(values)).toThrow(new Error(message))
  expect(logged).toHaveBeenLastCalledWith(message)
}

test('accepts the values of a fresh server', () => {
  expect(checkConfig(startUpValues)).toEqual(startUpValues)
  expect(logged).not.toHaveBeenCalled()
})

test.each(Object.keys(startUpValues))('rejects a missing or empty %s', (key) => {
  expectRejection({ ...startUpValues, [key]: undefined }, `No value found for key ${key}`)
  expectRejection({ ...startUpValues, [key]: '' }, `No value found for key ${key}`)
})

test('accepts the environments production and development only', () => {
  expect(checkConfig({ ...startUpValues, ENVIRONMENT: 'production' }).ENVIRONMENT).toBe('production')
  expectRejection({ ...startUpValues, ENVIRONMENT: 'staging' }, 'Invalid value staging for key ENVIRONMENT')
})

test('accepts the instances aru and nkda only', () => {
  expect(checkConfig({ ...startUpValues, INSTANCE: 'nkda' }).INSTANCE).toBe('nkda')
  expectRejection({ ...startUpValues, INSTANCE: 'other' }, 'Invalid value other for key INSTANCE')
})

test.each(ADDRESSES)('rejects a trailing slash in %s', (key) => {
  expect(checkConfig({ ...startUpValues, [key]: 'https://maps.example.org/a' })).toHaveProperty(
    key,
    'https://maps.example.org/a',
  )
  expectRejection(
    { ...startUpValues, [key]: 'https://maps.example.org/' },
    `Invalid value https://maps.example.org/ for key ${key}`,
  )
})

test('names a value that cannot be converted', () => {
  expectRejection({ ...startUpValues, API_BASE_URL: 'nowhere' }, 'Unable to convert value nowhere for key API_BASE_URL')
  expectRejection({ ...startUpValues, MAP_SERVICE_KEY: 7 }, 'Unable to convert value 7 for key MAP_SERVICE_KEY')
})

test('accepts a number as port only', () => {
  expect(checkConfig({ ...startUpValues, RTMP_PORT: '1936' }).RTMP_PORT).toBe('1936')
  expectRejection({ ...startUpValues, RTMP_PORT: 'rtmp' }, 'Unable to convert value rtmp for key RTMP_PORT')
})

test('names the first key if the page contains no values', () => {
  putStartUpValuesInPage({})
  expect(() => getConfig()).toThrow('No value found for key ENVIRONMENT')
  const script = document.getElementById('start-up-values')
  if (script) script.textContent = '__START_UP_VALUES__'
  expect(() => getConfig()).toThrow('No value found for key ENVIRONMENT')
})

test('reads the values of the page once', () => {
  putStartUpValuesInPage()
  expect(getConfig()).toEqual(startUpValues)
  putStartUpValuesInPage({})
  expect(getConfig()).toEqual(startUpValues)
})
