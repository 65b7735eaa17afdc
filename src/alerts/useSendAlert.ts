import { useRef } from 'react'
import { useCreateAlertMutation, useCreateAlertWithPictureMutation, type Alert, type NewAlert } from '../api/alert'
import type { ServerError } from '../shared/forms/useProblems'
import { sendFile } from '../uploads/sendFile'
import { alertsText } from './messages'

interface Sent {
  data?: { data: Alert; message?: string }
  error?: ServerError
}

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/webp': 'webp' }

/** Sends a new alert, with its picture if there is one. A second attempt does not send the picture again. */
export function useSendAlert(): (newAlert: NewAlert, picture: Blob | undefined) => Promise<Sent> {
  const [create] = useCreateAlertMutation()
  const [createWithPicture] = useCreateAlertWithPictureMutation()
  const uploadId = useRef<string>(undefined)
  return async (newAlert, picture) => {
    if (!picture) return create({ newAlert })
    try {
      uploadId.current ??= await sendFile(picture, `alert.${EXTENSIONS[picture.type] ?? 'jpg'}`)
    } catch {
      return { error: { message: alertsText('pictureNotSent') } }
    }
    return createWithPicture({ newAlertWithPicture: { ...newAlert, uploadId: uploadId.current } })
  }
}
