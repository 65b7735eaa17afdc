// Context of a tus request. The tus server passes web requests to its hooks, which have neither user nor row.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { UploadRow } from '../sql'

export interface TusContext {
  /** Where uploads are created: of browsers and programs, or of phones. */
  path: string
  tenantId: string
  userId: string
  /** Language of the reply. */
  language: string
  /** Declared properties of a new upload, before it is created. */
  declared?: { id: string; name: string; sha256: string | null }
  /** The upload; for a new one, set after it is created. */
  upload?: UploadRow
}

export const tusContext = new AsyncLocalStorage<TusContext>()

/** Context of the current request. */
export function currentRequest(): TusContext {
  const context = tusContext.getStore()
  if (!context) throw new Error('There is no current tus request')
  return context
}

/** Upload of the current request. */
export function currentUpload(): UploadRow {
  const { upload } = currentRequest()
  if (!upload) throw new Error('The current tus request has no upload')
  return upload
}
