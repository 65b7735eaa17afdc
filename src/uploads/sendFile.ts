import { Upload } from 'tus-js-client'
import { tusAddress } from '../api/upload'
import { uploadIdOf } from './storedUploads'

/**
 * Uploads a small file at once, outside the lists of uploads.
 * @returns the ID of the finished upload @throws Error when it could not be sent
 */
export const sendFile = (content: Blob, filename: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const upload: Upload = new Upload(content, {
      endpoint: tusAddress(),
      metadata: { filename },
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => {
        ;(request.getUnderlyingObject() as XMLHttpRequest).withCredentials = true
      },
      onError: reject,
      onSuccess: () => resolve(uploadIdOf(upload.url ?? '')),
    })
    upload.start()
  })
