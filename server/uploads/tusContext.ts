// Whose request the tus server is answering: its hooks are given web requests, which know neither user nor row.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { UploadRow } from './sql'

export interface TusContext {
  tenantId: string
  userId: string
  /** What is said of a new upload before it is made. */
  announced?: { id: string; name: string; sha256: string | null }
  /** Of a new upload, once it has been made. */
  upload?: UploadRow
}

export const tusContext = new AsyncLocalStorage<TusContext>()

/** The context of the request that is being answered. */
export function currentRequest(): TusContext {
  const context = tusContext.getStore()
  if (!context) throw new Error('This is called for a request only')
  return context
}

/** The upload the request is about. */
export function currentUpload(): UploadRow {
  const { upload } = currentRequest()
  if (!upload) throw new Error('This is called for an upload only')
  return upload
}
