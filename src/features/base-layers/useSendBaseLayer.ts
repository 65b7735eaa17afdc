import { useEffect, useRef, useState } from 'react'
import { NEW_BASE_LAYERS, type UploadPurpose } from '../../uploads/uploadPurpose'
import { useUploads } from '../../uploads/useUploads'

type Wanted = UploadPurpose & { kind: 'new-base-layer' }

interface Sent {
  key: string
  file: File
  wanted: Wanted
}

/** Uploads a file that becomes a base layer, even if the user leaves the page during the upload. */
export function useSendBaseLayer() {
  const { queue, uploads } = useUploads(NEW_BASE_LAYERS)
  const [sent, setSent] = useState<Sent | null>(null)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const upload = uploads.find(({ key }) => key === sent?.key)

  /** `onMade` is called with the ID of the base layer, if the page is still shown. */
  const send = (file: File, wanted: Wanted, onMade: (baseLayerId: string) => void) => {
    if (upload && sent) {
      // A retry with the same values resumes the failed upload.
      if (sent.file === file && isSame(sent.wanted, wanted)) return queue.resume(upload.key)
      void queue.cancel(upload.key)
    }
    const [key = ''] = queue.add([file], wanted, { onMade: (baseLayerId) => isHere.current && onMade(baseLayerId) })
    setSent({ key, file, wanted })
  }
  return { send, isSending: upload !== undefined && upload.step !== 'failed' }
}

const isSame = (one: Wanted, other: Wanted): boolean => one.name === other.name && one.description === other.description
