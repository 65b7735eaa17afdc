/** The rest of the limit is for reporting what a test waited for. */
const WAITING_SHARE = 0.98

/**
 * A test environment in which `globalThis.waitsEndAt` says when a wait of the running test or hook has to end, so that it ends with
 * its own message and shortly before the limit of the test. It is a time of `process.uptime()`, which fake timers leave alone.
 */
module.exports = (Environment) =>
  class extends Environment {
    handleTestEvent(event, state) {
      if (event.name === 'test_fn_start') this.#startLimit(event.test.timeout || state.testTimeout)
      if (event.name === 'hook_start') this.#startLimit(event.hook.timeout || state.testTimeout)
    }

    #startLimit(limitMs) {
      this.global.waitsEndAt = process.uptime() + (limitMs * WAITING_SHARE) / 1000
    }
  }
