import { useState } from 'react'
import { useCreateDocumentMutation } from '../api/document'
import { useCreateCommentMutation } from '../api/thread'
import type { ThreadSubject } from '../threads/threadSubject'
import { sendFile } from '../uploads/sendFile'
import { mapMessageText } from './messages'

/** Stores a picture as a document of the mission and writes a comment with links to it and to the view of the map. */
export function useSendPicture(missionId: string, draw: () => Promise<Blob | undefined>) {
  const [createDocument] = useCreateDocumentMutation()
  const [createComment] = useCreateCommentMutation()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const store = async (fileName: string): Promise<{ documentId?: string; reason?: string }> => {
    try {
      const picture = await draw()
      if (!picture) return { reason: mapMessageText('failed') }
      const uploadId = await sendFile(picture, fileName)
      const newDocument = { missionId, uploadId, folder: mapMessageText('folder') }
      const { data, error } = await createDocument({ newDocument })
      return data ? { documentId: data.data._id } : { reason: error.message ?? mapMessageText('failed') }
    } catch {
      return { reason: mapMessageText('failed') }
    }
  }
  /** Whether the comment was written. */
  const send = async (subject: ThreadSubject, text: string, name: string): Promise<boolean> => {
    const view = window.location.href
    setProblem(null)
    setSending(true)
    const fileName = `${name}.png`
    const { documentId, reason } = await store(fileName)
    if (documentId === undefined) {
      setSending(false)
      setProblem(reason ?? null)
      return false
    }
    const documents = `${window.location.origin}/dashboard/missions/${missionId}/documents?document=${documentId}`
    const lines = [
      text,
      mapMessageText('view', { link: view }),
      mapMessageText('picture', { name: fileName, link: documents }),
    ]
    const { error } = await createComment({ newComment: { ...subject, text: lines.join('\n'), mentions: [] } })
    setSending(false)
    if (!error) return true
    setProblem(mapMessageText('commentFailed', { reason: error.message ?? '' }))
    return false
  }
  return { send, isSending, problem }
}
