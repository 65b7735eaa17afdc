// One file over tus: where it goes, how it is found again after a reload, and what its errors say to a person.
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

/** A cut of half a minute is bridged without anybody noticing. */
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 10_000, 15_000]
const NO_ROOM = 507

export type { PreviousUpload }
export type Transfer = Upload

interface Ends {
  onProgress: (sent: number) => void
  onSuccess: (uploadId: string) => void
  onError: (error: Error) => void
}

/** A transfer of `file`, not yet started. `sha256` is given to new uploads only. */
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

/** This browser's notes, with what the upload is for: the list of what was not finished needs it, the server does not. */
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

/** Uploads this browser began and nobody has finished or given up. */
export const storedUploads = (): Promise<PreviousUpload[]> => defaultOptions.urlStorage.findAllUploads()

/** An upload is over; it need not be found again. */
export async function forgetUpload(uploadId: string): Promise<void> {
  for (const { uploadUrl, urlStorageKey } of await storedUploads()) {
    if (uploadIdOf(uploadUrl ?? '') === uploadId) await defaultOptions.urlStorage.removeUpload(urlStorageKey)
  }
}

/** The last part of an upload's address is its id. */
export const uploadIdOf = (address: string): string => address.split('/').at(-1) ?? ''

/** HTTP status of a refusal, 0 when there was no answer; and the server's own words. */
export function refusalOf(error: Error): { status: number; message: string } {
  const response = error instanceof DetailedError ? error.originalResponse : null
  const body = response?.getBody() ?? ''
  const words = body.startsWith('{') ? (JSON.parse(body) as { message?: string }).message : undefined
  return { status: response?.getStatus() ?? 0, message: words ?? error.message }
}

/** No answer, a busy upload or a server that is just starting; a full disk does not pass by itself. */
export const isPassing = (status: number): boolean =>
  status === 0 || status === 409 || status === 423 || (status >= 500 && status !== NO_ROOM)

const fingerprintOf = ({ name, size, lastModified }: File, purpose: UploadPurpose): string =>
  ['aerie', JSON.stringify(purpose), name, size, lastModified].join('-')
