import { useState } from 'react'
import { Alert, Button } from 'antd'
import { useEditCommentMutation, type Comment } from '../api/thread'
import { sharedText } from '../shared/sharedText'
import { CommentField, mentionedIn, type Draft } from './CommentField'
import { threadText } from './messages'

interface EditCommentProps {
  comment: Comment
  onClose: () => void
}

/** Edits one's own comment in its place. */
export function EditComment({ comment: { _id: commentId, version, text, mentions }, onClose }: EditCommentProps) {
  const [draft, setDraft] = useState<Draft>({ text, people: mentions })
  const [edit, { error, isLoading }] = useEditCommentMutation()
  const save = async () => {
    if (draft.text.trim() === '') return
    const commentEdit = { version, text: draft.text.trim(), mentions: mentionedIn(draft) }
    const { data } = await edit({ commentId, commentEdit })
    if (data) onClose()
  }
  return (
    <>
      {error && <Alert type="error" showIcon title={error.message} />}
      <CommentField
        isFocused
        label={threadText('editLabel')}
        draft={draft}
        onChange={setDraft}
        onSubmit={() => void save()}
        hasError={draft.text.trim() === ''}
      >
        <Button size="small" onClick={onClose}>
          {sharedText('cancel')}
        </Button>
        <Button size="small" type="primary" loading={isLoading} onClick={() => void save()}>
          {sharedText('saveChanges')}
        </Button>
      </CommentField>
    </>
  )
}
