// Uploads the picture of a report. It goes on where it was interrupted, also after a reload.
import { DetailedError, Upload } from 'tus-js-client'
import { phoneTusAddress } from '../../../api/phone'

interface Progress {
  onUrl: (url: string) => void
  /** 0 to 1. */
  onShare: (share: number) => void
}

/** @returns the ID of the upload @throws UploadRefused when trying again does not help, Error otherwise */
export function uploadPicture(file: Blob, url: string | undefined, { onUrl, onShare }: Progress): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: phoneTusAddress(),
      ...(url !== undefined && { uploadUrl: url }),
      metadata: { filename: 'photo.jpg' },
      storeFingerprintForResuming: false,
      retryDelays: null,
      onUploadUrlAvailable: () => onUrl(upload.url ?? ''),
      onProgress: (sent, total) => onShare(total > 0 ? sent / total : 0),
      onSuccess: () => resolve((upload.url ?? '').split('/').at(-1) ?? ''),
      onError: (error) => reject(errorOf(error)),
    })
    upload.start()
  })
}

export class UploadRefused extends Error {
  override name = 'UploadRefused'
}

function errorOf(error: Error): Error {
  const response = error instanceof DetailedError ? error.originalResponse : null
  const status = response?.getStatus() ?? 0
  const isFinal = status >= 400 && status < 500 && ![401, 408, 409, 423, 429].includes(status)
  if (!isFinal) return error
  const body = response?.getBody() ?? ''
  const message = body.startsWith('{') ? (JSON.parse(body) as { message?: string }).message : undefined
  return new UploadRefused(message ?? error.message)
}
