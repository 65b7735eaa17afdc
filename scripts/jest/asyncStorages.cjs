// Node looks at every AsyncLocalStorage in use whenever a promise is made. Each test file loads the modules of the server anew,
// and its storages would stay in use until the worker ends.
const asyncHooks = require('node:async_hooks')

/** In use since `disableStorages` was called last. @type {Set<import('node:async_hooks').AsyncLocalStorage<unknown>>} */
const made = new Set()

asyncHooks.AsyncLocalStorage = class extends asyncHooks.AsyncLocalStorage {
  constructor(...args) {
    super(...args)
    made.add(this)
  }
}

/** Call it when a test file has ended. */
function disableStorages() {
  for (const storage of made) storage.disable()
  made.clear()
}

module.exports = disableStorages
