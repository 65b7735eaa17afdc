import { useEffect, useRef } from 'react'
import { Select, type GetRef } from 'antd'
import { useGetThreadPeopleQuery, type ThreadPerson } from '../api/thread'
import { NoOptions } from '../shared/lists/NoOptions'
import { popupParent } from '../shared/popupParent'
import { useSettledSearch } from '../shared/useSettledSearch'
import { threadText } from './messages'

interface MentionSelectProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChoose: (person: ThreadPerson) => void
  /** After a choice or Escape: the writing continues. */
  onDone: () => void
}

/** Searches people of the organisation. The arrow keys and Enter choose one. */
export function MentionSelect({ isOpen, onOpenChange, onChoose, onDone }: MentionSelectProps) {
  const field = useRef<GetRef<typeof Select>>(null)
  const [search, setTyped] = useSettledSearch()
  const { data, isFetching, error, refetch } = useGetThreadPeopleQuery(search === undefined ? {} : { search }, {
    skip: !isOpen,
  })
  const people = data?.data.people ?? []
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])
  return (
    <Select<string>
      ref={field}
      size="small"
      className="mention-select"
      aria-label={threadText('mention')}
      placeholder={threadText('mention')}
      value={null}
      open={isOpen}
      onOpenChange={onOpenChange}
      loading={isFetching}
      getPopupContainer={popupParent}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={people.map(({ _id, name }) => ({ value: _id, label: name }))}
      notFoundContent={<NoOptions query={{ isFetching, error, refetch }} none={threadText('noPeople')} />}
      onChange={(id) => {
        const person = people.find(({ _id }) => _id === id)
        if (person) onChoose(person)
        onOpenChange(false)
        onDone()
      }}
      onKeyDown={(event) => {
        // Neither the page nor a dialog behind must act on these keys.
        event.stopPropagation()
        if (event.key === 'Escape') onDone()
      }}
    />
  )
}
