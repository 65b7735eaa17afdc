const { TestEnvironment } = require('jest-environment-jsdom')
const { File } = require('node:buffer')
const endNodeResources = require('../../scripts/jest/nodeResources.cjs')
const withTestLimit = require('../../scripts/jest/testLimit.cjs')

/**
 * jsdom with Node's fetch and streams, which jsdom lacks and msw/node needs to intercept requests, and with Node's URL, which is
 * many times faster: msw parses the address of every handler for every request.
 */
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
      // A class of this file's own, to which tests add functions that Node's URL lacks.
      URL: class extends URL {},
      URLSearchParams,
      WritableStream,
      fetch,
      structuredClone,
    })
  }

  async teardown() {
    await super.teardown()
    endNodeResources()
  }

  /** Node's builds of packages, not the browser's, whose msw has no `setupServer`. */
  exportConditions() {
    return ['node', 'node-addons']
  }
}
