// Receives the bytes of uploads: in a local folder, or in an S3-compatible store.
import type { DataStore } from '@tus/server'

export interface UploadStore {
  /** For the tus server. IDs are storage keys; the upload's lock is held during every call. */
  store: DataStore
  /** Number of bytes received. */
  received(key: string): Promise<number>
  /** Moves a fully received upload to its key. Safe to call again after a crash. @returns SHA-256 */
  complete(key: string, size: number): Promise<string>
  close(): Promise<void>
}
