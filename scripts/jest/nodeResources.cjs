// Ends what a test file has started in Node itself and what keeps the modules of the file in memory: storages of async contexts, which
// Node looks at whenever a promise is made, and the observers and histograms of metrics, which work all the time.
const asyncHooks = require('node:async_hooks')
const perfHooks = require('node:perf_hooks')

/** How to end each. @type {(() => void)[]} */
let ends = []

asyncHooks.AsyncLocalStorage = class extends asyncHooks.AsyncLocalStorage {
  constructor(...args) {
    super(...args)
    ends.push(() => this.disable())
  }
}

perfHooks.PerformanceObserver = class extends perfHooks.PerformanceObserver {
  constructor(...args) {
    super(...args)
    ends.push(() => this.disconnect())
  }
}

const { monitorEventLoopDelay } = perfHooks
perfHooks.monitorEventLoopDelay = (...args) => {
  const histogram = monitorEventLoopDelay(...args)
  ends.push(() => histogram.disable())
  return histogram
}

/** Call it when a test file has ended. */
module.exports = function endNodeResources() {
  for (const end of ends) end()
  ends = []
}
