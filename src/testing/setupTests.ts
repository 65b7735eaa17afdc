/** Runs before each web test file: fills gaps of jsdom, fails tests on console output, mocks the API. */
import '@testing-library/jest-dom'
import { failOnConsole } from './failOnConsole'
import { activateEnglish } from '../shared/languages'
import { server } from './server'
import { waitsEndWithTest } from './waitsEndWithTest'

// antd inserts 150 KB of style rules, and jsdom evaluates all of them for every query by role, which makes tests several
// times slower. Roles, names and inline styles do not depend on these rules.
jest.mock('@rc-component/util/lib/Dom/dynamicCSS', () => ({
  ...jest.requireActual<object>('@rc-component/util/lib/Dom/dynamicCSS'),
  updateCSS: () => globalThis.document.createElement('style'),
}))

// jsdom applies no styles to a layout, and generating those of antd takes a tenth of the time of a test.
jest.mock('@ant-design/cssinjs/lib/hooks/useStyleRegister', () => ({
  ...jest.requireActual<object>('@ant-design/cssinjs/lib/hooks/useStyleRegister'),
  __esModule: true,
  default: () => undefined,
}))
jest.mock('@ant-design/cssinjs/lib/hooks/useCSSVarRegister', () => ({
  ...jest.requireActual<object>('@ant-design/cssinjs/lib/hooks/useCSSVarRegister'),
  __esModule: true,
  default: () => undefined,
}))

waitsEndWithTest()

window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
})

// jsdom has no layout. Recent browsers return a promise.
Element.prototype.scrollIntoView = () => Promise.resolve() as unknown as undefined

// jsdom plays no media and reports these calls as not implemented.
HTMLMediaElement.prototype.load = () => undefined
HTMLMediaElement.prototype.pause = () => undefined
HTMLMediaElement.prototype.play = () => Promise.resolve()

/** Nothing comes into view, because nothing is laid out. */
globalThis.IntersectionObserver ??= class implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// antd measures scroll bars by a pseudo-element's style, which jsdom reports as not implemented at every table and modal.
const getComputedStyle = window.getComputedStyle.bind(window)
window.getComputedStyle = (element) => getComputedStyle(element)

// antd's forms batch with MessageChannel. Node's own would keep the process alive after the tests.
globalThis.MessageChannel ??= class {
  port1: { onmessage: ((event: { data: unknown }) => void) | null; close(): void } = {
    onmessage: null,
    close: () => undefined,
  }
  port2 = {
    postMessage: (data: unknown) => {
      setTimeout(() => this.port1.onmessage?.({ data }))
    },
  }
} as unknown as typeof MessageChannel

failOnConsole()

// Not earlier, so that a text read while modules are imported fails the test.
beforeAll(activateEnglish)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
// Also after a test that failed before it restored them.
afterEach(() => {
  jest.useRealTimers()
})
// Each test is a tab of its own.
afterEach(() => sessionStorage.clear())
afterAll(() => server.close())
