// Shows a toast for failed calls of endpoints with `showErrorToast`.
import { isRejectedWithValue } from '@reduxjs/toolkit'
import type { CallMeta } from '../api/baseQuery'
import { editorText } from '../api/editorText'
import { errorText, isApiError, type ApiError } from '../api/errors'
import type { StartListening } from '../session/storeTypes'
import { showMessage } from '../shared/showMessage'

export function startErrorListening(startListening: StartListening): void {
  startListening({
    matcher: isRejectedWithValue,
    effect: (action) => {
      const { payload, meta } = action as { payload: unknown; meta: { baseQueryMeta?: CallMeta } }
      // An expired session has its own message, which is shown once, not for every call that fails with 401.
      if (!isApiError(payload) || payload.status === 401 || !meta.baseQueryMeta?.showErrorToast) return
      showApiError(payload)
    },
  })
}

/** Shows the reason of a failed call as a toast. */
export function showApiError(error: ApiError): void {
  const { message, reason } = error
  const detail = reason ?? editorText(error)
  showMessage({ type: 'error', text: reason ? errorText('forbidden') : message, detail, key: message })
}
