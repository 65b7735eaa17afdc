import { answerWithPasskey } from './ceremony'

const get = jest.fn()

beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: class {} })
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
})
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  Reflect.deleteProperty(navigator, 'credentials')
})

const problemOf = async (name: string, timeout = 300_000) => {
  get.mockRejectedValue(new DOMException('refused', name))
  return (await answerWithPasskey({ challenge: 'AAAA', rpId: 'localhost', timeout })).problem
}

test.each([
  ['NotAllowedError', /^No passkey was used/, true],
  ['AbortError', /^No passkey was used/, true],
  ['InvalidStateError', /^This device has a passkey/, false],
  ['SecurityError', /^Passkeys do not work at this address/, false],
  ['NotSupportedError', /^This device cannot create a passkey/, false],
  ['UnknownError', /^Your device could not use a passkey/, false],
])('says what a %s of the browser means', async (name, message, isQuiet) => {
  expect(await problemOf(name)).toEqual({ message: expect.stringMatching(message) as string, isQuiet })
})

test('tells a device that did not answer in time from a person who cancels', async () => {
  expect(await problemOf('NotAllowedError', 0)).toEqual({
    message: 'Your device did not answer in time. Try again.',
    isQuiet: false,
  })
})
