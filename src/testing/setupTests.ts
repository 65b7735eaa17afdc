/** Before each web test file: what jsdom lacks of a browser, and the mocked API. */
import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import { server } from './server'

// antd writes its 150 KB of style rules into the page, and jsdom goes through all of them for every question by role: tests
// took several times as long. What they ask for (roles, names, inline styles) does not depend on the rules.
jest.mock('@rc-component/util/lib/Dom/dynamicCSS', () => ({
  ...jest.requireActual<object>('@rc-component/util/lib/Dom/dynamicCSS'),
  updateCSS: () => globalThis.document.createElement('style'),
}))

// antd's first render takes seconds on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

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

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())
