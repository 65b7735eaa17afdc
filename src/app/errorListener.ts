// Shows a toast for failed calls of endpoints with `showErrorToast`.
import { isRejectedWithValue } from '@reduxjs/toolkit'
import type { CallMeta } from '../api/baseQuery'
import { isApiError, type ApiError } from '../api/errors'
import type { StartListening } from '../session/storeTypes'
import { showMessage } from '../shared/showMessage'

export function startErrorListening(startListening: StartListening): void {
  startListening({
    matcher: isRejectedWithValue,
    effect: (action) => {
      const { payload, meta } = action as { payload: unknown; meta: { baseQueryMeta?: CallMeta } }
      // An expired session has its own message, which is shown once, not for every call that fails with 401.
      if (!isApiError(payload) || payload.status === 401 || !meta.baseQueryMeta?.showErrorToast) return
      void showApiError(payload)
    },
  })
}

/** Shows the reason of a failed call as a toast. */
export async function showApiError(error: ApiError): Promise<void> {
  const { message, title = message, reason, change } = error
  // Loaded with the first conflict: its texts would be 2 KB of the login page.
  const editor = change?.by ? await import('../api/editorText').catch(() => undefined) : undefined
  const detail = reason ?? editor?.editorText(error)
  showMessage({ type: 'error', text: title, detail, key: message })
}
