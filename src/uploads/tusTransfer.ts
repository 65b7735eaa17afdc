// Uploads one file with tus: destination, resuming after a reload, and error messages.
import {
  DetailedError,
  Upload,
  defaultOptions,
  type HttpRequest,
  type PreviousUpload,
  type UrlStorage,
} from 'tus-js-client'
import { tusAddress } from '../api/upload'
import { notesOf, type UploadPurpose } from './uploadPurpose'

/** Retries without an error message for half a minute. */
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 10_000, 15_000]
const NO_ROOM = 507

export type { PreviousUpload }
export type Transfer = Upload

interface Ends {
  onProgress: (sent: number) => void
  onSuccess: (uploadId: string) => void
  onError: (error: Error) => void
}

/** Creates an upload of `file` without starting it. */
export function makeTransfer(file: File, purpose: UploadPurpose, ends: Ends): Upload {
  const upload: Upload = new Upload(file, {
    endpoint: tusAddress(),
    metadata: { filename: file.name },
    urlStorage: notesFor(purpose),
    fingerprint: async () => fingerprintOf(file, purpose),
    retryDelays: RETRY_DELAYS_MS,
    onShouldRetry: ({ originalResponse }) => isPassing(originalResponse?.getStatus() ?? 0),
    onBeforeRequest: (request: HttpRequest) => {
      ;(request.getUnderlyingObject() as XMLHttpRequest).withCredentials = true
    },
    onProgress: ends.onProgress,
    onError: ends.onError,
    onSuccess: () => ends.onSuccess(uploadIdOf(upload.url ?? '')),
  })
  return upload
}

/** Stores the purpose with the upload in this browser. The list of unfinished uploads needs it; the server does not. */
function notesFor(purpose: UploadPurpose): UrlStorage {
  const { urlStorage } = defaultOptions
  return {
    findAllUploads: () => urlStorage.findAllUploads(),
    findUploadsByFingerprint: (fingerprint) => urlStorage.findUploadsByFingerprint(fingerprint),
    removeUpload: (key) => urlStorage.removeUpload(key),
    addUpload: (fingerprint, upload) =>
      urlStorage.addUpload(fingerprint, { ...upload, metadata: { ...upload.metadata, ...notesOf(purpose) } }),
  }
}

/** Uploads that this browser started and that were neither finished nor cancelled. */
export const storedUploads = (): Promise<PreviousUpload[]> => defaultOptions.urlStorage.findAllUploads()

/** Removes an upload from the browser's storage when it no longer needs to be resumed. */
export async function forgetUpload(uploadId: string): Promise<void> {
  for (const { uploadUrl, urlStorageKey } of await storedUploads()) {
    if (uploadIdOf(uploadUrl ?? '') === uploadId) await defaultOptions.urlStorage.removeUpload(urlStorageKey)
  }
}

/** The ID is the last segment of an upload's URL. */
export const uploadIdOf = (address: string): string => address.split('/').at(-1) ?? ''

/** HTTP status of the error, or 0 without a response, and the server's message. */
export function refusalOf(error: Error): { status: number; message: string } {
  const response = error instanceof DetailedError ? error.originalResponse : null
  const body = response?.getBody() ?? ''
  const words = body.startsWith('{') ? (JSON.parse(body) as { message?: string }).message : undefined
  return { status: response?.getStatus() ?? 0, message: words ?? error.message }
}

/** Whether a retry may succeed: network error, locked upload or unavailable server. A full disk is not temporary. */
export const isPassing = (status: number): boolean =>
  status === 0 || status === 409 || status === 423 || (status >= 500 && status !== NO_ROOM)

const fingerprintOf = ({ name, size, lastModified }: File, purpose: UploadPurpose): string =>
  ['aerie', JSON.stringify(purpose), name, size, lastModified].join('-')
