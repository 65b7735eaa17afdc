const { TestEnvironment } = require('jest-environment-jsdom')
const { File } = require('node:buffer')
const withTestLimit = require('../../scripts/jest/testLimit.cjs')

/** jsdom with Node's fetch and streams, which jsdom lacks and msw/node needs to intercept requests. */
module.exports = class JsdomEnvironment extends withTestLimit(TestEnvironment) {
  constructor(...args) {
    super(...args)
    Object.assign(this.global, {
      AbortController,
      AbortSignal,
      Blob,
      BroadcastChannel,
      File,
      FormData,
      Headers,
      ReadableStream,
      Request,
      Response,
      TextDecoder,
      TextDecoderStream,
      TextEncoder,
      TextEncoderStream,
      TransformStream,
      WritableStream,
      fetch,
      structuredClone,
    })
  }

  /** Node's builds of packages, not the browser's, whose msw has no `setupServer`. */
  exportConditions() {
    return ['node', 'node-addons']
  }
}
