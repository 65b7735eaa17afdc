// Uploads one file with tus: destination, resuming after a reload, and error messages.
import { DetailedError, Upload, defaultOptions, type HttpRequest, type UrlStorage } from 'tus-js-client'
import { tusAddress } from '../api/upload'
import { uploadIdOf } from './storedUploads'
import { metadataOf, type UploadPurpose } from './uploadPurpose'

/** Retries without an error message for half a minute. */
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 10_000, 15_000]
const INSUFFICIENT_STORAGE = 507

export type Transfer = Upload

interface TransferEvents {
  onProgress: (sent: number) => void
  onSuccess: (uploadId: string) => void
  onError: (error: Error) => void
}

/** Creates an upload of `file` without starting it. */
export function createTransfer(file: File, purpose: UploadPurpose, events: TransferEvents): Upload {
  const upload: Upload = new Upload(file, {
    endpoint: tusAddress(),
    metadata: { filename: file.name },
    urlStorage: urlStorageFor(purpose),
    fingerprint: async () => fingerprintOf(file, purpose),
    retryDelays: RETRY_DELAYS_MS,
    onShouldRetry: ({ originalResponse }) => isTemporary(originalResponse?.getStatus() ?? 0),
    onBeforeRequest: (request: HttpRequest) => {
      ;(request.getUnderlyingObject() as XMLHttpRequest).withCredentials = true
    },
    onProgress: events.onProgress,
    onError: events.onError,
    onSuccess: () => events.onSuccess(uploadIdOf(upload.url ?? '')),
  })
  return upload
}

/** Stores the purpose with the upload in this browser. The list of unfinished uploads needs it; the server does not. */
function urlStorageFor(purpose: UploadPurpose): UrlStorage {
  const { urlStorage } = defaultOptions
  return {
    findAllUploads: () => urlStorage.findAllUploads(),
    findUploadsByFingerprint: (fingerprint) => urlStorage.findUploadsByFingerprint(fingerprint),
    removeUpload: (key) => urlStorage.removeUpload(key),
    addUpload: (fingerprint, upload) =>
      urlStorage.addUpload(fingerprint, { ...upload, metadata: { ...upload.metadata, ...metadataOf(purpose) } }),
  }
}

/** HTTP status of the error, or 0 without a response, and the server's message. */
export function uploadErrorOf(error: Error): { status: number; message: string } {
  const response = error instanceof DetailedError ? error.originalResponse : null
  const body = response?.getBody() ?? ''
  const serverMessage = body.startsWith('{') ? (JSON.parse(body) as { message?: string }).message : undefined
  return { status: response?.getStatus() ?? 0, message: serverMessage ?? error.message }
}

/** Whether a retry may succeed: network error, locked upload or unavailable server. A full disk is not temporary. */
export const isTemporary = (status: number): boolean =>
  status === 0 || status === 409 || status === 423 || (status >= 500 && status !== INSUFFICIENT_STORAGE)

const fingerprintOf = ({ name, size, lastModified }: File, purpose: UploadPurpose): string =>
  ['aerie', JSON.stringify(purpose), name, size, lastModified].join('-')
