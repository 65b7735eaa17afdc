// Shows what went wrong with a call, once, for every call whose screen does not do it itself.
import { isRejectedWithValue } from '@reduxjs/toolkit'
import { isApiError } from '../api/errors'
import type { StartListening } from '../session/listening'
import { showMessage } from '../shared/showMessage'

export function startErrorListening(startListening: StartListening): void {
  startListening({
    matcher: isRejectedWithValue,
    effect: (action) => {
      const { payload, meta } = action as { payload: unknown; meta: { baseQueryMeta?: { quiet?: boolean } } }
      // 401 has its own message, shown when a session ends and not for every call that finds it gone.
      if (!isApiError(payload) || payload.status === 401 || meta.baseQueryMeta?.quiet) return
      showMessage({ type: 'error', text: payload.message, key: payload.message })
    },
  })
}
