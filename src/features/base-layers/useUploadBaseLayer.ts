import { useEffect, useRef, useState } from 'react'
import { NEW_BASE_LAYERS, type UploadPurpose } from '../../uploads/uploadPurpose'
import { useUploads } from '../../uploads/useUploads'

type NewBaseLayer = UploadPurpose & { kind: 'new-base-layer' }

interface CurrentUpload {
  key: string
  file: File
  purpose: NewBaseLayer
}

/** Uploads a file that becomes a base layer, even if the user leaves the page during the upload. */
export function useUploadBaseLayer() {
  const { queue, uploads } = useUploads(NEW_BASE_LAYERS)
  const [sent, setSent] = useState<CurrentUpload | null>(null)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  const current = uploads.find(({ key }) => key === sent?.key)

  /** `onCreated` is called with the ID of the base layer, if the page is still shown. */
  const upload = (file: File, purpose: NewBaseLayer, onCreated: (baseLayerId: string) => void) => {
    if (current && sent) {
      // A retry with the same values resumes the failed upload.
      if (sent.file === file && isSame(sent.purpose, purpose)) return queue.resume(current.key)
      void queue.cancel(current.key)
    }
    const [key = ''] = queue.add([file], purpose, {
      onCreated: (baseLayerId) => isMounted.current && onCreated(baseLayerId),
    })
    setSent({ key, file, purpose })
  }
  return { upload, isUploading: current !== undefined && current.step !== 'failed' }
}

const isSame = (one: NewBaseLayer, other: NewBaseLayer): boolean =>
  one.name === other.name && one.description === other.description
