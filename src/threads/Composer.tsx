import { useState } from 'react'
import { Alert, Button, Typography } from 'antd'
import { useCreateCommentMutation } from '../api/thread'
import { useUnsavedGuard } from '../shared/forms/useUnsavedGuard'
import { CommentField, mentionedIn, type Draft } from './CommentField'
import { threadText } from './messages'
import { momentText, type ThreadMoment, type ThreadSubject } from './threadSubject'

const EMPTY: Draft = { text: '', people: [] }

interface ComposerProps {
  subject: ThreadSubject
  moment?: ThreadMoment
}

/** Writes a comment. What was typed stays after an error. */
export function Composer({ subject, moment }: ComposerProps) {
  const [draft, setDraft] = useState(EMPTY)
  const [isEmpty, setEmpty] = useState(false)
  // A comment is about the moment at which its writing began.
  const [momentMs, setMomentMs] = useState<number | null>(null)
  const [create, { error, isLoading, reset }] = useCreateCommentMutation()
  const { leaveDialog, release } = useUnsavedGuard(draft.text.trim() !== '')

  const change = (next: Draft) => {
    setEmpty(false)
    if (moment && momentMs === null) setMomentMs(Math.max(0, Math.round(moment.read())))
    setDraft(next)
  }
  const submit = async () => {
    if (isLoading) return
    if (draft.text.trim() === '') return setEmpty(true)
    const about = moment && { momentMs: momentMs ?? Math.max(0, Math.round(moment.read())) }
    const { data } = await create({
      newComment: { ...subject, ...about, text: draft.text.trim(), mentions: mentionedIn(draft) },
    })
    if (!data) return
    release()
    // What was typed while the comment was sent stays.
    setDraft(({ text, people }) => ({ text: text.startsWith(draft.text) ? text.slice(draft.text.length) : '', people }))
    setMomentMs(null)
  }

  return (
    <div className="thread-composer">
      {error && (
        <Alert type="error" showIcon title={error.message} closable={{ onClose: reset }} style={{ marginBottom: 8 }} />
      )}
      <CommentField
        label={threadText('label')}
        draft={draft}
        onChange={change}
        onSubmit={() => void submit()}
        hasError={isEmpty}
      >
        <Button type="primary" loading={isLoading} onClick={() => void submit()}>
          {threadText('send')}
        </Button>
      </CommentField>
      <Typography.Text type="secondary" className="comment-help">
        {momentMs === null ? threadText('sendHelp') : threadText('atMoment', { time: momentText(momentMs) })}
      </Typography.Text>
      {isEmpty && (
        <Typography.Text type="danger" role="alert">
          {threadText('enterText')}
        </Typography.Text>
      )}
      {leaveDialog}
    </div>
  )
}
