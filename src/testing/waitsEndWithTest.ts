/** Lets `waitFor` and `findBy...` end with the running test: antd's first render takes seconds, and more on a busy machine. */
import { configure, getConfig } from '@testing-library/react'

/** Set by scripts/jest/testLimit.cjs. */
const limit = globalThis as { waitsEndAt?: number }

export function waitsEndWithTest(): void {
  const config = getConfig()
  configure({
    // Called before each wait reads its limit.
    asyncWrapper: (wait) => {
      const seconds = (limit.waitsEndAt ?? 0) - process.uptime()
      configure({ asyncUtilTimeout: Math.max(seconds * 1000, 0) })
      return config.asyncWrapper(wait)
    },
  })
}
