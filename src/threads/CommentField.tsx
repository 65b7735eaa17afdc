import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Flex, Input, type GetRef } from 'antd'
import type { ThreadPerson } from '../api/thread'
import { MentionSelect } from './MentionSelect'
import { threadText } from './messages'

/** A text with the people who were chosen while it was written. */
export interface Draft {
  text: string
  people: readonly ThreadPerson[]
}

interface CommentFieldProps {
  label: string
  draft: Draft
  onChange: (draft: Draft) => void
  onSubmit: () => void
  isFocused?: boolean
  hasError?: boolean
  /** Buttons beside the choice of people. */
  children: ReactNode
}

const MAX_LENGTH = 4000

/** Text field with a choice of people, which an @ at the beginning of a word opens. */
export function CommentField({ label, draft, onChange, onSubmit, isFocused, hasError, children }: CommentFieldProps) {
  const field = useRef<GetRef<typeof Input.TextArea>>(null)
  const [isChoosing, setChoosing] = useState(false)
  // Where to continue writing after a name was inserted.
  const caret = useRef<number | null>(null)
  const area = () => field.current?.resizableTextArea?.textArea
  useLayoutEffect(() => {
    if (caret.current === null) return
    area()?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [draft.text])

  const change = (text: string) => {
    const at = area()?.selectionStart ?? text.length
    if (text.length > draft.text.length && /(^|\s)@$/.test(text.slice(0, at))) setChoosing(true)
    onChange({ ...draft, text })
  }
  const mention = (person: ThreadPerson) => {
    const at = area()?.selectionStart ?? draft.text.length
    const before = draft.text.slice(0, at)
    const start = before.endsWith('@') ? before : before === '' || /\s$/.test(before) ? `${before}@` : `${before} @`
    const upToName = `${start}${person.name} `
    const text = upToName + draft.text.slice(at).replace(/^ /, '')
    if (text.length > MAX_LENGTH) return
    caret.current = upToName.length
    onChange({ text, people: [...draft.people, person] })
  }
  const pressKey = (event: KeyboardEvent) => {
    // The shortcuts of the page behind must not act on what is typed.
    event.stopPropagation()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onSubmit()
  }
  return (
    <>
      <Input.TextArea
        ref={field}
        aria-label={label}
        aria-invalid={hasError}
        autoFocus={isFocused}
        autoSize={{ minRows: 2, maxRows: 10 }}
        maxLength={MAX_LENGTH}
        status={hasError ? 'error' : undefined}
        placeholder={threadText('placeholder')}
        value={draft.text}
        onChange={({ target }) => change(target.value)}
        onKeyDown={pressKey}
      />
      <Flex align="center" gap={8} wrap className="comment-tools">
        <MentionSelect
          isOpen={isChoosing}
          onOpenChange={setChoosing}
          onChoose={mention}
          onDone={() => field.current?.focus()}
        />
        {children}
      </Flex>
    </>
  )
}

/** The IDs of the people whose names are still in the text. */
export const mentionedIn = ({ text, people }: Draft): string[] => [
  ...new Set(people.filter(({ name }) => text.includes(`@${name}`)).map(({ _id }) => _id)),
]
