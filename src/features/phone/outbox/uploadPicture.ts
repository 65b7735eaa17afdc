// Uploads the picture of a report. It goes on where it was interrupted, also after a reload.
import { DetailedError, Upload } from 'tus-js-client'
import { phoneTusAddress } from '../../../api/phone'

/** A line that moves nothing for this long is given up; the next attempt goes on where this one was. */
export const STALLED_MS = 60_000

interface Progress {
  onUrl: (url: string) => void
  /** 0 to 1. */
  onShare: (share: number) => void
}

/** @returns the ID of the upload @throws UploadRefused when trying again does not help, Error otherwise */
export function uploadPicture(file: Blob, url: string | undefined, { onUrl, onShare }: Progress): Promise<string> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>
    const giveUp = () => {
      void upload.abort()
      reject(new Error('Nothing was sent for a minute'))
    }
    const watch = () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, STALLED_MS)
    }
    const upload = new Upload(file, {
      endpoint: phoneTusAddress(),
      ...(url !== undefined && { uploadUrl: url }),
      metadata: { filename: 'photo.jpg' },
      storeFingerprintForResuming: false,
      retryDelays: null,
      onUploadUrlAvailable: () => onUrl(upload.url ?? ''),
      onProgress: (sent, total) => {
        watch()
        onShare(total > 0 ? sent / total : 0)
      },
      onSuccess: () => {
        clearTimeout(timer)
        resolve((upload.url ?? '').split('/').at(-1) ?? '')
      },
      onError: (error) => {
        clearTimeout(timer)
        reject(errorOf(error))
      },
    })
    watch()
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
